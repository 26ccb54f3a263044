import { useId } from 'react';
import { ChoiceTile } from './ChoiceTile';
import styles from './choices.module.css';

interface Choice<TValue> {
  readonly value: TValue;
  readonly label: string;
  /** Consequence of the choice. */
  readonly hint?: string;
}

interface ChoicesProps<TValue> {
  legend: string;
  hint?: string;
  choices: readonly Choice<TValue>[];
  /** The page suggests no answer: null until the person chooses. */
  chosen: TValue | null;
  onChoose: (value: TValue) => void;
}

export function ChoiceGroup<TValue extends string | boolean>({
  legend,
  hint,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<TValue>) {
  const name = useId();
  return (
    <fieldset className="grid gap-8" aria-describedby={hint ? `${name}hint` : undefined}>
      <legend className="mb-8 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${name}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className="grid gap-10">
        {choices.map(({ value, label, hint: consequence }) => (
          <ChoiceTile
            key={String(value)}
            name={name}
            isChosen={chosen === value}
            onChoose={() => onChoose(value)}
            look="outlined"
            className={styles.choice}
          >
            <span className={styles.mark} aria-hidden />
            <span className="grid gap-2">
              <span>{label}</span>
              {consequence && <span className={styles.hint}>{consequence}</span>}
            </span>
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}
