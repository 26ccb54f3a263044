/** Moss around a basin: straw-colored while it is dry, green with flowers while it has water. */

import { Container, Sprite, Texture } from 'pixi.js';
import { easeOut, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import type { TerraceSheet } from './sheet';
import type { Stone } from './stone';

const GREEN_SECONDS = 1.2;

export class Moss extends Container {
  readonly #stone: Stone;
  readonly #straw = new Sprite({ label: 'Straw', texture: Texture.EMPTY, anchor: 0.5 });
  readonly #green = new Sprite({ label: 'Green', texture: Texture.EMPTY, anchor: 0.5, alpha: 0 });
  readonly #greenness: Tween;

  /** @param stone stone with the basin */
  constructor(stone: Stone, reducedMotion: boolean) {
    super({ label: 'Moss' });
    this.#stone = stone;
    this.#greenness = new Tween(0, reducedMotion ? REDUCED_MOTION_FADE_SECONDS : GREEN_SECONDS, easeOut);
    this.addChild(this.#straw, this.#green);
  }

  set isGreen(isGreen: boolean) {
    this.#greenness.go(isGreen ? 1 : 0);
  }

  paint(sheet: TerraceSheet): void {
    this.#straw.texture = sheet.texture('straw');
    this.#green.texture = sheet.texture('green');
  }

  update(seconds: number): FramePace {
    const isChanging = this.#greenness.tick(seconds);
    const { position, rotation, width } = this.#stone;
    this.position.copyFrom(position);
    this.rotation = rotation;
    for (const sprite of [this.#straw, this.#green]) sprite.setSize(width, width);
    this.#green.alpha = this.#greenness.value;
    this.alpha = this.#stone.alpha;
    return framePaceOf(isChanging);
  }
}
