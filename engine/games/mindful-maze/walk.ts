import type { GardenPoint } from '../../../machines/games/mindful-maze/grid';
import {
  CELL_MS,
  cellCenterOf,
  cellPointOf,
  polarToPoint,
} from '../../../machines/games/mindful-maze/selectors';
import { clamp, lerp, REDUCED_MOTION_FADE_SECONDS } from '../../stage/easing';

/**
 * Follows the machine from cell to cell. On a ring the lantern walks along the circle, between rings straight. At the
 * first and last cell of a walk it starts and stops gently.
 */
export class LanternWalk {
  #from = 0;
  #to: number | undefined;
  #seconds = 0;
  #isFirst = true;
  #isLast = true;

  /**
   * Starts a step, unless it is under way.
   * @param to the next cell; undefined to rest
   * @param isLast whether the lantern rests after it
   */
  go(from: number, to: number | undefined, isLast: boolean): void {
    this.#isLast = isLast;
    if (this.#from === from && this.#to === to) return;
    this.#isFirst = this.#to === undefined;
    this.#from = from;
    this.#to = to;
    this.#seconds = 0;
  }

  get isGoing(): boolean {
    return this.#to !== undefined;
  }

  /**
   * Advances by `seconds`, and returns the place, and the visibility of the lantern, 0-1.
   * @param reducedMotion whether the lantern jumps to the next cell, with a fade
   */
  update(seconds: number, reducedMotion: boolean): { readonly at: GardenPoint; readonly sight: number } {
    this.#seconds += seconds;
    if (this.#to === undefined) return { at: cellPointOf(this.#from), sight: 1 };
    if (reducedMotion) {
      const isThere = this.#seconds >= REDUCED_MOTION_FADE_SECONDS;
      const sight = clamp(Math.abs(this.#seconds / REDUCED_MOTION_FADE_SECONDS - 1), 0, 1);
      return { at: cellPointOf(isThere ? this.#to : this.#from), sight };
    }
    const share = clamp((1000 * this.#seconds) / CELL_MS, 0, 1);
    return { at: between(this.#from, this.#to, this.#ease(share)), sight: 1 };
  }

  /** A cubic Hermite curve whose speed is 0 where the walk begins and ends, and that of the walk elsewhere. */
  #ease(share: number): number {
    const [start, end] = [this.#isFirst ? 0 : 1, this.#isLast ? 0 : 1];
    return ((start + end - 2) * share + 3 - 2 * start - end) * share * share + start * share;
  }
}

function between(from: number, to: number, share: number): GardenPoint {
  const [one, other] = [cellCenterOf(from), cellCenterOf(to)];
  if (one.radius === other.radius) {
    const turn = Math.atan2(Math.sin(other.angle - one.angle), Math.cos(other.angle - one.angle));
    return polarToPoint({ radius: one.radius, angle: one.angle + turn * share });
  }
  const [[x, y], [toX, toY]] = [polarToPoint(one), polarToPoint(other)];
  return [lerp(x, toX, share), lerp(y, toY, share)];
}
