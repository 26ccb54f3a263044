/** A channel stone. It turns by 90 degrees, and is slightly smaller while it turns. */

import { Sprite, Texture } from 'pixi.js';
import type { ShownStone } from '../../../machines/games/water-flow/selectors';
import { easeFlip, linear, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import type { TerraceSheet } from './sheet';

const TURN_SECONDS = 0.22;

/** Decrease of scale halfway through a turn, as a share. It keeps the corners inside the cell. */
const SHRINK = 0.13;

export class Stone extends Sprite {
  readonly shape: ShownStone['shape'];
  readonly #turns: Tween;
  readonly #fade = new Tween(1, REDUCED_MOTION_FADE_SECONDS, linear);
  readonly #touch = new Tween(0, 0.12, linear);
  #side = 0;

  constructor(index: number, { shape, turns }: ShownStone) {
    super({ label: `Stone ${index + 1}`, texture: Texture.EMPTY, anchor: 0.5 });
    this.shape = shape;
    this.#turns = new Tween(turns, TURN_SECONDS, easeFlip);
  }

  /** Angle between the displayed and the final orientation, rad. */
  get lag(): number {
    return ((this.#turns.value - this.#turns.target) * Math.PI) / 2;
  }

  /** Scale during a turn, relative to the scale at rest. */
  get rise(): number {
    return 1 - SHRINK * Math.abs(Math.sin(this.#turns.value * Math.PI));
  }

  /** Strength of hover or press, 0-1. */
  set touch(touch: number) {
    this.#touch.go(touch);
  }

  /** Turns the stone. @param turns quarter turns of its picture @param isAtOnce whether a fade replaces the movement */
  turnTo(turns: number, isAtOnce: boolean): void {
    if (turns === this.#turns.target) return;
    if (!isAtOnce) {
      this.#turns.go(turns);
      return;
    }
    this.#turns.set(turns);
    this.#fade.set(0);
    this.#fade.go(1);
  }

  layout(x: number, y: number, side: number): void {
    this.#side = side;
    this.position.set(x, y);
  }

  paint(sheet: TerraceSheet): void {
    this.texture = sheet.texture(this.shape);
  }

  update(seconds: number): FramePace {
    const isTurning = this.#turns.tick(seconds);
    const isFading = this.#fade.tick(seconds);
    const isTouched = this.#touch.tick(seconds);
    this.rotation = (this.#turns.value * Math.PI) / 2;
    const size = this.#side * this.rise * (1 + 0.03 * this.#touch.value);
    this.setSize(size, size);
    this.alpha = 0.35 + 0.65 * this.#fade.value;
    return framePaceOf(isTurning || isFading || isTouched);
  }
}
