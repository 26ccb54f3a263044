/** The halo of a lamp, a candle or the sun. */
import type { Body } from './body';
import { sourceOf } from './lights';
import { cellOf } from './sheet';
import { firstOf, noNumbers, SHOWN, type ThingQuads } from './thing-quads';

const STATE = firstOf('aState');

/**
 * Adds the halo of an element that gives light.
 * @param light index of the element's light; negative when the element gives none
 */
export function addHalo(quads: ThingQuads, { kind, box, presence }: Body, light: number): void {
  const source = sourceOf(kind);
  if (!source || light < 0) return;
  const radius = (source.halo * box.height) / cellOf(kind).tall;
  const numbers = noNumbers();
  numbers[0] = box.left + source.x * box.width;
  numbers[1] = box.top + source.y * box.height;
  numbers[2] = radius;
  numbers[3] = radius;
  numbers[STATE] = SHOWN.halo;
  numbers[STATE + 1] = presence;
  numbers[firstOf('aLamps')] = light;
  numbers[firstOf('aShares')] = 1;
  quads.add(numbers);
}
