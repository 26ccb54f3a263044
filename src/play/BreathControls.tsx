/** The buttons of Box Breathing and the Breathing Puzzle. */
import { useSelector } from '@xstate/react';
import { Pause, RotateCcw, Wind } from 'lucide-react';
import { selectButtonAction, selectSessionStage } from '../../machines/breath-session';
import { useServices } from '../services/context';
import { useMediaControls } from '../services/use-media-controls';
import { Button } from '../ui/Button';
import type { BreathActor } from './BreathStage';
import styles from './breath.module.css';
import { useNextActionProps, usePlay, usePlayState, useStartButton } from './play-context';
import { RepeatButton, ResumeButton } from './ResumeButtons';

type BreathEvent =
  | { readonly type: 'breath.paused'; readonly at: number }
  | { readonly type: 'breath.resumed'; readonly at: number }
  | { readonly type: 'breath.reset' };

interface BreathControlsProps {
  actor: BreathActor & { send(event: BreathEvent): void };
  /** Title in the device's media controls. */
  title: string;
  /** Whether the person shows the breath. */
  isFollowed: boolean;
}

export function BreathControls({ actor, title, isFollowed }: BreathControlsProps) {
  const { clock } = useServices();
  const next = useSelector(actor, selectButtonAction);
  const isReady = useSelector(actor, selectSessionStage) === 'ready';
  const { label, start } = useStartButton('Start');
  const { canRepeat } = usePlayState(usePlay());
  // While the person shows the breath, the next action is the surface.
  const action = useNextActionProps(!isFollowed || next !== 'pause');
  const act = {
    start,
    pause: () => actor.send({ type: 'breath.paused', at: clock.now() }),
    resume: () => actor.send({ type: 'breath.resumed', at: clock.now() }),
  };
  useMediaControls(title, { isLed: next !== 'start', isPlaying: next === 'pause', ...act });
  return (
    <div className={styles.controls} data-fades data-stays={next === 'pause' ? undefined : ''}>
      {canRepeat ? (
        <RepeatButton />
      ) : (
        <Button look="primary" onClick={act[next]} {...action}>
          {next === 'pause' ? <Pause size={20} aria-hidden /> : <Wind size={20} aria-hidden />}
          <span>{next === 'start' ? label : next === 'pause' ? 'Pause' : 'Resume'}</span>
        </Button>
      )}
      <Button
        look="outlined"
        aria-disabled={isReady}
        onClick={() => isReady || actor.send({ type: 'breath.reset' })}
      >
        <RotateCcw size={20} aria-hidden />
        Reset
      </Button>
      <ResumeButton className={styles.goOn} />
    </div>
  );
}
