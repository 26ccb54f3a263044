/** Sprite sheet of the six stones under one lighting. */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Lighting } from './lightings';
import { PICTURE_SIZE, paintStone } from './stone-picture';
import { stonesIn } from './stones';

export class StoneSheet {
  readonly #source: CanvasSource;
  /** Textures, one per stone, in device px. */
  readonly textures: readonly Texture[];

  /** @param resolution device px per CSS px */
  constructor(lighting: Lighting, resolution: number) {
    const stones = stonesIn(1);
    const sides = stones.map(({ radius }) => Math.ceil(radius * resolution * PICTURE_SIZE));
    const canvas = document.createElement('canvas');
    canvas.width = sides.reduce((sum, side) => sum + side, 0);
    canvas.height = Math.max(...sides);
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    this.#source = new CanvasSource({ label: 'stones', resource: canvas });
    let left = 0;
    this.textures = stones.map(({ radius }, index) => {
      const side = sides[index] as number;
      pen.drawImage(paintStone(index, radius * resolution, lighting), left, 0);
      const frame = new Rectangle(left, 0, side, side);
      left += side;
      return new Texture({ source: this.#source, frame });
    });
  }

  destroy(): void {
    for (const texture of this.textures) texture.destroy();
    this.#source.destroy();
  }
}
