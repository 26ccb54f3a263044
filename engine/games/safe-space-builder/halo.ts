/** The halo of a lamp, a candle or the sun. */
import type { Shader } from 'pixi.js';
import { type Kind, nameOf } from '../../../domain/safe-space';
import type { Body } from './body';
import { sourceOf } from './lights';
import { cellOf } from './sheet';
import { firstOf, noNumbers, SHOWN, ThingQuads } from './thing-quads';

const STATE = firstOf('aState');

export class Halo extends ThingQuads {
  constructor(kind: Kind, shader: Shader) {
    super(`Halo of ${nameOf(kind)}`, shader);
  }

  /**
   * Shows the halo.
   * @param light index of the element's light; negative when the element gives none
   */
  show({ kind, box, presence }: Body, light: number): void {
    const source = sourceOf(kind);
    this.visible = source !== undefined && light >= 0;
    if (!source || light < 0) return;
    const radius = (source.halo * box.height) / cellOf(kind).tall;
    const x = box.left + source.x * box.width;
    const y = box.top + source.y * box.height;
    this.position.set(x, y);
    const numbers = noNumbers();
    numbers[0] = x;
    numbers[1] = y;
    numbers[2] = radius;
    numbers[3] = radius;
    numbers[STATE] = SHOWN.halo;
    numbers[STATE + 1] = presence;
    numbers[firstOf('aLamps')] = light;
    numbers[firstOf('aShares')] = 1;
    this.write(0, numbers);
  }
}
