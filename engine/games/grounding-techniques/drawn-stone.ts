/** One stone on its way: from place to place, from grey to its colour, under a hand. */

import { flip, lerp, standard, Tween } from '../../stage/easing';
import type { PointerState } from '../../stage/scene';
import type { Place } from './layout';

/** A stone turns over in this time, s. */
const TURN_SECONDS = 0.62;

/** From one step's place to the next, s. */
const WAY_SECONDS = 0.9;

/** With reduced motion grey becomes colour, and one place another, in this time, s. */
const FADE_SECONDS = 0.16;

const linear = (progress: number): number => progress;

export class DrawnStone {
  /** 0 grey, 1 with its colour up. */
  readonly #turn = new Tween(0, TURN_SECONDS, flip);
  readonly #veil = new Tween(0, FADE_SECONDS, linear);
  readonly #way = new Tween(1, WAY_SECONDS, standard);
  readonly #fade = new Tween(1, FADE_SECONDS, linear);
  readonly #hover = new Tween(0, 0.12, standard);
  readonly #press = new Tween(0, 0.12, standard);
  #from: Place = { x: 0, y: 0, size: 0 };
  #to: Place = { x: 0, y: 0, size: 0 };
  /** s until it begins to turn: stones that turn together do so one after the other. */
  #wait = 0;
  #isTurned = false;

  get isMoving(): boolean {
    return (
      this.#wait > 0 ||
      this.#turn.isMoving ||
      this.#veil.isMoving ||
      this.#way.isMoving ||
      this.#fade.isMoving ||
      this.#hover.isMoving ||
      this.#press.isMoving
    );
  }

  get isTurned(): boolean {
    return this.#isTurned;
  }

  /** Whether it is on its way from one side to the other. */
  get isTurning(): boolean {
    return this.#wait > 0 || this.#turn.isMoving;
  }

  /** Where it is now. */
  get place(): Place {
    const [from, to, part] = [this.#from, this.#to, this.#way.value];
    // What was not there before rises, and what goes sinks, where it is.
    if (from.size === 0) return { ...to, size: lerp(to.size * 0.86, to.size, part) };
    if (to.size === 0) return { ...from, size: lerp(from.size, from.size * 0.86, part) };
    return {
      x: lerp(from.x, to.x, part),
      y: lerp(from.y, to.y, part),
      size: lerp(from.size, to.size, part),
    };
  }

  /** How much there is of it, 0-1. */
  get presence(): number {
    const part = this.#way.value;
    const there =
      this.#from.size === 0 ? (this.#to.size === 0 ? 0 : part) : this.#to.size === 0 ? 1 - part : 1;
    return there * this.#fade.value;
  }

  /** By how much it has turned over, radians. */
  get angle(): number {
    return this.#turn.value * Math.PI;
  }

  /** How far it is lifted, 0-1. */
  get lift(): number {
    return Math.sin(this.#turn.value * Math.PI) * 0.9 + 0.1 * this.#hover.value;
  }

  /** How much its colour is veiled in grey, 0-1. */
  get veil(): number {
    return 1 - this.#veilValue;
  }

  /** How much smaller it is under a finger, 0-1. */
  get pressed(): number {
    return this.#press.value;
  }

  /** Goes to a place. @param isAtOnce without a way between, as after a new size of the slot */
  go(to: Place, isAtOnce: boolean, reducedMotion: boolean): void {
    const now = this.place;
    const was = this.#to;
    if (was.x === to.x && was.y === to.y && was.size === to.size) return;
    this.#to = to;
    if (isAtOnce || reducedMotion) {
      this.#from = to;
      this.#way.set(1);
      if (reducedMotion && !isAtOnce) {
        this.#fade.set(0);
        this.#fade.go(1);
      }
      return;
    }
    this.#from = was.size === 0 ? { ...to, size: 0 } : now;
    this.#way.set(0);
    this.#way.go(1);
  }

  /** Turns to one side. @param wait s before it begins */
  turnTo(isTurned: boolean, wait: number, reducedMotion: boolean): void {
    if (isTurned === this.#isTurned) return;
    this.#isTurned = isTurned;
    this.#wait = reducedMotion ? 0 : wait;
    if (reducedMotion) {
      this.#turn.set(isTurned ? 1 : 0);
      this.#veil.set(0);
      this.#veil.go(1);
    } else if (wait === 0) {
      this.#turn.go(isTurned ? 1 : 0);
    }
  }

  /** Lies as it should, without moving there. */
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

  /** Moves on by `seconds`. @returns whether it has just come down on its new side */
  tick(seconds: number): boolean {
    if (this.#wait > 0) {
      this.#wait = Math.max(0, this.#wait - seconds);
      if (this.#wait === 0) this.#turn.go(this.#isTurned ? 1 : 0);
    }
    const before = this.#turn.progress;
    for (const tween of [this.#turn, this.#veil, this.#way, this.#fade, this.#hover, this.#press]) {
      tween.tick(seconds);
    }
    return before < LANDS && this.#turn.progress >= LANDS;
  }

  get #veilValue(): number {
    return this.#veil.isMoving ? this.#veil.value : 1;
  }
}

/** So far into its turn it meets the water again. */
const LANDS = 0.62;
