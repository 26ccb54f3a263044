/** The lie of the land: the crest, the folds of the slope, the path, and where on it something stands. Lengths in CSS px. */

/** Where the folds of the slope begin, from the crest (0) to its foot (1); behind each the land dips. */
export const FOLDS = [0, 0.15, 0.34, 0.58, 0.84] as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How tall a tree is there, and how wide a stone. */
  readonly tall: number;
  /** How near it is: 0 at the crest, 1 at the foot of the hill. */
  readonly near: number;
}

export class Land {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Where the path comes over the crest: there the light is, too. */
  get summit(): number {
    return this.width * 0.615;
  }

  crest(x: number): number {
    const away = (x - this.summit) / this.width;
    const dome = Math.exp(-((away / (away < 0 ? 0.36 : 0.3)) ** 2));
    return this.height * (0.545 - 0.125 * dome + 0.006 * Math.sin((x / this.width) * 17));
  }

  /** The ground `near` (0 crest, 1 foot) below `x`, of the fold that this is in or of the one that is said. */
  ground(x: number, near: number, fold = foldOf(near)): number {
    const top = this.crest(x);
    const wave =
      Math.sin((x / this.width) * (5.2 + fold * 1.7) + fold * 2.3) * 0.6 +
      Math.sin((x / this.width) * (11 + fold * 2) + fold * 5.1) * 0.25;
    // At the path the folds meet, so that it goes on from one to the next.
    const away = Math.min(1, Math.abs(x - this.path(near).x) / (this.width * 0.2));
    const swell = fold === 0 ? 0 : this.height * (0.006 + 0.012 * fold) * wave * away * away * (3 - 2 * away);
    return top + (this.height * 1.04 - top) * near ** 1.28 + swell;
  }

  /** The middle of the path, and half its width. */
  path(near: number): { readonly x: number; readonly half: number } {
    const swing = Math.sin(near * 6.4) * (0.03 + 0.13 * near) - 0.17 * near * near;
    return { x: this.summit + this.width * swing, half: this.width * (0.006 + 0.036 * near ** 1.25) };
  }

  /** How tall a tree is there. */
  #tall(near: number): number {
    return Math.min(this.height, this.width * 0.82) * (0.1 + 0.185 * near ** 1.2);
  }

  /** Where the ground swells out of the picture, what stands there keeps its foot in it. */
  readonly #within = (y: number): number => Math.min(y, this.height * 0.985);

  /** The place of a tree, beside the path. */
  tree(across: number, part: number): Spot {
    // The foot of one at the very edge of the picture would not be in it.
    const near = part * 0.93;
    const tall = this.#tall(near);
    const { x: middle, half } = this.path(near);
    const [left, right] = [middle - half * 1.25 - tall * 0.16, middle + half * 1.25 + tall * 0.16];
    const free = across * (this.width - (right - left));
    const x = free < left ? free : free + right - left;
    return { x, y: this.#within(this.ground(x, near)), tall, near };
  }

  /** The place of a stone, on the path. */
  stone(across: number, part: number): Spot {
    const near = 0.015 + part * 0.95;
    const { x: middle, half } = this.path(near);
    const x = middle + (across * 2 - 1) * half * 0.82;
    return { x, y: this.#within(this.ground(x, near)), tall: this.#tall(near) * 0.155, near };
  }
}

export function foldOf(near: number): number {
  return FOLDS.findLastIndex((from) => near >= from);
}
