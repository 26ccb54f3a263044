/**
 * In this game a late frame advances the breath by at most 100 ms, so a device that sleeps skips no breaths. A person
 * who shows the breath has breathed on, so in 'Follow me' time passes as it does outside.
 */
import { selectIsFollowing, selectIsLed } from '../../../machines/breath-session';
import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';

import type { Services } from '../../services/services';

/** Frame limit, ms (specification). */
const FRAME_MS = 100;

/**
 * Limits the duration of the breath's frames.
 * @returns a function that removes the limit
 */
export function limitFrames(actor: BreathingPuzzleActor, { clock }: Pick<Services, 'clock'>): () => void {
  const follow = () => {
    const snapshot = actor.getSnapshot();
    const isLimited = selectIsLed(snapshot) && !selectIsFollowing(snapshot);
    clock.frameLimit = isLimited ? FRAME_MS : Number.POSITIVE_INFINITY;
  };
  const subscription = actor.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    clock.frameLimit = Number.POSITIVE_INFINITY;
  };
}
