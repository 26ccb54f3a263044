/** The rhythms, and advice about the chosen one. */
import { useSelector } from '@xstate/react';
import { Clock3 } from 'lucide-react';
import { useId } from 'react';
import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { countsOf, PATTERN_IDS, PATTERNS } from '../../../machines/games/breathing-puzzle/patterns';
import {
  selectIsPatternOpen,
  selectPattern,
  selectSessionMs,
} from '../../../machines/games/breathing-puzzle/selectors';
import { ChoiceTile } from '../../ui/ChoiceTile';
import { Figure } from '../../ui/Figure';
import styles from './breathing-puzzle.module.css';
import { duration } from './duration';

export function Patterns({ actor }: { actor: BreathingPuzzleActor }) {
  const id = useId();
  const chosen = useSelector(actor, selectPattern);
  const isOpen = useSelector(actor, selectIsPatternOpen);
  const ms = useSelector(actor, selectSessionMs);
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
              onChoose={() => actor.send({ type: 'pattern.chosen', pattern })}
              className={styles.pattern}
            >
              <span className={styles.name}>{PATTERNS[pattern].name}</span>
              <span className={styles.counts}>{countsOf(PATTERNS[pattern])}</span>
            </ChoiceTile>
          ))}
        </div>
      </fieldset>
      <p id={`${id}note`} className={styles.note}>
        {description} {isOpen && note}
      </p>
      <p className={styles.duration}>
        <Clock3 size={17} aria-hidden />
        <span>
          Duration <Figure label="Duration">{duration(ms)}</Figure>
        </span>
      </p>
    </div>
  );
}
