/** Fades the words of a round, which are DOM text over drawn bubbles. */
import { clamp, lerp } from '../../stage/easing';

/** Delay of the words after the bubbles, s. */
const WAIT_SECONDS = 0.12;
const COME_SECONDS = 0.45;
const GO_SECONDS = 0.25;

/**
 * Number of steps of a fade: every 56 ms for the fade-in, and every 31 ms for the fade-out. A fade in these steps still
 * looks smooth. A CSS transition would make the browser restyle all words in every frame.
 */
const STEPS = 8;

/** Sets the property `--words` of an element: the opacity of the words inside the element, 0-1. */
export class WordFade {
  readonly #element: HTMLElement;
  #from = 0;
  #to: 0 | 1 = 0;
  #seconds = Number.POSITIVE_INFINITY;
  #shown = 0;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** @param to target opacity */
  go(to: 0 | 1): void {
    if (to === this.#to) return;
    this.#from = this.#value;
    this.#to = to;
    this.#seconds = 0;
  }

  begin(): void {
    this.#from = 0;
    this.#to = 0;
    this.#seconds = Number.POSITIVE_INFINITY;
    this.#show();
  }

  /** Advances by `seconds`. @returns whether the fade is under way */
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
