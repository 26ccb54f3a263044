/** Geometry of the hill: crest, folds of the slope, path, and positions of trees and stones. Lengths are in CSS px. */

/** Starts of the folds, from the crest (0) to the foot (1). The ground dips behind each fold. */
export const FOLD_STARTS = [0, 0.15, 0.34, 0.58, 0.84] as const;

export interface HillSpot {
  readonly x: number;
  readonly y: number;
  /** Height of a tree at this position, or width of a stone. */
  readonly tall: number;
  /** Nearness: 0 at the crest, 1 at the foot of the hill. */
  readonly near: number;
}

export class HillGeometry {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** x at which the path crosses the crest, below the sun or moon. */
  get summit(): number {
    return this.width * 0.615;
  }

  crest(x: number): number {
    const away = (x - this.summit) / this.width;
    const dome = Math.exp(-((away / (away < 0 ? 0.36 : 0.3)) ** 2));
    return this.height * (0.545 - 0.125 * dome + 0.006 * Math.sin((x / this.width) * 17));
  }

  /** Returns the y of the ground at `near` (0 crest, 1 foot) and `x`. */
  ground(x: number, near: number, fold = foldIndexOf(near)): number {
    const top = this.crest(x);
    const wave =
      Math.sin((x / this.width) * (5.2 + fold * 1.7) + fold * 2.3) * 0.6 +
      Math.sin((x / this.width) * (11 + fold * 2) + fold * 5.1) * 0.25;
    // Folds meet at the path, so that the path is continuous.
    const away = Math.min(1, Math.abs(x - this.path(near).x) / (this.width * 0.2));
    const swell = fold === 0 ? 0 : this.height * (0.006 + 0.012 * fold) * wave * away * away * (3 - 2 * away);
    return top + (this.height * 1.04 - top) * near ** 1.28 + swell;
  }

  /** Returns the x of the path's center, and half its width. */
  path(near: number): { readonly x: number; readonly half: number } {
    const swing = Math.sin(near * 6.4) * (0.03 + 0.13 * near) - 0.17 * near * near;
    return { x: this.summit + this.width * swing, half: this.width * (0.006 + 0.036 * near ** 1.25) };
  }

  #tall(near: number): number {
    return Math.min(this.height, this.width * 0.82) * (0.1 + 0.185 * near ** 1.2);
  }

  /** The ground may lie below the picture's lower edge. */
  readonly #within = (y: number): number => Math.min(y, this.height * 0.985);

  /** Returns a place beside the path. `across`: 0 left edge, 1 right edge. `part`: 0 crest, 1 foot of the hill. */
  tree(across: number, part: number): HillSpot {
    // At the lower edge a tree's foot would be outside the picture.
    const near = part * 0.93;
    const tall = this.#tall(near);
    const { x: middle, half } = this.path(near);
    const [left, right] = [middle - half * 1.25 - tall * 0.16, middle + half * 1.25 + tall * 0.16];
    const free = across * (this.width - (right - left));
    const x = free < left ? free : free + right - left;
    return { x, y: this.#within(this.ground(x, near)), tall, near };
  }

  /** Returns a place on the path. `across`: 0 at its left edge, 1 at its right. `part` as in {@link tree}. */
  stone(across: number, part: number): HillSpot {
    const near = 0.015 + part * 0.95;
    const { x: middle, half } = this.path(near);
    const x = middle + (across * 2 - 1) * half * 0.82;
    return { x, y: this.#within(this.ground(x, near)), tall: this.#tall(near) * 0.155, near };
  }
}

export function foldIndexOf(near: number): number {
  return FOLD_STARTS.findLastIndex((from) => near >= from);
}
