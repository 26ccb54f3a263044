/** The whole painting is a button that the person holds while breathing in. */
import styles from './follow-surface.module.css';
import { useNext } from './play-context';
import { type FollowActor, useBreathPresses } from './use-breath-presses';

interface FollowSurfaceProps {
  actor: FollowActor;
  isInhaling: boolean;
}

export function FollowSurface({ actor, isInhaling }: FollowSurfaceProps) {
  return (
    <button
      type="button"
      className={styles.surface}
      data-plays
      aria-label="Hold to breathe in"
      aria-pressed={isInhaling}
      {...useBreathPresses(actor)}
      {...useNext()}
    />
  );
}
