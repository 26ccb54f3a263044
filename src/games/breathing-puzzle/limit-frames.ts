/** In this game a late frame advances the breath by at most 100 ms, so a device that sleeps skips no breaths. */
import { selectIsLed } from '../../../machines/breath-session';
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
    clock.frameLimit = selectIsLed(actor.getSnapshot()) ? FRAME_MS : Number.POSITIVE_INFINITY;
  };
  const subscription = actor.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    clock.frameLimit = Number.POSITIVE_INFINITY;
  };
}
