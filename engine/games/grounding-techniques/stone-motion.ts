/** Animation of one stone: its position, its turn from gray to color, and its response to touch. */

import { easeFlip, easeStandard, lerp, linear, Tween } from '../../stage/easing';
import type { PointerState } from '../../stage/scene';
import type { StonePlace } from './layout';

const TURN_SECONDS = 0.62;

/** Progress of the turn at which the stone touches the water again, 0-1. */
const LANDS = 0.62;

/** Duration of a move from the position in one step to the position in the next, s. */
const WAY_SECONDS = 0.9;

/** Duration of the fade between gray and color, and between positions, with reduced motion, s. */
const FADE_SECONDS = 0.16;

const TOUCH_SECONDS = 0.12;

/** Scale of a stone at the start of its rise, and at the end of its sinking. */
const SUNK = 0.86;

const NOWHERE: StonePlace = { x: 0, y: 0, size: 0 };

export class StoneMotion {
  /** Turn: 0 gray side up, 1 colored side up. */
  readonly #turn = new Tween(0, TURN_SECONDS, easeFlip);
  /** Fade of the gray veil: 0 shows gray, 1 shows the stone's own color. */
  readonly #veil = new Tween(1, FADE_SECONDS, linear);
  readonly #way = new Tween(1, WAY_SECONDS, easeStandard);
  readonly #fade = new Tween(1, FADE_SECONDS, linear);
  readonly #hover = new Tween(0, TOUCH_SECONDS, easeStandard);
  readonly #press = new Tween(0, TOUCH_SECONDS, easeStandard);
  readonly #tweens = [this.#turn, this.#veil, this.#way, this.#fade, this.#hover, this.#press];
  #from = NOWHERE;
  #to = NOWHERE;
  /** Reused object, written in place, because every frame reads it. */
  readonly #place = { x: 0, y: 0, size: 0 };
  /** Remaining delay before the turn, s. It staggers stones that turn by themselves. */
  #wait = 0;
  #isTurned = false;
  /** Whether the stone has landed in the last tick. */
  hasLanded = false;

  get isMoving(): boolean {
    return this.#wait > 0 || this.#tweens.some((tween) => tween.isMoving);
  }

  get isTurned(): boolean {
    return this.#isTurned;
  }

  get isTurning(): boolean {
    return this.#wait > 0 || this.#turn.isMoving;
  }

  /** Current position. Every read returns the same object. */
  get place(): StonePlace {
    // A new stone rises at its target. A leaving stone sinks at its current position.
    const from = this.#from.size === 0 ? this.#to : this.#from;
    const to = this.#to.size === 0 ? this.#from : this.#to;
    const part = this.#way.value;
    this.#place.x = lerp(from.x, to.x, part);
    this.#place.y = lerp(from.y, to.y, part);
    this.#place.size = lerp(this.#from.size || to.size * SUNK, this.#to.size || from.size * SUNK, part);
    return this.#place;
  }

  get presence(): number {
    return lerp(Math.sign(this.#from.size), Math.sign(this.#to.size), this.#way.value) * this.#fade.value;
  }

  get angle(): number {
    return this.#turn.value * Math.PI;
  }

  get lift(): number {
    return Math.sin(this.#turn.value * Math.PI) * 0.9 + 0.1 * this.#hover.value;
  }

  /** Strength of the gray veil, 0-1. */
  get veil(): number {
    return 1 - this.#veil.value;
  }

  /** Strength of the shrinking while the stone is pressed, 0-1. */
  get pressed(): number {
    return this.#press.value;
  }

  /** @param isAtOnce whether to jump there, as after a change of the slot's size */
  go(to: StonePlace, isAtOnce: boolean, reducedMotion: boolean): void {
    const was = this.#to;
    if (was.x === to.x && was.y === to.y && was.size === to.size) return;
    this.#from = was.size === 0 ? NOWHERE : { ...this.place };
    this.#to = to;
    if (!isAtOnce && !reducedMotion) {
      restart(this.#way);
      return;
    }
    this.#from = to;
    this.#way.set(1);
    if (!isAtOnce) restart(this.#fade);
  }

  /** Turns the gray or the colored side up. @param wait delay before the turn, s */
  turnTo(isTurned: boolean, wait: number, reducedMotion: boolean): void {
    if (isTurned === this.#isTurned) return;
    this.#isTurned = isTurned;
    this.#wait = reducedMotion ? 0 : wait;
    if (reducedMotion) {
      this.#turn.set(isTurned ? 1 : 0);
      restart(this.#veil);
    } else if (wait === 0) {
      this.#turn.go(isTurned ? 1 : 0);
    }
  }

  settle(isTurned: boolean): void {
    this.#isTurned = isTurned;
    this.#wait = 0;
    this.#turn.set(isTurned ? 1 : 0);
    this.#veil.set(1);
  }

  point({ hovered, pressed }: PointerState): void {
    this.#hover.go(hovered && !this.#isTurned ? 1 : 0);
    this.#press.go(pressed ? 1 : 0);
  }

  tick(seconds: number): void {
    if (this.#wait > 0) {
      this.#wait = Math.max(0, this.#wait - seconds);
      if (this.#wait === 0) this.#turn.go(this.#isTurned ? 1 : 0);
    }
    const before = this.#turn.progress;
    for (const tween of this.#tweens) tween.tick(seconds);
    this.hasLanded = before < LANDS && this.#turn.progress >= LANDS;
  }
}

function restart(tween: Tween): void {
  tween.set(0);
  tween.go(1);
}
