import { useSelector } from '@xstate/react';
import { Lightbulb, RotateCcw, Route } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TERRACE_COUNT } from '../../../machines/games/water-flow/rules';
import {
  selectBasinCount,
  selectFullBasinCount,
  selectGamePhase,
  selectIsSolvedByGame,
  selectTerraceNumber,
} from '../../../machines/games/water-flow/selectors';
import { waterPathText } from '../../../machines/games/water-flow/text';
import type { WaterFlowActor, waterFlowMachine } from '../../../machines/games/water-flow/water-flow.machine';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useNextActionProps, useStartButton } from '../../play/play-context';
import { Button } from '../../ui/Button';
import { LiveFigure } from '../../ui/LiveFigure';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './water-flow.module.css';

export function WaterFlow({ actor, scene }: PlayProps<typeof waterFlowMachine>) {
  const phase = useSelector(actor, selectGamePhase);
  return (
    <div className={`flex flex-1 flex-col min-h-0 ${styles.garden}`} data-phase={phase}>
      <h1 data-game-title>Water Flow</h1>
      <Figures actor={actor} />
      <div ref={useTurnBack(actor)} className={`flex flex-1 min-h-0 ${styles.terrace}`}>
        {scene}
      </div>
      {phase === 'complete' ? <Ended /> : <Helps actor={actor} />}
    </div>
  );
}

/**
 * Shift+Space turns a stone back. The listener is native: the scene is in another React tree, so React events of its
 * buttons do not bubble to the returned ref's element.
 */
function useTurnBack(actor: WaterFlowActor) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current as HTMLDivElement;
    const turnBack = (event: KeyboardEvent) => {
      const { target } = (event.target as HTMLElement).dataset;
      if (event.key !== ' ' || !event.shiftKey || target === undefined) return;
      // The button would click on keyup.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) actor.send({ type: 'stone.turned', stone: Number(target), by: -1 });
    };
    element.addEventListener('keydown', turnBack, { capture: true });
    return () => element.removeEventListener('keydown', turnBack, { capture: true });
  }, [actor]);
  return around;
}

function Figures({ actor }: { actor: WaterFlowActor }) {
  const terrace = useSelector(actor, selectTerraceNumber);
  const full = useSelector(actor, selectFullBasinCount);
  const basins = useSelector(actor, selectBasinCount);
  return (
    <div className={`${group.figures} self-center ${styles.figures}`} data-fades>
      <p>
        <span aria-hidden>Terrace</span>
        <LiveFigure label="Terrace">{`${Math.max(1, terrace)} of ${TERRACE_COUNT}`}</LiveFigure>
      </p>
      <p>
        <span aria-hidden>Basins</span>
        <LiveFigure label="Basins">{`${full} of ${basins}`}</LiveFigure>
      </p>
    </div>
  );
}

function Helps({ actor }: { actor: WaterFlowActor }) {
  const phase = useSelector(actor, selectGamePhase);
  const isFinding = useSelector(actor, selectIsSolvedByGame);
  const [way, setWay] = useState('');
  const isIdle = phase !== 'terrace' || isFinding;
  const follow = () => setWay(waterPathText(actor.getSnapshot().context));
  return (
    <div className={styles.helps}>
      <div className={styles.said}>
        <p role="status" className={styles.way}>
          {phase === 'dusk' ? (
            'Lanterns drift by. Touch the water, if you like.'
          ) : isIdle || way === '' ? (
            ''
          ) : (
            <Way way={way} />
          )}
        </p>
      </div>
      <Button className={styles.help} aria-disabled={isIdle} data-fades onClick={() => !isIdle && follow()}>
        <Route size={18} aria-hidden />
        Follow the water
      </Button>
      <Button
        className={styles.help}
        aria-disabled={isIdle}
        data-fades
        onClick={() => !isIdle && actor.send({ type: 'terrace.solved' })}
      >
        <Lightbulb size={18} aria-hidden />
        Let the water find it
      </Button>
    </div>
  );
}

/** Screen readers get all of the water's path. The screen omits the first sentence to save space. */
function Way({ way }: { way: string }) {
  const end = way.indexOf('. ') + 1;
  return (
    <>
      {end > 0 && <VisuallyHidden>{way.slice(0, end)}</VisuallyHidden>}
      <span>{way.slice(end)}</span>
    </>
  );
}

function Ended() {
  const { label, start } = useStartButton('Begin again');
  const next = useNextActionProps();
  return (
    <div className={styles.helps}>
      <div className={styles.said}>
        <p className={styles.done}>The water has found its way.</p>
      </div>
      <Button look="primary" onClick={start} {...next}>
        <RotateCcw size={20} aria-hidden />
        <span>{label}</span>
      </Button>
    </div>
  );
}
