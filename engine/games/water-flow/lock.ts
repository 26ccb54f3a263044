/** Moss on the corners of a stone that the player has locked. */

import { Sprite, Texture } from 'pixi.js';
import { easeOut, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';

const GROW_SECONDS = 0.3;

export class Lock extends Sprite {
  readonly #growth: Tween;
  readonly #reducedMotion: boolean;
  #side = 0;

  constructor(reducedMotion: boolean) {
    super({ label: 'Lock', texture: Texture.EMPTY, anchor: 0.5, visible: false });
    this.#reducedMotion = reducedMotion;
    this.#growth = new Tween(0, reducedMotion ? REDUCED_MOTION_FADE_SECONDS : GROW_SECONDS, easeOut);
  }

  set isLocked(isLocked: boolean) {
    this.#growth.go(isLocked ? 1 : 0);
  }

  layout(x: number, y: number, side: number): void {
    this.position.set(x, y);
    this.#side = side;
  }

  update(seconds: number): FramePace {
    const isGrowing = this.#growth.tick(seconds);
    const growth = this.#growth.value;
    this.visible = growth > 0;
    this.alpha = growth;
    const size = this.#side * (this.#reducedMotion ? 1 : 0.8 + 0.2 * growth);
    this.setSize(size, size);
    return framePaceOf(isGrowing);
  }
}
