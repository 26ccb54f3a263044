/**
 * A late frame advances the breath by at most 100 ms, so a device that sleeps skips no breaths. In 'Follow me' time
 * passes as it does outside, because a person who shows the breath has breathed on.
 */
import { selectIsFollowingPerson, selectIsSessionRunning } from '../../../machines/breath-session';
import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';

import type { Services } from '../../services/services';

/** Frame limit, ms (specification). */
const FRAME_MS = 100;

/** Returns a function that removes the limit. */
export function limitFrames(actor: BreathingPuzzleActor, { clock }: Pick<Services, 'clock'>): () => void {
  const follow = () => {
    const snapshot = actor.getSnapshot();
    const isLimited = selectIsSessionRunning(snapshot) && !selectIsFollowingPerson(snapshot);
    clock.frameLimit = isLimited ? FRAME_MS : Number.POSITIVE_INFINITY;
  };
  const subscription = actor.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    clock.frameLimit = Number.POSITIVE_INFINITY;
  };
}
