/** Manual Breath: hold to inhale, release to exhale. A tap or a key toggles. */
import { useSelector } from '@xstate/react';
import { Wind } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { ForestMeditationActor } from '../../../machines/games/forest-meditation/forest-meditation.machine';
import { selectPhase } from '../../../machines/games/forest-meditation/selectors';
import { useNext } from '../../play/play-context';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import styles from './forest-meditation.module.css';

export function ManualBreath({ actor }: { actor: ForestMeditationActor }) {
  const { clock } = useServices();
  const phase = useSelector(actor, selectPhase);
  const next = useNext();
  /** Id of the pointer that holds the button. While a pointer holds the button, the button ignores other pointers. */
  const holding = useRef<number>(undefined);
  const tell = (
    type: 'breath.pressed' | 'breath.released' | 'breath.cancelled' | 'breath.toggled',
    event: SyntheticEvent,
  ) => {
    if (type !== 'breath.pressed') holding.current = undefined;
    // Uses the time of the event itself. A slow device handles the release late, which would turn a tap into a hold.
    const late = Math.max(0, performance.now() - event.timeStamp);
    actor.send({ type, at: Math.round(clock.now() - late) });
  };

  useEffect(() => {
    // A hidden tab receives no release event.
    const cancel = () => {
      if (holding.current === undefined) return;
      holding.current = undefined;
      actor.send({ type: 'breath.cancelled', at: clock.now() });
    };
    const followTab = () => document.hidden && cancel();
    document.addEventListener('visibilitychange', followTab);
    window.addEventListener('blur', cancel);
    return () => {
      document.removeEventListener('visibilitychange', followTab);
      window.removeEventListener('blur', cancel);
      cancel();
    };
  }, [actor, clock]);

  return (
    <div className={styles.own}>
      <Button
        look="primary"
        className={styles.manual}
        aria-pressed={phase === 'in'}
        onPointerDown={(event) => {
          if (event.button !== 0 || holding.current !== undefined) return;
          // With pointer capture this button gets the release event even when the pointer is outside the window.
          event.currentTarget.setPointerCapture(event.pointerId);
          holding.current = event.pointerId;
          tell('breath.pressed', event);
        }}
        onPointerUp={(event) => event.pointerId === holding.current && tell('breath.released', event)}
        onPointerCancel={(event) => event.pointerId === holding.current && tell('breath.cancelled', event)}
        // Keys and assistive technology click without a pointer.
        onClick={(event) => event.detail === 0 && tell('breath.toggled', event)}
        onContextMenu={(event) => event.preventDefault()}
        {...next}
      >
        <Wind size={22} aria-hidden />
        Manual Breath
      </Button>
    </div>
  );
}
