import { type ReactNode, useId } from 'react';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  /** Content shown while the switch is on. */
  children?: ReactNode;
}

export function SwitchRow({ label, hint, isOn, isDisabled = false, onChange, children }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.words} htmlFor={id}>
        <span className="font-semibold">{label}</span>
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        disabled={isDisabled}
        aria-checked={isOn}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isOn && children ? <div className={styles.more}>{children}</div> : null}
    </div>
  );
}
