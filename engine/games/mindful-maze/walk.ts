/** The exact place of the lantern between two cells. */
import { CELL_MS, centerOf, type MIDDLE } from '../../../machines/games/mindful-maze/selectors';
import { clamp, easeInOut, FADE_SECONDS } from '../../stage/easing';

type Point = readonly [x: number, y: number];

/** Returns the center of a cell, in rings from the center of the garden. */
const pointIn = (cell: number | typeof MIDDLE): Point => {
  const { radius, angle } = centerOf(cell);
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};

/**
 * Follows the machine from cell to cell. On a ring the lantern walks along the circle, between rings straight. At the
 * first and last cell of a walk it starts and stops gently.
 */
export class Walk {
  #from = 0;
  #to: number | undefined;
  #seconds = 0;
  #isFirst = true;
  #isLast = true;
  /** Direction of the last step, rad clockwise from north. */
  heading = 0;

  /** Puts the lantern down at a cell, at which it may rest. */
  rest(cell: number): void {
    this.#from = cell;
    this.#to = undefined;
    this.#isFirst = true;
  }

  /**
   * Starts a step, unless it is under way.
   * @param isLast whether the lantern rests after it
   */
  go(from: number, to: number, isLast: boolean): void {
    this.#isLast = isLast;
    if (this.#from === from && this.#to === to) return;
    this.#isFirst = this.#to === undefined;
    this.#from = from;
    this.#to = to;
    this.#seconds = 0;
    const [one, other] = [pointIn(from), pointIn(to)];
    this.heading = Math.atan2(other[0] - one[0], one[1] - other[1]);
  }

  get isGoing(): boolean {
    return this.#to !== undefined;
  }

  /**
   * Advances by `seconds`, and returns the place in rings from the center.
   * @param reducedMotion whether the lantern jumps to the next cell, with a fade
   */
  update(seconds: number, reducedMotion: boolean): { readonly at: Point; readonly sight: number } {
    this.#seconds += seconds;
    if (this.#to === undefined) return { at: pointIn(this.#from), sight: 1 };
    const share = clamp((1000 * this.#seconds) / CELL_MS, 0, 1);
    if (reducedMotion) {
      const sight = clamp(Math.abs(this.#seconds / FADE_SECONDS - 1), 0, 1);
      return { at: pointIn(this.#seconds < FADE_SECONDS ? this.#from : this.#to), sight };
    }
    return { at: between(this.#from, this.#to, this.#ease(share)), sight: 1 };
  }

  #ease(share: number): number {
    if (this.#isFirst && this.#isLast) return easeInOut(share);
    if (this.#isFirst) return share * share * (2 - share);
    return this.#isLast ? 1 - (1 - share) ** 2 * (1 + share) : share;
  }
}

function between(from: number, to: number, share: number): Point {
  const [one, other] = [centerOf(from), centerOf(to)];
  if (one.radius !== other.radius) {
    const [a, b] = [pointIn(from), pointIn(to)];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  }
  const turn = Math.atan2(Math.sin(other.angle - one.angle), Math.cos(other.angle - one.angle));
  const angle = one.angle + turn * share;
  return [one.radius * Math.sin(angle), -one.radius * Math.cos(angle)];
}
