import { useSelector } from '@xstate/react';
import { Footprints, MapPin, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import type { mindfulMazeMachine } from '../../../machines/games/mindful-maze/mindful-maze.machine';
import {
  selectExits,
  selectGuidanceText,
  selectIsComplete,
  selectWalksByItself,
} from '../../../machines/games/mindful-maze/selectors';
import type { GameActorProps, PlayProps } from '../../play/define-game';
import { useNextActionProps, usePlay, useStartButton } from '../../play/play-context';
import page from '../../play/scene-screen.module.css';
import { Button } from '../../ui/Button';
import styles from './mindful-maze.module.css';

export function MindfulMaze({ actor, scene }: PlayProps<typeof mindfulMazeMachine>) {
  const isComplete = useSelector(actor, selectIsComplete);
  const exits = useSelector(actor, (snapshot) => selectExits(snapshot).length);
  const { focusScene } = usePlay();
  // An exit that had the focus may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the number of exits
  useEffect(() => void focusScene(), [exits, focusScene]);
  return (
    <div className={`${page.screen} ${styles.garden}`}>
      <h1 data-game-title>Mindful Maze</h1>
      <div className={`${page.scene} ${styles.paths}`}>{scene}</div>
      {/* The scene announces the words. */}
      <div className={styles.said}>
        <p className={page.words}>{useSelector(actor, selectGuidanceText)}</p>
      </div>
      <div className={`${page.controls} ${styles.helps}`}>
        {isComplete ? <Ended /> : <Helps actor={actor} />}
      </div>
    </div>
  );
}

function Helps({ actor }: GameActorProps<typeof mindfulMazeMachine>) {
  const walksByItself = useSelector(actor, selectWalksByItself);
  return (
    <>
      <Button className={styles.help} data-fades onClick={() => actor.send({ type: 'distance.asked' })}>
        <MapPin size={18} aria-hidden />
        How far?
      </Button>
      <Button
        className={styles.help}
        aria-pressed={walksByItself}
        data-fades
        onClick={() => actor.send({ type: 'walk.toggled' })}
      >
        <Footprints size={18} aria-hidden />
        Walk by itself
      </Button>
    </>
  );
}

function Ended() {
  const { label, start } = useStartButton('Begin again');
  const next = useNextActionProps();
  return (
    <Button look="primary" onClick={start} {...next}>
      <RotateCcw size={20} aria-hidden />
      <span>{label}</span>
    </Button>
  );
}
