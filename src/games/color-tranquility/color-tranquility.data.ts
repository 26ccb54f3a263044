/** The smallest difference between neighboring tints, OKLab × 100. A hint raises it for the next skies. */
import type { ColorTranquilityActor } from '../../../machines/games/color-tranquility/color-tranquility.machine';
import { APART } from '../../../machines/games/color-tranquility/tints';
import { whole } from '../../../machines/schemas';
import { valuePart } from '../../device/data-part';
import { stored } from '../../device/stored';

const storedApart = stored(
  'stillgrove.colorTranquility.apart',
  whole(APART.least, APART.most),
  APART.least as number,
);

/** Loads and stores the difference. Returns a function that stops this. */
export function followDevice(actor: ColorTranquilityActor): () => void {
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

export default valuePart('the tints of Color Tranquility', storedApart, Math.max);
