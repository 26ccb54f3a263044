/** Stores 'Hold still' for later visits. */
import { selectIsHeld } from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { keptFlag } from '../../device/kept';

const keptHoldStill = keptFlag('stillgrove.holdStill');

/** @returns a function that stops it */
export function rememberHoldStill(actor: ThoughtBubblesActor): () => void {
  if (keptHoldStill.value) actor.send({ type: 'drift.changed', isHeld: true });
  let last = selectIsHeld(actor.getSnapshot());
  const subscription = actor.subscribe((snapshot) => {
    const isHeld = selectIsHeld(snapshot);
    if (isHeld === last) return;
    last = isHeld;
    keptHoldStill.set(isHeld);
  });
  return () => subscription.unsubscribe();
}
