/** The smallest difference between neighboring tints, which a hint raises for the next skies. */
import type { ColorTranquilityActor } from '../../../machines/games/color-tranquility/color-tranquility.machine';
import { APART } from '../../../machines/games/color-tranquility/tints';
import { valuePart } from '../../device/data-part';
import { checked, isFields, stored } from '../../device/stored';

interface Eyes {
  /** OKLab × 100. */
  readonly apart: number;
}

const storedEyes = stored<Eyes>(
  'stillgrove.colorTranquility.eyes',
  checked((value) => {
    const { apart } = isFields(value) ? value : {};
    const isApart = Number.isInteger(apart) && Number(apart) >= APART.least && Number(apart) <= APART.most;
    return isApart ? { apart: Number(apart) } : undefined;
  }),
  { apart: APART.least },
);

/**
 * Gives the machine the stored difference, and stores its changes.
 * @returns a function that stops this
 */
export function followDevice(actor: ColorTranquilityActor): () => void {
  const tell = () => actor.send({ type: 'apart.loaded', apart: storedEyes.value.apart });
  tell();
  const { unsubscribe } = actor.subscribe(({ context: { apartNext } }) => {
    if (apartNext !== storedEyes.value.apart) storedEyes.set({ apart: apartNext });
  });
  const unfollow = storedEyes.subscribe(tell);
  return () => {
    unsubscribe();
    unfollow();
  };
}

export default valuePart('the tints of Color Tranquility', storedEyes, (here, taken) => ({
  apart: Math.max(here.apart, taken.apart),
}));
