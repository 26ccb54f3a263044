/** In the place of `Sand`, where there is no graphics card: the same field, worked out in plain numbers. */
import type { Strip } from '../../../engine/games/zen-garden/ribbon';
import type { Drawn } from '../../../engine/games/zen-garden/sand';
import { stonesIn } from '../../../engine/games/zen-garden/stones';
import { noiseTexels } from '../../../engine/shaders/noise-tile';
import { levelField, twinField } from './twin';

const texels = noiseTexels();

export class PlainSand {
  /** The one that was made last. */
  static last: PlainSand | undefined;
  /** Slope x, slope y, height (0-255) of every pixel, row by row. */
  field = new Float64Array();
  #size = { width: 0, height: 0 };
  /** The field without what hands are drawing. */
  #settled = new Float64Array();

  constructor() {
    PlainSand.last = this;
  }

  resize({ width, height }: { readonly width: number; readonly height: number }): void {
    this.#size = { width, height };
    this.field = levelField(this.#size);
    this.#settled = this.field;
  }

  draw(done: Strip, _dark: number, live: Strip, drawn: Drawn): void {
    if (drawn === 'all') this.field = levelField(this.#size);
    else if (drawn === 'anew') this.field = this.#settled.slice();
    this.#rake(done);
    if (drawn !== 'on') this.#settled = this.field.slice();
    this.#rake(live);
  }

  restore(): void {}
  /** It draws with no card. */
  bindAnew(): void {}

  destroy(): void {}

  #rake(strip: Strip): void {
    if (!strip.isEmpty) twinField(strip, texels, stonesIn(this.#size.width), this.#size, this.field);
  }
}
