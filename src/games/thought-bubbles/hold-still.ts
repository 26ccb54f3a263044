/** Whoever wants the bubbles to keep still wants it the next time too. */
import { selectIsHeld } from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { read, write } from '../../device/local-storage';

/** Goes with everything else that is ours when a person exports or deletes their data. */
const HOLD_STILL_KEY = 'stillgrove.holdStill';

/** @returns how to stop */
export function rememberHoldStill(actor: ThoughtBubblesActor): () => void {
  if (read(HOLD_STILL_KEY) === 'true') actor.send({ type: 'drift.changed', isHeld: true });
  let kept = selectIsHeld(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const isHeld = selectIsHeld(snapshot);
    if (isHeld === kept) return;
    kept = isHeld;
    write(HOLD_STILL_KEY, String(isHeld));
  });
  return () => subscription.unsubscribe();
}
