import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** A part of the panel with its heading. */
export function Section({
  title,
  children,
  aside,
}: {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

interface ActProps {
  children: ReactNode;
  onAct: () => void;
  isPressed?: boolean;
  isDisabled?: boolean;
}

/** A small button of the panel. */
export const Act = ({ children, onAct, isPressed, isDisabled }: ActProps) => (
  <button type="button" className={styles.act} onClick={onAct} aria-pressed={isPressed} disabled={isDisabled}>
    {children}
  </button>
);
