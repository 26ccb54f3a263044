/** Rings that spread on the water from a touch. */

import { Container, Sprite, Texture } from 'pixi.js';
import { easeOut, REDUCED_MOTION_FADE_SECONDS } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import type { TerraceSheet } from './sheet';

const SPREAD_SECONDS = 1.8;

/** Maximum number of rings. A further one replaces the oldest. */
const MOST = 12;

const WIDTH = 1.3;

interface Ring {
  readonly sprite: Sprite;
  age: number;
}

export class Rings extends Container {
  readonly #rings: Ring[] = Array.from({ length: MOST }, () => ({
    sprite: this.addChild(new Sprite({ label: 'Ring', texture: Texture.EMPTY, anchor: 0.5, visible: false })),
    age: SPREAD_SECONDS,
  }));
  #next = 0;

  constructor() {
    super({ label: 'Rings' });
  }

  /** Starts a ring at this position, CSS px. */
  begin(x: number, y: number): void {
    const ring = this.#rings[this.#next] as Ring;
    this.#next = (this.#next + 1) % MOST;
    ring.age = 0;
    ring.sprite.position.set(x, y);
  }

  paint(sheet: TerraceSheet): void {
    for (const { sprite } of this.#rings) sprite.texture = sheet.texture('ring');
  }

  /**
   * Advances by `seconds`.
   * @param side side of a cell, CSS px
   * @param reducedMotion whether rings keep their size, and fade only at the end
   */
  update(seconds: number, side: number, reducedMotion: boolean): FramePace {
    let spreads = false;
    for (const ring of this.#rings) {
      ring.age = Math.min(SPREAD_SECONDS, ring.age + seconds);
      const part = ring.age / SPREAD_SECONDS;
      ring.sprite.visible = part < 1;
      if (part === 1) continue;
      spreads = true;
      const size = WIDTH * side * (reducedMotion ? 0.6 : 0.1 + 0.9 * easeOut(part));
      ring.sprite.setSize(size, size);
      const fading = reducedMotion
        ? Math.min(1, (SPREAD_SECONDS - ring.age) / REDUCED_MOTION_FADE_SECONDS)
        : 1 - part;
      ring.sprite.alpha = fading * 0.9;
    }
    return framePaceOf(spreads);
  }
}
