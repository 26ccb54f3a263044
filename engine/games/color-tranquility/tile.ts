/** The motion of one tile: its way to its place, its lift, its touch, and how far it has melted. */
import { cubicBezier, easeInOut, easeOut, FADE_SECONDS, Tween } from '../../stage/easing';

/** Duration of the way to another place, s. It equals the machine's `SETTLE_MS`. */
const WAY_SECONDS = 0.42;
const LIFT_SECONDS = 0.16;
const TOUCH_SECONDS = 0.12;
/** Duration in which a tile joins its neighbors when its note sounds, and in which it then fades into the band, s. */
const JOIN_SECONDS = 0.6;
const FADE_INTO_BAND_SECONDS = 0.5;

const glide = cubicBezier(0.45, 0, 0.2, 1);

export class Tile {
  x = 0;
  y = 0;
  readonly lift = new Tween(0, LIFT_SECONDS, easeOut);
  readonly touch = new Tween(0, TOUCH_SECONDS, easeOut);
  readonly melt = new Tween(0, JOIN_SECONDS, easeInOut);
  readonly presence = new Tween(1, FADE_INTO_BAND_SECONDS, easeOut);
  readonly #way = new Tween(1, WAY_SECONDS, glide);
  #from: readonly [number, number] = [0, 0];
  #to: readonly [number, number] = [0, 0];

  /** Whether the tile is on its way. */
  get isGoing(): boolean {
    return this.#way.isMoving;
  }

  /** Puts the tile at a point. */
  put(x: number, y: number): void {
    this.#from = [x, y];
    this.#to = [x, y];
    this.#way.set(1);
    this.x = x;
    this.y = y;
  }

  /** Sends the tile to a point. With reduced motion the tile jumps there and fades in. */
  go(to: readonly [number, number], reducedMotion: boolean): void {
    if (to[0] === this.#to[0] && to[1] === this.#to[1] && !this.#isAway) return;
    if (reducedMotion) {
      this.put(...to);
      this.presence.set(0);
      this.presence.go(1, FADE_SECONDS);
      return;
    }
    this.#from = [this.x, this.y];
    this.#to = to;
    this.#way.set(0);
    this.#way.go(1);
  }

  /** Moves the tile with a finger, until `go`. */
  carry(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.#way.set(1);
  }

  /** @returns whether the tile moves */
  update(seconds: number): boolean {
    const isGoing = this.#way.isMoving;
    const tweens = [this.#way, this.lift, this.touch, this.melt, this.presence];
    let moves = false;
    for (const tween of tweens) moves = tween.tick(seconds) || moves;
    if (isGoing) {
      const share = this.#way.value;
      this.x = this.#from[0] + (this.#to[0] - this.#from[0]) * share;
      this.y = this.#from[1] + (this.#to[1] - this.#from[1]) * share;
    }
    return moves;
  }

  get #isAway(): boolean {
    return this.x !== this.#to[0] || this.y !== this.#to[1];
  }
}
