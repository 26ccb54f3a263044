import { useId } from 'react';
import { ChoiceTile } from './ChoiceTile';
import styles from './segmented.module.css';

interface SegmentedProps<TValue extends string> {
  legend: string;
  choices: readonly { readonly value: TValue; readonly label: string }[];
  chosen: TValue | undefined;
  onChoose: (value: TValue) => void;
  isDisabled?: boolean;
  /** `bar`: the choices lie on one bar; `chips`: they are separate. */
  look?: 'bar' | 'chips';
}

export function Segmented<TValue extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  isDisabled = false,
  look = 'bar',
}: SegmentedProps<TValue>) {
  const name = useId();
  return (
    <fieldset className={styles[look]} aria-label={legend} disabled={isDisabled}>
      {choices.map(({ value, label }) => (
        <ChoiceTile
          key={value}
          name={name}
          isChosen={chosen === value}
          onChoose={() => onChoose(value)}
          className={styles.choice}
        >
          <span>{label}</span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
