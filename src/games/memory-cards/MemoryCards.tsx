/** Memory Cards in play: figures, the board's slot, and what follows a level. */
import { useSelector } from '@xstate/react';
import { Clock3, Repeat2 } from 'lucide-react';
import { useEffect, useReducer } from 'react';
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
import { useServices } from '../../services/context';
import { minutesAndSeconds } from '../../ui/format-time';
import { capitalised } from '../../ui/words';
import type { PlayProps } from '../define-game';
import { useHideFigures } from '../use-hide-figures';
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
    <div className={styles.figures}>
      <h1 className={styles.level}>
        Level&nbsp;
        <output aria-label="Level" aria-live="off">
          {level}
        </output>
        <small>{capitalised(theme)}</small>
      </h1>
      {isHidden ? null : <TurnsAndTime actor={actor} />}
    </div>
  );
}

function TurnsAndTime({ actor }: { actor: MemoryCardsActor }) {
  const turns = useSelector(actor, selectTurns);
  const seconds = useSecondsPlayed(actor);
  return (
    <>
      <div className={styles.pills}>
        <p className={styles.pill}>
          <Repeat2 size={18} aria-hidden />
          <output aria-label="Turns" aria-live="off">
            {turns}
          </output>
          <span className={styles.unit}>{turns === 1 ? 'turn' : 'turns'}</span>
        </p>
        <p className={styles.pill}>
          <Clock3 size={18} aria-hidden />
          <output aria-label="Time" aria-live="off">
            {minutesAndSeconds(seconds)}
          </output>
        </p>
      </div>
      <progress
        className={styles.progress}
        aria-label="Time passed"
        max={PROGRESS_SECONDS}
        value={Math.min(seconds, PROGRESS_SECONDS)}
      />
    </>
  );
}

/** Read anew when a second is full, which nobody else needs to hear of. */
function useSecondsPlayed(actor: MemoryCardsActor): number {
  const { clock } = useServices();
  const since = useSelector(actor, selectSince);
  const [, count] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (since === null) return;
    let id = 0;
    const wait = () => {
      id = clock.setTimeout(
        () => {
          count();
          wait();
        },
        1000 - ((clock.now() - since) % 1000),
      );
    };
    wait();
    return () => clock.clearTimeout(id);
  }, [clock, since]);
  return selectSeconds(actor.getSnapshot(), clock.now());
}
