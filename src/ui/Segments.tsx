import styles from './segments.module.css';

interface SegmentsProps<TValue extends string> {
  label: string;
  choices: readonly { readonly value: TValue; readonly label: string }[];
  chosen: TValue;
  onChoose: (value: TValue) => void;
  isDisabled?: boolean;
  /** `track`: all choices on one track; `chips`: separate chips. */
  look?: 'track' | 'chips';
}

/** A row of choices, one of which is selected. */
export const Segments = <TValue extends string>({
  label,
  choices,
  chosen,
  onChoose,
  isDisabled = false,
  look = 'track',
}: SegmentsProps<TValue>) => (
  <fieldset className={styles[look]} aria-label={label} disabled={isDisabled}>
    {choices.map(({ value, label: name }) => (
      <button
        key={value}
        type="button"
        className={look === 'track' ? styles.segment : styles.chip}
        aria-pressed={chosen === value}
        onClick={() => onChoose(value)}
      >
        {name}
      </button>
    ))}
  </fieldset>
);
