/** The choice of a guided exercise's length. Each option shows its exact duration. */
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import { ChoiceTile } from '../ui/ChoiceTile';
import styles from './how-long.module.css';
import choices from './intro-choices.module.css';

interface Length<TValue extends number> {
  readonly value: TValue;
  /** Exact duration in words: '3 min 12 s'. */
  readonly words: string;
  /** Text below the duration: '12 breaths'. */
  readonly hint: string;
}

interface HowLongProps<TValue extends number> {
  lengths: readonly Length<TValue>[];
  /** The chosen length; null when other choices give a different length. */
  chosen: TValue | null;
  onChoose: (value: TValue) => void;
  /** Reason why the length cannot change now. */
  closed?: string | undefined;
}

export function HowLong<TValue extends number>({ lengths, chosen, onChoose, closed }: HowLongProps<TValue>) {
  const name = useId();
  return (
    <fieldset className={styles.lengths} disabled={closed !== undefined}>
      <legend className={styles.legend}>
        How long
        {closed !== undefined && <small>{closed}</small>}
      </legend>
      <div className={styles.choices}>
        {lengths.map(({ value, words, hint }) => (
          <ChoiceTile
            key={value}
            name={name}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
            className={styles.length}
          >
            <span className={styles.words}>{words}</span>
            <span>{hint}</span>
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}

/** The duration range of the game's card, and the exact duration with the current choices. */
export const ChosenLength = ({ range, words }: { range: string; words: string }) => (
  <p className={choices.duration}>
    <Hourglass size={18} aria-hidden />
    <span>{range}</span>
    <output className={choices.chosen} aria-label="Chosen length">
      {words}
    </output>
  </p>
);
