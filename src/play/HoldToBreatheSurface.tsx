/** The whole painting is a button that the person holds while breathing in. */
import styles from './follow-surface.module.css';
import { useNextActionProps } from './play-context';
import { type FollowEventTarget, useBreathPressHandlers } from './use-breath-press-handlers';

interface FollowSurfaceProps {
  actor: FollowEventTarget;
  isInhaling: boolean;
}

export function HoldToBreatheSurface({ actor, isInhaling }: FollowSurfaceProps) {
  return (
    <button
      type="button"
      className={styles.surface}
      data-plays
      aria-label="Hold to breathe in"
      aria-pressed={isInhaling}
      {...useBreathPressHandlers(actor)}
      {...useNextActionProps()}
    />
  );
}
