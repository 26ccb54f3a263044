import { useSelector } from '@xstate/react';
import { Clock3 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { capitalize } from '../../../domain/text';
import type {
  MemoryCardsActor,
  memoryCardsMachine,
} from '../../../machines/games/memory-cards/memory-cards.machine';
import { PROGRESS_FULL_SECONDS } from '../../../machines/games/memory-cards/rules';
import {
  selectLevel,
  selectPlaySeconds,
  selectPlayStartTime,
  selectTheme,
  selectTurnCount,
} from '../../../machines/games/memory-cards/selectors';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { useServices } from '../../services/context';
import { minutesAndSeconds } from '../../ui/format-time';
import { LiveFigure } from '../../ui/LiveFigure';
import bar from '../../ui/progress.module.css';
import { AfterLevel } from './AfterLevel';
import styles from './memory-cards.module.css';

export function MemoryCards({ actor, scene }: PlayProps<typeof memoryCardsMachine>) {
  return (
    <div className={styles.table}>
      <Figures actor={actor} />
      {scene}
      <AfterLevel actor={actor} />
    </div>
  );
}

function Figures({ actor }: { actor: MemoryCardsActor }) {
  const level = useSelector(actor, selectLevel);
  const theme = useSelector(actor, selectTheme);
  const isHidden = useAreFiguresHidden();
  return (
    <div className={`${group.figures} self-center`} data-fades>
      <h1>
        <span>
          Level&nbsp;
          <LiveFigure label="Level">{level}</LiveFigure>
        </span>
        <small>{capitalize(theme)}</small>
      </h1>
      {isHidden ? null : <TurnsAndTime actor={actor} />}
    </div>
  );
}

function TurnsAndTime({ actor }: { actor: MemoryCardsActor }) {
  const turns = useSelector(actor, selectTurnCount);
  const { time, progress } = useTimePlayed(actor);
  return (
    <>
      <p>
        <LiveFigure label="Turns">{turns}</LiveFigure>
        <span>{turns === 1 ? 'turn' : 'turns'}</span>
      </p>
      {/* The bar shows the same time as the clock. */}
      <p>
        <Clock3 size={16} aria-hidden />
        <LiveFigure ref={time} label="Time" />
        <progress
          ref={progress}
          className={`${bar.bar} ${styles.progress}`}
          aria-label="Time passed"
          max={PROGRESS_FULL_SECONDS}
        />
      </p>
    </>
  );
}

/** Writes to the DOM once a second. A React render would take as much CPU time as all the rest of an idle board. */
function useTimePlayed(actor: MemoryCardsActor) {
  const { clock } = useServices();
  const time = useRef<HTMLOutputElement>(null);
  const progress = useRef<HTMLProgressElement>(null);
  useLayoutEffect(() => {
    let next = 0;
    const show = () => {
      clock.clearTimeout(next);
      const now = clock.now();
      const seconds = selectPlaySeconds(actor.getSnapshot(), now);
      const words = minutesAndSeconds(seconds);
      if (time.current && time.current.textContent !== words) time.current.textContent = words;
      if (progress.current) progress.current.value = Math.min(seconds, PROGRESS_FULL_SECONDS);
      const since = selectPlayStartTime(actor.getSnapshot());
      if (since !== null) next = clock.setTimeout(show, 1000 - ((now - since) % 1000));
    };
    show();
    const { unsubscribe } = actor.subscribe(show);
    return () => {
      unsubscribe();
      clock.clearTimeout(next);
    };
  }, [actor, clock]);
  return { time, progress };
}
