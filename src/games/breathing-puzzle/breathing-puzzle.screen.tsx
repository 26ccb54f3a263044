import { useSelector } from '@xstate/react';
import type { breathingPuzzleMachine } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import {
  selectCycleCount,
  selectPatternId,
  selectSessionStage,
  selectVariant,
} from '../../../machines/games/breathing-puzzle/selectors';
import { AskMusic } from '../../play/AskBefore';
import { BreathControls } from '../../play/BreathControls';
import { BreathStage, Cycle } from '../../play/BreathStage';
import breath from '../../play/breath.module.css';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { BreathPatternPicker } from './BreathPatternPicker';
import styles from './breathing-puzzle.module.css';
import { PaceControls } from './PaceControls';

const LINES = {
  full: 'Choose a rhythm and let the bubble lead your breath.',
  simplified: 'The simpler one: choose once, then only breathe.',
  follow: 'Hold while you breathe in, let go while you breathe out.',
} as const;

export function BreathingPuzzle({ actor, scene }: PlayProps<typeof breathingPuzzleMachine>) {
  const isReady = useSelector(actor, selectSessionStage) === 'ready';
  const of = useSelector(actor, selectCycleCount);
  const isFollowed = useSelector(actor, selectPatternId) === 'follow';
  const isFull = useSelector(actor, selectVariant) === 'full';
  return (
    <div className={`${breath.play} ${styles.play}`}>
      <div className={breath.head}>
        <h1 className={breath.title} data-game-title>
          Breathing Puzzle
        </h1>
        {isReady ? (
          <p className={`text-muted text-balance ${breath.line}`} data-ready>
            {LINES[isFollowed ? 'follow' : isFull ? 'full' : 'simplified']}
          </p>
        ) : (
          !isFollowed && (
            <div className={group.figures} data-fades>
              <Cycle actor={actor} of={of} />
            </div>
          )
        )}
      </div>
      <BreathStage scene={scene} actor={actor} isFollowed={isFollowed} />
      <div className={`${group.paper} ${styles.panel}`} data-fades>
        <BreathControls actor={actor} title="Breathing Puzzle" isFollowed={isFollowed} />
        <BreathPatternPicker actor={actor} />
        {!isFollowed && <PaceControls actor={actor} />}
        {isReady && <AskMusic />}
      </div>
    </div>
  );
}
