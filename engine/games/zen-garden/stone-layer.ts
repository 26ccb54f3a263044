/** The six stones under one light, baked into one texture. */
import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Lighting } from './lightings';
import { PICTURE_SIZE, paintStone } from './stone-picture';
import { stonesIn } from './stones';

export class StoneLayer {
  readonly container = new Container();
  readonly #lighting: Lighting;
  #resolution = 0;
  #sprites: Sprite[] = [];

  constructor(lighting: Lighting) {
    this.#lighting = lighting;
  }

  /** Puts the stones where they lie in a garden of this width; they are painted anew only for another resolution. */
  place(width: number, resolution: number): void {
    if (resolution !== this.#resolution) this.#bake(resolution);
    stonesIn(width).forEach(({ x, y }, index) => {
      // On whole device px: a grain stays a grain.
      const snap = (value: number) => Math.round(value * resolution) / resolution;
      const sprite = this.#sprites[index] as Sprite;
      sprite.position.set(snap(x - sprite.width / 2), snap(y - sprite.height / 2));
    });
  }

  destroy(): void {
    this.#clear();
    this.container.destroy();
  }

  #clear(): void {
    const source = this.#sprites[0]?.texture.source;
    for (const sprite of this.#sprites) sprite.destroy({ texture: true });
    source?.destroy();
    this.#sprites = [];
  }

  #bake(resolution: number): void {
    this.#clear();
    this.#resolution = resolution;
    const stones = stonesIn(1);
    const sides = stones.map(({ radius }) => Math.ceil(radius * resolution * PICTURE_SIZE));
    const canvas = document.createElement('canvas');
    canvas.width = sides.reduce((sum, side) => sum + side, 0);
    canvas.height = Math.max(...sides);
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    const sheet = new CanvasSource({ resource: canvas, resolution });
    let left = 0;
    this.#sprites = stones.map(({ radius }, index) => {
      const { side, pixels } = paintStone(index, radius * resolution, this.#lighting);
      pen.putImageData(new ImageData(pixels, side, side), left, 0);
      const frame = new Rectangle(left / resolution, 0, side / resolution, side / resolution);
      left += side;
      return new Sprite(new Texture({ source: sheet, frame }));
    });
    this.container.addChild(...this.#sprites);
  }
}
