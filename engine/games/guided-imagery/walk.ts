/**
 * Position of the viewer on the walk: in a scene, or between two scenes. If the session's scene changes several times
 * in a row, the viewer finishes the current walk quickly, and then walks directly to the goal. A change back reverses
 * the walk.
 */
import { easeInOut } from '../../stage/easing';

/** Duration of the walk between two scenes, s (specification). */
export const WALK_SECONDS = 2;

export const WALK_FADE_SECONDS = 0.7;

/** Speed factor while the viewer approaches a scene that is not the goal. */
const HURRY = 2.5;

export class SceneWalk {
  #from: number;
  #to: number;
  #goal: number;
  /** Elapsed share of the time between the two scenes, 0-1. */
  #share = 1;

  /** @param index scene in which the viewer stands */
  constructor(index: number) {
    this.#from = index;
    this.#to = index;
    this.#goal = index;
  }

  /** The scene that the viewer leaves, or the one in which they stand. */
  get from(): number {
    return this.isUnderWay ? this.#from : this.#to;
  }

  /** The scene that the viewer approaches, or the one in which they stand. */
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

  /** Eased progress from {@link from} to {@link to}, 0-1. */
  get progress(): number {
    return easeInOut(this.#share);
  }

  /** Sets the goal. Setting the current goal again has no effect. */
  go(index: number): void {
    this.#goal = index;
    if (!this.isUnderWay) this.#setOut();
    else if (index === this.#from) {
      this.#from = this.#to;
      this.#to = index;
      this.#share = 1 - this.#share;
    }
  }

  /** Advances by `seconds`. @returns whether the viewer is still walking */
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
