/**
 * Where on the walk the viewer stands: in a scene, or between two of them. Whoever turns pages faster than one can walk
 * hurries on to the scene that lies ahead, and from there to the one that was meant; who turns back turns round.
 */

/** From one scene into the next, s: as specified. */
export const WALK_SECONDS = 2;

/** With reduced motion one fades into the next, s. */
export const FADE_SECONDS = 0.7;

/** So much faster walks who has further to go. */
const HURRY = 2.5;

/** Slow at both ends. Turned round it is the same. */
const stride = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

export class Walk {
  #from: number;
  #to: number;
  #goal: number;
  /** Of the time between the two, 0-1. */
  #share = 1;

  /** @param index of the scene that the viewer stands in */
  constructor(index: number) {
    this.#from = index;
    this.#to = index;
    this.#goal = index;
  }

  /** The scene that is left; where the viewer stands in one, that scene. */
  get from(): number {
    return this.isUnderWay ? this.#from : this.#to;
  }

  /** The scene that is come to. */
  get to(): number {
    return this.#to;
  }

  /** The scene in which the walk ends. */
  get goal(): number {
    return this.#goal;
  }

  get isUnderWay(): boolean {
    return this.#share < 1;
  }

  /** How far the viewer has come from {@link from} to {@link to}, 0-1, eased. */
  get progress(): number {
    return stride(this.#share);
  }

  /** Where to go. The same again changes nothing. */
  go(index: number): void {
    this.#goal = index;
    if (!this.isUnderWay) this.#setOut();
    else if (index === this.#from) {
      this.#from = this.#to;
      this.#to = index;
      this.#share = 1 - this.#share;
    }
  }

  /** @returns whether it is still under way */
  tick(seconds: number, length: number): boolean {
    if (!this.isUnderWay) return false;
    const pace = this.#goal === this.#to ? 1 : HURRY;
    this.#share = Math.min(1, this.#share + (seconds * pace) / length);
    if (!this.isUnderWay) this.#setOut();
    return this.isUnderWay;
  }

  #setOut(): void {
    if (this.#goal === this.#to) return;
    this.#from = this.#to;
    this.#to = this.#goal;
    this.#share = 0;
  }
}
