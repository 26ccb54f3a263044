/** The scene of Box Breathing and the Breathing Puzzle, and the current instruction. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { AnyActorRef } from 'xstate';
import {
  type BreathSnapshot,
  selectButtonAction,
  selectCount,
  selectCycle,
  selectIsAwaited,
  selectIsInhaling,
  selectStage,
  selectWord,
} from '../../machines/breath-session';
import type { FollowEvent } from '../../machines/follow';
import { Figure } from '../ui/Figure';
import styles from './breath.module.css';
import { FollowSurface } from './FollowSurface';

export interface BreathActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): BreathSnapshot;
  send(event: FollowEvent): void;
}

interface BreathStageProps {
  scene: ReactElement;
  actor: BreathActor;
  /** Whether the person shows the breath. */
  isFollowed: boolean;
}

/** Word and count are DOM text, so they work without a canvas. */
export function BreathStage({ scene, actor, isFollowed }: BreathStageProps) {
  const word = useSelector(actor, selectWord);
  const count = useSelector(actor, selectCount);
  const isReady = useSelector(actor, selectStage) === 'ready';
  const next = useSelector(actor, selectButtonAction);
  const isAwaited = useSelector(actor, selectIsAwaited);
  const isInhaling = useSelector(actor, selectIsInhaling);
  return (
    <div className={styles.stage} data-ready={isReady || undefined}>
      {scene}
      {isFollowed && next === 'pause' && <FollowSurface actor={actor} isInhaling={isInhaling} />}
      <div className={styles.words} data-words>
        {/* Hidden from screen readers, which read the announcement of the page instead. */}
        <p className={styles.word} aria-hidden>
          {word}
        </p>
        {isAwaited ? (
          <p className={styles.how} aria-hidden>
            Hold while you breathe in
          </p>
        ) : (
          <p className={styles.count}>{count ?? ' '}</p>
        )}
      </div>
    </div>
  );
}

export function Cycle({ actor, of }: { actor: BreathActor; of: number }) {
  const cycle = useSelector(actor, (snapshot) => selectCycle(snapshot, of));
  return (
    <p>
      Cycle <Figure label="Cycle">{cycle}</Figure> <span>{`of ${of}`}</span>
    </p>
  );
}
