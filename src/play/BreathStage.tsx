/** The scene of Box Breathing and the Breathing Puzzle, and the current instruction. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { AnyActorRef } from 'xstate';
import {
  type BreathSnapshot,
  selectBreathWord,
  selectButtonAction,
  selectCountInPhase,
  selectCycleNumber,
  selectIsFirstPressAwaited,
  selectIsPersonInhaling,
  selectSessionStage,
} from '../../machines/breath-session';
import type { FollowEvent } from '../../machines/follow';
import { LiveFigure } from '../ui/LiveFigure';
import styles from './breath.module.css';
import { HoldToBreatheSurface } from './HoldToBreatheSurface';

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
  const word = useSelector(actor, selectBreathWord);
  const count = useSelector(actor, selectCountInPhase);
  const isReady = useSelector(actor, selectSessionStage) === 'ready';
  const next = useSelector(actor, selectButtonAction);
  const isAwaited = useSelector(actor, selectIsFirstPressAwaited);
  const isInhaling = useSelector(actor, selectIsPersonInhaling);
  return (
    <div className={styles.stage} data-ready={isReady || undefined}>
      {scene}
      {isFollowed && next === 'pause' && <HoldToBreatheSurface actor={actor} isInhaling={isInhaling} />}
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
  const cycle = useSelector(actor, (snapshot) => selectCycleNumber(snapshot, of));
  return (
    <p>
      Cycle <LiveFigure label="Cycle">{cycle}</LiveFigure> <span>{`of ${of}`}</span>
    </p>
  );
}
