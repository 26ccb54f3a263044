/** A dragonfly that flies in from the side, sits down on a stone, and flies away. */

import { Container, Sprite, Texture } from 'pixi.js';
import { easeOut, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import type { TerraceSheet } from './sheet';

const FLIGHT_SECONDS = 1.6;
const SIZE = 0.62;

/** Rotation of the sitting dragonfly, rad. */
const ASKEW = 0.5;

/** Frequency of the wing beats, Hz. Fewer than three flashes a second are safe (photosensitive epilepsy). */
const BEATS = 2.6;

export class Dragonfly extends Container {
  readonly #body = new Sprite({ label: 'Body', texture: Texture.EMPTY, anchor: 0.5 });
  readonly #wings = [1, -1].map(
    () => new Sprite({ label: 'Wings', texture: Texture.EMPTY, anchor: { x: 0.02, y: 0.5 } }),
  );
  readonly #reducedMotion: boolean;
  /** Progress of the flight: 0 away, 1 on the stone. */
  readonly #flight: Tween;
  #seconds = 0;
  #x = 0;
  #y = 0;
  #side = 0;

  constructor(reducedMotion: boolean) {
    super({ label: 'Dragonfly', visible: false });
    this.#reducedMotion = reducedMotion;
    this.#flight = new Tween(0, reducedMotion ? REDUCED_MOTION_FADE_SECONDS : FLIGHT_SECONDS, easeOut);
    this.addChild(...this.#wings, this.#body);
  }

  /** @param side side of a cell, CSS px */
  settle(x: number, y: number, side: number): void {
    [this.#x, this.#y, this.#side] = [x, y, side];
    this.#flight.go(1);
  }

  leave(): void {
    this.#flight.go(0);
  }

  paint(sheet: TerraceSheet): void {
    this.#body.texture = sheet.texture('body');
    for (const wing of this.#wings) wing.texture = sheet.texture('wings');
  }

  update(seconds: number): FramePace {
    const flies = this.#flight.tick(seconds);
    const nearness = this.#flight.value;
    this.visible = nearness > 0;
    if (!this.visible) return framePaceOf(flies);
    if (flies) this.#seconds += seconds;
    const away = this.#reducedMotion ? 0 : 1 - nearness;
    this.alpha = this.#reducedMotion ? nearness : Math.min(1, nearness * 4);
    this.position.set(
      this.#x + away * 5 * this.#side,
      this.#y - away * 3 * this.#side + Math.sin(away * 7) * 0.4 * this.#side * away,
    );
    this.rotation = ASKEW - away * 1.4;
    const size = SIZE * this.#side;
    this.#body.setSize(size, size);
    const beat =
      flies && !this.#reducedMotion ? 0.82 + 0.18 * Math.cos(2 * Math.PI * BEATS * this.#seconds) : 1;
    for (const [index, wing] of this.#wings.entries()) {
      wing.setSize(0.72 * size * beat, 0.72 * size);
      wing.scale.x *= index === 0 ? 1 : -1;
      wing.position.set(0, -0.14 * size);
    }
    return framePaceOf(flies);
  }
}
