/** The motion of one tile: its way to its place, its lift, its touch, and how far it has melted. */
import { DELAYS_MS } from '../../../machines/games/color-tranquility/selectors';
import { easeFlip, easeInOut, easeOut, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';

const WAY_SECONDS = DELAYS_MS.settle / 1000;
const LIFT_SECONDS = 0.16;
const TOUCH_SECONDS = 0.12;
/** Duration in which a tile joins its neighbors when its note sounds, and in which it then fades into the band, s. */
const JOIN_SECONDS = 0.6;
const FADE_INTO_BAND_SECONDS = 0.5;

export class TileMotion {
  readonly x = new Tween(0, WAY_SECONDS, easeFlip);
  readonly y = new Tween(0, WAY_SECONDS, easeFlip);
  readonly lift = new Tween(0, LIFT_SECONDS, easeOut);
  readonly touch = new Tween(0, TOUCH_SECONDS, easeOut);
  readonly melt = new Tween(0, JOIN_SECONDS, easeInOut);
  readonly presence = new Tween(1, FADE_INTO_BAND_SECONDS, easeOut);
  readonly #tweens = [this.x, this.y, this.lift, this.touch, this.melt, this.presence];

  get isAbove(): boolean {
    return this.lift.value > 0.01 || this.x.isMoving || this.y.isMoving;
  }

  put(x: number, y: number): void {
    this.x.set(x);
    this.y.set(y);
  }

  /** Sends the tile to a point. With reduced motion the tile jumps there and fades in. */
  go(x: number, y: number, reducedMotion: boolean): void {
    if (x === this.x.target && y === this.y.target) return;
    if (reducedMotion) {
      this.put(x, y);
      this.presence.set(0);
      this.presence.go(1, REDUCED_MOTION_FADE_SECONDS);
    } else {
      this.x.go(x);
      this.y.go(y);
    }
  }

  update(seconds: number): boolean {
    let moves = false;
    for (const tween of this.#tweens) moves = tween.tick(seconds) || moves;
    return moves;
  }
}
