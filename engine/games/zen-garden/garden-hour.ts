/** Sand and stones under one lighting. */
import { Container, type DestroyOptions, Sprite, type TextureSource } from 'pixi.js';
import type { Slot } from '../../stage/scene';
import type { Lighting } from './lightings';
import { LitSand } from './lit-sand';
import { StoneSheet } from './stone-sheet';
import { stonesIn } from './stones';

export class GardenHour extends Container {
  readonly sand: LitSand;
  readonly #lighting: Lighting;
  readonly #stones: readonly Sprite[];
  #sheet: StoneSheet | undefined;
  /** Resolution for which the stone sheet was painted, device px per CSS px. */
  #resolution = 0;

  /** @param field slope and height; see `SandField` */
  constructor(label: string, lighting: Lighting, field: TextureSource) {
    super({ label });
    this.#lighting = lighting;
    this.sand = this.addChild(new LitSand(lighting, field));
    this.#stones = stonesIn(1).map((_, stone) => this.addChild(new Sprite({ label: `Stone ${stone + 1}` })));
  }

  /** Sets the size. @param size in device px */
  resize(slot: Slot, size: { readonly width: number; readonly height: number }): void {
    const { width, resolution } = slot;
    this.sand.resize(slot, size);
    const old = this.#sheet;
    // The sheet is repainted only when the resolution changes.
    if (resolution !== this.#resolution) this.#sheet = new StoneSheet(this.#lighting, resolution);
    this.#resolution = resolution;
    for (const [index, { x, y }] of stonesIn(width).entries()) {
      const stone = this.#stones[index];
      const texture = this.#sheet?.textures[index];
      if (!stone || !texture) continue;
      stone.texture = texture;
      stone.scale.set(1 / resolution);
      // On whole device px, so that grains stay sharp.
      const place = (middle: number) => Math.round(middle * resolution - texture.width / 2) / resolution;
      stone.position.set(place(x), place(y));
    }
    if (old !== this.#sheet) old?.destroy();
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options);
    this.#sheet?.destroy();
  }
}
