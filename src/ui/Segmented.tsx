import { useId } from 'react';
import { ChoiceTile } from './ChoiceTile';
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
        <ChoiceTile
          key={value}
          name={name}
          isChosen={chosen === value}
          onChoose={() => onChoose(value)}
          className={styles.choice}
        >
          {label}
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
