/** The choice of rhythm, with advice about the chosen one. */
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { BREATH_MINUTES, type BreathMinutes } from '../../../machines/breath';
import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { countsOf, PATTERN_IDS, PATTERNS } from '../../../machines/games/breathing-puzzle/patterns';
import {
  cyclesOfLength,
  msOfLength,
  selectIsPatternOpen,
  selectMinutes,
  selectPattern,
  selectSessionMs,
} from '../../../machines/games/breathing-puzzle/selectors';
import { ChosenLength, HowLong } from '../../play/HowLong';
import { ChoiceTile } from '../../ui/ChoiceTile';
import { duration } from '../../ui/format-time';
import styles from './breathing-puzzle.module.css';

export function Patterns({ actor }: { actor: BreathingPuzzleActor }) {
  const id = useId();
  const chosen = useSelector(actor, selectPattern);
  const isOpen = useSelector(actor, selectIsPatternOpen);
  const { description, note } = PATTERNS[chosen];
  return (
    <div className={styles.rhythm}>
      <fieldset className={styles.patterns} disabled={!isOpen} aria-describedby={`${id}note`}>
        <legend className={styles.legend}>
          Pattern
          {!isOpen && <small>Reset to change</small>}
        </legend>
        <div className={styles.choices}>
          {PATTERN_IDS.map((pattern) => (
            <ChoiceTile
              key={pattern}
              name={`${id}pattern`}
              isChosen={pattern === chosen}
              onChoose={() => actor.send({ type: 'options.changed', options: { pattern } })}
              className={styles.pattern}
            >
              <span className={styles.name}>{PATTERNS[pattern].name}</span>
              <span className={styles.counts}>{countsOf(PATTERNS[pattern])}</span>
            </ChoiceTile>
          ))}
        </div>
      </fieldset>
      <p id={`${id}note`} className={styles.note}>
        {isOpen ? `${description} ${note}` : description}
      </p>
      <Length actor={actor} />
    </div>
  );
}

/** The session lengths, with their durations at the chosen pattern and pace. */
function Length({ actor }: { actor: BreathingPuzzleActor }) {
  const minutes = useSelector(actor, selectMinutes);
  const isOpen = useSelector(actor, selectIsPatternOpen);
  const ms = useSelector(actor, selectSessionMs);
  // Joins all lengths into one string, so that React renders only when one of them changes.
  const all = useSelector(actor, (snapshot) =>
    BREATH_MINUTES.map((each) => `${cyclesOfLength(snapshot, each)}:${msOfLength(snapshot, each)}`).join(),
  );
  const lengths = all.split(',').map((each, place) => {
    const [cycles, lasts] = each.split(':');
    return {
      value: BREATH_MINUTES[place] as BreathMinutes,
      ms: Number(lasts),
      ...(place === 0 && { hint: `${cycles} breaths` }),
    };
  });
  // A session hides the lengths, because the bubble and its pace need the space.
  if (!isOpen) return null;
  return (
    <>
      <HowLong
        lengths={lengths}
        chosen={minutes}
        onChoose={(chosen) => actor.send({ type: 'options.changed', options: { minutes: chosen } })}
      />
      <ChosenLength words={`${duration(ms)} with your choices`} />
    </>
  );
}
