/** A paper lantern that drifts with the water, and the light around it. */
import { Container, Sprite, Texture } from 'pixi.js';
import type { TerraceSheet } from './sheet';

const SIZE = 0.44;
const LIGHT = 1.9;

const BREATH_SECONDS = 3.4;

export class Lantern extends Container {
  readonly #light = new Sprite({ label: 'Light', texture: Texture.EMPTY, anchor: 0.5, blendMode: 'add' });
  readonly #paper = new Sprite({ label: 'Paper', texture: Texture.EMPTY, anchor: { x: 0.5, y: 0.7 } });
  /** Phase of the flame's flicker, 0-1. */
  readonly #phase: number;

  constructor(phase: number) {
    super({ label: 'Lantern', visible: false });
    this.#phase = phase;
    this.addChild(this.#light, this.#paper);
  }

  paint(sheet: TerraceSheet): void {
    this.#light.texture = sheet.texture('glow');
    this.#paper.texture = sheet.texture('lantern');
  }

  /**
   * @param sight opacity, 0-1
   * @param seconds time since the start of dusk, s
   * @param side side of a cell, CSS px
   */
  show(sight: number, seconds: number, side: number): void {
    this.visible = sight > 0;
    this.alpha = sight;
    const breath = Math.sin(2 * Math.PI * (seconds / BREATH_SECONDS + this.#phase));
    this.#light.setSize(LIGHT * side * (1 + 0.03 * breath), LIGHT * side * (1 + 0.03 * breath));
    this.#light.alpha = 0.62 + 0.08 * breath;
    this.#paper.setSize(SIZE * side, SIZE * side);
    this.#paper.rotation = 0.06 * breath;
  }
}
