/** How the words of a round come and go: their bubbles are drawn, they are not. */
import { clamp, lerp } from '../../stage/easing';

/** Words come in this time, a moment after their bubbles, and go in this one, s. */
const WAIT_SECONDS = 0.12;
const COME_SECONDS = 0.45;
const GO_SECONDS = 0.25;

/**
 * Steps of about a twentieth of a second are a fade to the eye: 56 ms in, 31 ms out. A transition of the style sheet would
 * have the browser style all words anew in every frame, also in those in which its steps change nothing.
 */
const STEPS = 8;

/** Tells the style of the words below an element how much of them is there, 0-1, as `--words`. */
export class WordFade {
  readonly #element: HTMLElement;
  #from = 0;
  #to: 0 | 1 = 0;
  #seconds = Number.POSITIVE_INFINITY;
  #shown = 0;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** @param to whether words are to be there; the same again changes nothing */
  go(to: 0 | 1): void {
    if (to === this.#to) return;
    this.#from = this.#value;
    this.#to = to;
    this.#seconds = 0;
  }

  /** From now on there are others, which have not come yet. */
  begin(): void {
    this.#from = 0;
    this.#to = 0;
    this.#seconds = Number.POSITIVE_INFINITY;
    this.#show();
  }

  /** @returns whether they still come or go */
  tick(seconds: number): boolean {
    if (!this.#isMoving) return false;
    this.#seconds += seconds;
    this.#show();
    return this.#isMoving;
  }

  destroy(): void {
    this.#element.style.removeProperty('--words');
  }

  get #isMoving(): boolean {
    return this.#seconds < (this.#to === 1 ? WAIT_SECONDS + COME_SECONDS : GO_SECONDS);
  }

  /** 0-1. */
  get #value(): number {
    const part = this.#to === 1 ? (this.#seconds - WAIT_SECONDS) / COME_SECONDS : this.#seconds / GO_SECONDS;
    return lerp(this.#from, this.#to, clamp(part, 0, 1));
  }

  #show(): void {
    const value = Math.round(this.#value * STEPS) / STEPS;
    if (value === this.#shown) return;
    this.#shown = value;
    this.#element.style.setProperty('--words', String(value));
  }
}
