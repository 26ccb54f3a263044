/** Where a breath is led, in every game that leads one: the grove, the scene before it, and what to do now in words. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import groveDay from '../../assets/images/breathing/grove-day.avif';
import groveNight from '../../assets/images/breathing/grove-night.avif';
import {
  type BreathSnapshot,
  selectCount,
  selectCycles,
  selectStage,
  selectWord,
} from '../../machines/breath-session';
import { useTheme } from '../services/context';
import { Figure } from '../ui/Figure';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './breath.module.css';

/** As much of a game's actor as is read here. */
export interface BreathActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): BreathSnapshot;
}

interface BreathStageProps {
  scene: ReactNode;
  actor: BreathActor;
  /** What is said aloud now. */
  said: string;
  /** Below the count. */
  children?: ReactNode;
  /** Figures in the upper corners. */
  figures?: ReactNode;
}

/** Word, count and figures stand in the page itself: they wait for no canvas, and can be enlarged and read aloud. */
export function BreathStage({ scene, actor, said, children, figures }: BreathStageProps) {
  const word = useSelector(actor, selectWord);
  const count = useSelector(actor, selectCount);
  const isReady = useSelector(actor, selectStage) === 'ready';
  const isNight = useTheme() === 'night';
  return (
    <div className={styles.stage} data-ready={isReady || undefined}>
      <img className={styles.grove} src={isNight ? groveNight : groveDay} alt="" width={1600} height={900} />
      {scene}
      <div className={styles.words}>
        {/* What is said aloud is said below, once for each phase. */}
        <p className={styles.word} aria-hidden>
          {word}
        </p>
        <p className={styles.count}>{count ?? ' '}</p>
        {children}
      </div>
      {figures && <div className={styles.figures}>{figures}</div>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** How many breaths are finished, of how many. */
export function Cycle({ actor, of }: { actor: BreathActor; of: number }) {
  const cycles = useSelector(actor, selectCycles);
  return (
    <>
      Cycle <Figure label="Cycle">{cycles}</Figure> of {of}
    </>
  );
}
