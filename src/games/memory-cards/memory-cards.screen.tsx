/** Memory Cards on screen: intro, figures, the board's slot, and what follows a level. */
import { useSelector } from '@xstate/react';
import { ArrowRight, Clock3, Repeat2, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { findGame, type Game } from '../../../domain/catalogue';
import { SCENES } from '../../../engine/games/registry';
import { memoryCardsMachine } from '../../../machines/games/memory-cards/memory-cards.machine';
import { PROGRESS_SECONDS } from '../../../machines/games/memory-cards/rules';
import {
  announce,
  type Phase,
  selectLevel,
  selectPhase,
  selectSeconds,
  selectTheme,
  selectTurns,
} from '../../../machines/games/memory-cards/selectors';
import { THEME_NAMES } from '../../../machines/games/memory-cards/themes';
import { SceneHost } from '../../stage/SceneHost';
import { Button } from '../../ui/Button';
import { minutesAndSeconds } from '../../ui/format-time';
import { pictureUrl } from '../../ui/pictures';
import { GameFrame } from '../GameFrame';
import { capitalised, GameIntro } from '../GameIntro';
import { newSeed, useGame, usePreload } from '../use-game';
import { useHideFigures } from '../use-hide-figures';
import { useStart } from '../use-start';
import styles from './memory-cards.module.css';

const GAME = findGame('memory-cards') as Game;

export default function MemoryCardsScreen() {
  const input = useMemo(() => ({ seed: newSeed() }), []);
  const actor = useGame('memory-cards', memoryCardsMachine, input);
  const phase = useSelector(actor, selectPhase);
  usePreload('memory-cards');
  const begin = () => actor.send({ type: 'game.started' });

  return (
    <GameFrame
      game={GAME}
      title="Memory Cards Game"
      className={styles.scenery}
      onLeave={phase === 'ready' ? undefined : () => actor.send({ type: 'game.left' })}
    >
      {phase === 'ready' ? (
        <GameIntro
          game={GAME}
          text="Turn two cards at a time. Matching pairs stay. There is no hurry."
          startLabel="Start Game"
          onStart={begin}
        >
          <Levels />
        </GameIntro>
      ) : (
        <div className={styles.table}>
          <Figures actor={actor} />
          <SceneHost actor={actor} load={SCENES['memory-cards']} label="Board" announce={announce} />
          <AfterLevel phase={phase} actor={actor} />
        </div>
      )}
    </GameFrame>
  );
}

type Actor = ReturnType<typeof useGame<typeof memoryCardsMachine>>;

function Levels() {
  return (
    <section className={styles.levels}>
      <h2 className={styles.levelsTitle}>Six levels, six places</h2>
      <ol className={styles.places}>
        {THEME_NAMES.map((theme, index) => {
          const url = pictureUrl(`memory-cards/places/${theme}.webp`);
          return (
            <li key={theme}>
              {url && <img className={styles.thumbnail} src={url} alt="" width={320} height={189} />}
              <b>{index + 1}</b> {capitalised(theme)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Figures({ actor }: { actor: Actor }) {
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

function TurnsAndTime({ actor }: { actor: Actor }) {
  const turns = useSelector(actor, selectTurns);
  const seconds = useSelector(actor, selectSeconds);
  return (
    <>
      <div className={styles.pills}>
        <p className={styles.pill}>
          <Repeat2 size={18} aria-hidden />
          <output aria-label="Turns" aria-live="off">
            {turns}
          </output>
          <span className={styles.unit}>turns</span>
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

function AfterLevel({ phase, actor }: { phase: Phase; actor: Actor }) {
  const { label, start } = useStart(GAME.id, 'Restart Game', () => actor.send({ type: 'game.started' }));
  if (phase === 'level-complete') {
    return (
      <div className={styles.after}>
        <Button look="primary" onClick={() => actor.send({ type: 'level.advanced' })}>
          Next Level
          <ArrowRight size={20} aria-hidden />
        </Button>
      </div>
    );
  }
  if (phase === 'all-levels-complete') {
    return (
      <div className={styles.after}>
        <p className={styles.done}>All levels completed. Six quiet boards, well done.</p>
        <Button look="primary" onClick={start}>
          <RotateCcw size={20} aria-hidden />
          {label}
        </Button>
      </div>
    );
  }
  return null;
}
