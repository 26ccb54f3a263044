/** How one stone moves: from place to place, from gray to its color, under a hand. */

import { flip, lerp, standard, Tween } from '../../stage/easing';
import type { PointerState } from '../../stage/scene';
import type { Place } from './layout';

/** A stone turns over in this time, s. */
const TURN_SECONDS = 0.62;

/** At this progress of its turn it meets the water again, 0-1. */
const LANDS = 0.62;

/** From one step's place to the next, s. */
const WAY_SECONDS = 0.9;

/** With reduced motion gray becomes color, and one place another, in this time, s. */
const FADE_SECONDS = 0.16;

/** It answers a hand in this time, s. */
const TOUCH_SECONDS = 0.12;

/** Share of its size that a stone has when it begins to rise, and when it has sunk. */
const SUNK = 0.86;

/** The place of a stone that is not to be seen. */
const NOWHERE: Place = { x: 0, y: 0, size: 0 };

const linear = (progress: number): number => progress;

export class StoneMotion {
  /** 0 gray, 1 with its color up. */
  readonly #turn = new Tween(0, TURN_SECONDS, flip);
  /** 0 veiled in gray, 1 as it is. */
  readonly #veil = new Tween(1, FADE_SECONDS, linear);
  readonly #way = new Tween(1, WAY_SECONDS, standard);
  readonly #fade = new Tween(1, FADE_SECONDS, linear);
  readonly #hover = new Tween(0, TOUCH_SECONDS, standard);
  readonly #press = new Tween(0, TOUCH_SECONDS, standard);
  readonly #tweens = [this.#turn, this.#veil, this.#way, this.#fade, this.#hover, this.#press];
  #from = NOWHERE;
  #to = NOWHERE;
  /** Written in place: it is read in every frame. */
  readonly #place = { x: 0, y: 0, size: 0 };
  /** s until it begins to turn: stones that turn together do so one after the other. */
  #wait = 0;
  #isTurned = false;

  get isMoving(): boolean {
    return this.#wait > 0 || this.#tweens.some((tween) => tween.isMoving);
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
    // What was not there before rises where it is, and what goes sinks where it is.
    const from = this.#from.size === 0 ? this.#to : this.#from;
    const to = this.#to.size === 0 ? this.#from : this.#to;
    const part = this.#way.value;
    this.#place.x = lerp(from.x, to.x, part);
    this.#place.y = lerp(from.y, to.y, part);
    this.#place.size = lerp(this.#from.size || to.size * SUNK, this.#to.size || from.size * SUNK, part);
    return this.#place;
  }

  /** How much there is of it, 0-1. */
  get presence(): number {
    return lerp(Math.sign(this.#from.size), Math.sign(this.#to.size), this.#way.value) * this.#fade.value;
  }

  /** By how much it has turned over, radians. */
  get angle(): number {
    return this.#turn.value * Math.PI;
  }

  /** How far it is lifted, 0-1. */
  get lift(): number {
    return Math.sin(this.#turn.value * Math.PI) * 0.9 + 0.1 * this.#hover.value;
  }

  /** How much its color is veiled in gray, 0-1. */
  get veil(): number {
    return 1 - this.#veil.value;
  }

  /** How much smaller it is under a finger, 0-1. */
  get pressed(): number {
    return this.#press.value;
  }

  /** Goes to a place. @param isAtOnce without a way between, as after a new size of the slot */
  go(to: Place, isAtOnce: boolean, reducedMotion: boolean): void {
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

  /** Turns to one side. @param wait s before it begins */
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
    for (const tween of this.#tweens) tween.tick(seconds);
    return before < LANDS && this.#turn.progress >= LANDS;
  }
}

/** From 0 to 1 once more. */
function restart(tween: Tween): void {
  tween.set(0);
  tween.go(1);
}
