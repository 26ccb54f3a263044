/** The length of a guided exercise in whole minutes. Its accessible name has the exact duration. */
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import { ChoiceTile } from '../ui/ChoiceTile';
import { durationText } from '../ui/format-time';
import styles from './how-long.module.css';
import choices from './intro-choices.module.css';

interface Length<TValue extends number> {
  readonly value: TValue;
  /** Duration, ms; null for a session without an end. */
  readonly ms: number | null;
  /** Text below the duration: '4 breaths'. */
  readonly hint?: string | undefined;
}

/** `3 min`; seconds below a minute. */
const inMinutes = (ms: number | null): string =>
  ms === null ? 'Open' : ms < 60_000 ? durationText(ms) : `${Math.round(ms / 60_000)} min`;

/** `3 min, exactly 3 min 12 s` */
function nameOf(ms: number | null, hint: string | undefined): string {
  const words = inMinutes(ms);
  const exact = ms !== null && durationText(ms) !== words && `exactly ${durationText(ms)}`;
  return [words, hint, exact].filter(Boolean).join(', ');
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
    <fieldset className={`container-inline ${styles.lengths}`} disabled={closed !== undefined}>
      <legend className={styles.legend}>
        How long
        {closed !== undefined && <small>{closed}</small>}
      </legend>
      <div className={styles.choices}>
        {lengths.map(({ value, ms, hint }) => (
          <ChoiceTile
            key={value}
            name={name}
            label={nameOf(ms, hint)}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
            className={`tabular-nums ${styles.length}`}
          >
            <span className={styles.words}>{inMinutes(ms)}</span>
            {hint && <span>{hint}</span>}
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}

/** The exact duration with the current choices. */
export const ChosenLength = ({ words }: { words: string }) => (
  <p className={choices.duration}>
    <Hourglass size={18} aria-hidden />
    <output className={choices.chosen} aria-label="Chosen length">
      {words}
    </output>
  </p>
);
