/** A channel stone. It turns by quarters, and rises a little out of its bed while it turns. */
import { Sprite, Texture } from 'pixi.js';
import type { ShownStone } from '../../../machines/games/water-flow/selectors';
import { flip, Tween } from '../../stage/easing';
import type { Sheet } from './sheet';

/** A quarter turn takes this time, s. */
const TURN_SECONDS = 0.22;

/** With reduced motion a stone lies at once as it is turned, and comes into sight in this time, s. */
const FADE_SECONDS = 0.16;

/** A stone that stands on its corner is drawn smaller by this share, so that it stays within its cell. */
const SHRINK = 0.13;

export class Stone extends Sprite {
  readonly shape: ShownStone['shape'];
  readonly #turns: Tween;
  readonly #fade = new Tween(1, FADE_SECONDS, (progress) => progress);
  readonly #touch = new Tween(0, 0.12, (progress) => progress);
  #side = 0;

  constructor(index: number, { shape, turns }: ShownStone) {
    super({ label: `Stone ${index + 1}`, texture: Texture.EMPTY, anchor: 0.5 });
    this.shape = shape;
    this.#turns = new Tween(turns, TURN_SECONDS, flip);
  }

  /** How far the stone is turned away from the openings that it has now, rad. */
  get lag(): number {
    return ((this.#turns.value - this.#turns.target) * Math.PI) / 2;
  }

  /** Its size while it turns, as a share of that at rest. */
  get rise(): number {
    return 1 - SHRINK * Math.abs(Math.sin(this.#turns.value * Math.PI));
  }

  /** How far it is hovered over or pressed, 0-1. */
  set touch(touch: number) {
    this.#touch.go(touch);
  }

  /** @param turns quarter turns of its picture. @param isAtOnce without a movement, but with a fade */
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

  layOut(x: number, y: number, side: number): void {
    this.#side = side;
    this.position.set(x, y);
  }

  paint(sheet: Sheet): void {
    this.texture = sheet.texture(this.shape);
  }

  /** Moves on by `seconds`. @returns whether it still moves */
  advance(seconds: number): boolean {
    const isTurning = this.#turns.tick(seconds);
    const isFading = this.#fade.tick(seconds);
    const isTouched = this.#touch.tick(seconds);
    this.rotation = (this.#turns.value * Math.PI) / 2;
    const size = this.#side * this.rise * (1 + 0.03 * this.#touch.value);
    this.setSize(size, size);
    this.alpha = 0.35 + 0.65 * this.#fade.value;
    return isTurning || isFading || isTouched;
  }
}
