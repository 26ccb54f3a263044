/** The stage of Box Breathing and the Breathing Puzzle: background, scene, and the current instruction as text. */
import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import groveDay from '../../assets/images/breathing/grove-day.avif';
import groveNight from '../../assets/images/breathing/grove-night.avif';
import {
  type BreathSnapshot,
  selectCount,
  selectCycle,
  selectStage,
  selectWord,
} from '../../machines/breath-session';
import { useTheme } from '../services/context';
import { Figure } from '../ui/Figure';
import styles from './breath.module.css';

/** The part of a game's actor that the stage reads. */
export interface BreathActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): BreathSnapshot;
}

interface BreathStageProps {
  scene: ReactElement;
  actor: BreathActor;
  /** Content below the count. */
  children?: ReactNode;
}

/** The stage. Word, count and figures are DOM text, so they work without a canvas. */
export function BreathStage({ scene, actor, children }: BreathStageProps) {
  const word = useSelector(actor, selectWord);
  const count = useSelector(actor, selectCount);
  const isReady = useSelector(actor, selectStage) === 'ready';
  const isNight = useTheme() === 'night';
  return (
    <div className={styles.stage} data-ready={isReady || undefined}>
      <img className={styles.grove} src={isNight ? groveNight : groveDay} alt="" width={1600} height={900} />
      {scene}
      <div className={styles.words}>
        {/* Hidden from screen readers, which read the announcement of the page instead. */}
        <p className={styles.word} aria-hidden>
          {word}
        </p>
        <p className={styles.count}>{count ?? ' '}</p>
        {children}
      </div>
    </div>
  );
}

/** The number of the current cycle, and the total. */
export function Cycle({ actor, of }: { actor: BreathActor; of: number }) {
  const cycle = useSelector(actor, (snapshot) => selectCycle(snapshot, of));
  return (
    <span>
      Cycle <Figure label="Cycle">{cycle}</Figure> <span>{`of ${of}`}</span>
    </span>
  );
}
