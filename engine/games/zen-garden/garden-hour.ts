/** Sand and stones in one lighting. */
import { Container, type DestroyOptions, Rectangle, Sprite, Texture, type TextureSource } from 'pixi.js';
import type { LightingMode } from '../../../machines/games/zen-garden/strokes';
import type { Slot } from '../../stage/scene';
import { LIGHTINGS } from './lightings';
import { LitSand } from './lit-sand';
import { gardenStonesIn } from './stones';

/** Size of a cell of the stones' sheet, sheet px. `scale` is sheet px per CSS px. */
const CELL = { width: 232, height: 200, scale: 2 } as const;

const ROWS: Readonly<Record<LightingMode, number>> = { day: 0, night: 1 };

export class LitGarden extends Container {
  readonly sand: LitSand;
  readonly #mode: LightingMode;
  readonly #stones: readonly Sprite[];

  /** @param field slope and height (see `SandField`) */
  constructor(mode: LightingMode, field: TextureSource) {
    super({ label: mode === 'day' ? 'Day' : 'Night' });
    this.#mode = mode;
    this.sand = this.addChild(new LitSand(LIGHTINGS[mode], field));
    this.#stones = gardenStonesIn(1).map((_, stone) =>
      this.addChild(new Sprite({ label: `Stone ${stone + 1}`, scale: 1 / CELL.scale })),
    );
  }

  /** @param sheet picture of all stones, by day and by night */
  paint(sheet: TextureSource): void {
    for (const [column, stone] of this.#stones.entries()) {
      const { width, height } = CELL;
      const frame = new Rectangle(column * width, ROWS[this.#mode] * height, width, height);
      stone.texture = new Texture({ source: sheet, frame });
    }
  }

  /** @param size size in device px */
  layout(slot: Slot, size: { readonly width: number; readonly height: number }): void {
    const { width, resolution } = slot;
    this.sand.layout(slot, size);
    for (const [index, { x, y }] of gardenStonesIn(width).entries()) {
      // Rounds to whole device px, so that grains stay sharp.
      const place = (middle: number, side: number) =>
        Math.round((middle - side / CELL.scale / 2) * resolution) / resolution;
      this.#stones[index]?.position.set(place(x, CELL.width), place(y, CELL.height));
    }
  }

  override destroy(options?: DestroyOptions): void {
    for (const { texture } of this.#stones) if (texture !== Texture.EMPTY) texture.destroy();
    super.destroy(options);
  }
}
