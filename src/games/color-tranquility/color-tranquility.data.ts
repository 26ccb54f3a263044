/** The smallest difference between neighboring tints, OKLab × 100. A hint raises it for the next skies. */
import type { ColorTranquilityActor } from '../../../machines/games/color-tranquility/color-tranquility.machine';
import { LIGHTNESS_GAP_RANGE } from '../../../machines/games/color-tranquility/tints';
import { wholeNumberSchema } from '../../../machines/schemas';
import { storedValuePart } from '../../device/data-part';
import { stored } from '../../device/stored';

const storedApart = stored(
  'stillgrove.colorTranquility.apart',
  wholeNumberSchema(LIGHTNESS_GAP_RANGE.least, LIGHTNESS_GAP_RANGE.most),
  LIGHTNESS_GAP_RANGE.least as number,
);

/** Loads and stores the difference. Returns a function that stops this. */
export function persistTintDifference(actor: ColorTranquilityActor): () => void {
  const load = () => actor.send({ type: 'apart.loaded', apart: storedApart.value });
  load();
  const { unsubscribe } = actor.subscribe(({ context: { apartNext } }) => {
    if (apartNext !== storedApart.value) storedApart.set(apartNext);
  });
  const unfollow = storedApart.subscribe(load);
  return () => {
    unsubscribe();
    unfollow();
  };
}

export default storedValuePart('the tints of Color Tranquility', storedApart, Math.max);
