import { type ReactElement, type ReactNode, useId, useState } from 'react';
import styles from './panel.module.css';

/** A section of the panel with its heading. */
export function Section({
  title,
  children,
  aside,
}: {
  title: string;
  children: ReactNode;
  aside?: ReactElement;
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

interface PickProps {
  label: string;
  choices: readonly string[];
  /** Choice at the start. Default: the first one. */
  first?: string | undefined;
  /** Returns the displayed text of a choice. Default: the choice itself. */
  shown?: (choice: string) => string;
  /** Label of the button. */
  act: string;
  onPick: (choice: string) => void;
}

/** A list with a button that applies the choice. Without the button each arrow key would apply a choice. */
export function Pick({ label, choices, first, shown, act, onPick }: PickProps) {
  const [chosen, setChosen] = useState('');
  const value = [chosen, first].find((one) => one !== undefined && choices.includes(one)) ?? choices[0] ?? '';
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        onPick(value);
      }}
    >
      <label className={styles.grow}>
        <span className={styles.label}>{label}</span>
        <select className={styles.field} value={value} onChange={({ target }) => setChosen(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {shown?.(choice) ?? choice}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.act}>
        {act}
      </button>
    </form>
  );
}
