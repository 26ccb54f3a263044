/** The raked sand with its stones, by day and by night. Only changed areas are drawn and lit again. */
import { Container, type DestroyOptions, type RenderTexture, type TextureSource } from 'pixi.js';
import type { PassRenderer } from '../../stage/pass-renderer';
import type { Slot } from '../../stage/scene';
import { LitGarden } from './garden-hour';
import { type Bounds, type TriangleStrip, unionOfBounds } from './ribbon';
import { SandField } from './sand-field';

/**
 * Content of a frame. `on`: only the new parts of live strokes. `anew`: all live strokes again. This is required
 * whenever `done` has content. `all`: as `anew`, and `done` contains smooth sand and all stored strokes.
 */
export type RedrawScope = 'on' | 'anew' | 'all';

export class Sand extends Container {
  readonly #field = new SandField();
  readonly #day = new LitGarden('day', this.#field.texture.source);
  readonly #night = new LitGarden('night', this.#field.texture.source);
  #whole: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Area of the live strokes since the last {@link SandField.restore}. */
  #laid: Bounds | undefined;

  constructor() {
    super({ label: 'Sand' });
    this.addChild(this.#day, this.#night);
    this.dark = 0;
  }

  get field(): RenderTexture {
    return this.#field.texture;
  }

  /** Share of night: 0 by day, 1 by night, interpolated in between. */
  set dark(dark: number) {
    this.#day.visible = dark < 1;
    this.#night.visible = dark > 0;
    this.#night.alpha = dark;
  }

  /** @param sheet picture of all stones, by day and by night */
  paint(sheet: TextureSource): void {
    for (const hour of [this.#day, this.#night]) hour.paint(sheet);
  }

  /** Sets the size, which empties the render textures. The next call of {@link rake} must draw `'all'`. */
  layout(slot: Slot): void {
    const { width, height, resolution } = slot;
    this.#whole = { left: 0, top: 0, right: width, bottom: height };
    this.#laid = undefined;
    const size = { width: Math.round(width * resolution), height: Math.round(height * resolution) };
    this.#field.layout(slot, size);
    for (const hour of [this.#day, this.#night]) hour.layout(slot, size);
  }

  /**
   * Draws strokes, and lights the changed sand.
   * @param done settled strokes and smooth sand
   * @param live strokes under way
   */
  rake(passes: PassRenderer, done: TriangleStrip, live: TriangleStrip, drawn: RedrawScope): void {
    const field = this.#field;
    if (drawn === 'all') {
      field.smooth(passes);
      this.#touch(this.#whole);
    } else if (drawn === 'anew' && this.#laid) {
      field.restore(passes, this.#laid);
      this.#touch(this.#laid);
    }
    if (drawn !== 'on') this.#laid = undefined;
    if (!done.isEmpty) {
      field.rake(passes, done);
      this.#touch(done.area);
    }
    if (drawn === 'all') field.remember(passes, this.#whole);
    else if (!done.isEmpty) field.remember(passes, done.area);
    if (!live.isEmpty) {
      field.rake(passes, live);
      this.#touch(live.area);
      this.#laid = this.#laid ? unionOfBounds(this.#laid, live.area) : live.area;
    }
    if (this.#day.visible) this.#day.sand.prepare(passes);
    if (this.#night.visible) this.#night.sand.prepare(passes);
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options ?? { children: true });
    this.#field.destroy();
  }

  #touch(area: Bounds): void {
    this.#day.sand.touch(area);
    this.#night.sand.touch(area);
  }
}
