/** In this game a frame that comes late carries the breath along by 100 ms at most: nobody is breathed for in their sleep. */
import { selectIsLed } from '../../../machines/breath-session';
import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';

import type { Services } from '../../services/services';

/** As specified, ms. */
const FRAME_MS = 100;

/** @returns how to end it */
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
