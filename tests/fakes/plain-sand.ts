/** Replaces `Sand` without a GPU. Computes the same field in JavaScript. */
import { Container } from 'pixi.js';
import type { TriangleStrip } from '../../engine/games/zen-garden/ribbon';
import type { RedrawScope, Sand } from '../../engine/games/zen-garden/sand';
import { gardenStonesIn } from '../../engine/games/zen-garden/stones';
import { noiseTexels } from '../../engine/paint/noise-tile';
import type { PassRenderer } from '../../engine/stage/pass-renderer';
import { levelField, twinField } from './sand-twin';

const texels = noiseTexels();

export class PlainSand extends Container implements Pick<Sand, 'paint' | 'layout' | 'rake'> {
  /** The most recently created instance. */
  static last: PlainSand | undefined;
  /** Slope x, slope y, height (0-255) per pixel, row by row. */
  field = new Float64Array();
  #size = { width: 0, height: 0 };
  /** The field without the strips that {@link rake} received as `live`. */
  #settled = new Float64Array();

  dark = 0;

  constructor() {
    super();
    PlainSand.last = this;
  }

  paint(): void {}

  layout({ width, height }: { readonly width: number; readonly height: number }): void {
    this.#size = { width, height };
    this.field = levelField(this.#size);
    this.#settled = this.field;
  }

  rake(_passes: PassRenderer, done: TriangleStrip, live: TriangleStrip, drawn: RedrawScope): void {
    if (drawn === 'all') this.field = levelField(this.#size);
    else if (drawn === 'anew') this.field = this.#settled.slice();
    this.#press(done);
    if (drawn !== 'on') this.#settled = this.field.slice();
    this.#press(live);
  }

  #press(strip: TriangleStrip): void {
    if (!strip.isEmpty) twinField(strip, texels, gardenStonesIn(this.#size.width), this.#size, this.field);
  }
}
