import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<TValue extends string> {
  /** What is chosen, for whoever does not see what stands around it. */
  legend: string;
  choices: readonly { readonly value: TValue; readonly label: string }[];
  chosen: TValue;
  onChoose: (value: TValue) => void;
}

/** A few choices in one bar, of which one is always made. */
export function Segmented<TValue extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: SegmentedProps<TValue>) {
  const name = useId();
  return (
    <fieldset className={styles.bar} aria-label={legend}>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
