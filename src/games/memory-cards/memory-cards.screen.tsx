import { useSelector } from '@xstate/react';
import { Clock3 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { capitalized } from '../../../domain/text';
import type {
  MemoryCardsActor,
  memoryCardsMachine,
} from '../../../machines/games/memory-cards/memory-cards.machine';
import { PROGRESS_SECONDS } from '../../../machines/games/memory-cards/rules';
import {
  selectLevel,
  selectSeconds,
  selectSince,
  selectTheme,
  selectTurns,
} from '../../../machines/games/memory-cards/selectors';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useHideFigures } from '../../play/use-hide-figures';
import { useServices } from '../../services/context';
import { Figure } from '../../ui/Figure';
import { minutesAndSeconds } from '../../ui/format-time';
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
  const isHidden = useHideFigures();
  return (
    <div className={`${group.figures} self-center`} data-fades>
      <h1>
        <span>
          Level&nbsp;
          <Figure label="Level">{level}</Figure>
        </span>
        <small>{capitalized(theme)}</small>
      </h1>
      {isHidden ? null : <TurnsAndTime actor={actor} />}
    </div>
  );
}

function TurnsAndTime({ actor }: { actor: MemoryCardsActor }) {
  const turns = useSelector(actor, selectTurns);
  const { time, progress } = useTimePlayed(actor);
  return (
    <>
      <p>
        <Figure label="Turns">{turns}</Figure>
        <span>{turns === 1 ? 'turn' : 'turns'}</span>
      </p>
      {/* The bar shows the same time as the clock. */}
      <p>
        <Clock3 size={16} aria-hidden />
        <Figure ref={time} label="Time" />
        <progress
          ref={progress}
          className={`${bar.bar} ${styles.progress}`}
          aria-label="Time passed"
          max={PROGRESS_SECONDS}
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
      const seconds = selectSeconds(actor.getSnapshot(), now);
      const words = minutesAndSeconds(seconds);
      if (time.current && time.current.textContent !== words) time.current.textContent = words;
      if (progress.current) progress.current.value = Math.min(seconds, PROGRESS_SECONDS);
      const since = selectSince(actor.getSnapshot());
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
