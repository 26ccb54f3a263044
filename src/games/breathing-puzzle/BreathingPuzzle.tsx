/** The Breathing Puzzle in play: the bubble, and what can be chosen beside it. */
import { useSelector } from '@xstate/react';
import type { breathingPuzzleMachine } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { selectNext, selectOfCycles, selectSaid } from '../../../machines/games/breathing-puzzle/selectors';
import { BreathControls } from '../../play/BreathControls';
import { BreathStage, Cycle } from '../../play/BreathStage';
import breath from '../../play/breath.module.css';
import type { PlayProps } from '../../play/define-game';
import styles from './breathing-puzzle.module.css';
import { Pace } from './Pace';
import { Patterns } from './Patterns';

export function BreathingPuzzle({ actor, scene }: PlayProps<typeof breathingPuzzleMachine>) {
  const said = useSelector(actor, selectSaid);
  const isAtRest = useSelector(actor, selectNext) === 'start';
  const of = useSelector(actor, selectOfCycles);
  return (
    <div className={`${breath.play} ${styles.play}`}>
      <div className={breath.head}>
        <h1 className={breath.title}>Breathing Puzzle</h1>
        {isAtRest && (
          <p className={`${breath.line} ${styles.line}`}>
            Choose a rhythm and let the bubble lead your breath.
          </p>
        )}
      </div>
      <BreathStage
        scene={scene}
        actor={actor}
        said={said}
        figures={
          <p className={breath.pill}>
            <span>
              <Cycle actor={actor} of={of} />
            </span>
          </p>
        }
      />
      <div className={styles.panel}>
        <BreathControls actor={actor} title="Breathing Puzzle" />
        <Patterns actor={actor} />
        <Pace actor={actor} />
      </div>
    </div>
  );
}
