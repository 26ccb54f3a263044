/** Positions of the six stones, and their clearance from rakes. Lengths are in px of the garden. */
import { BERM_WIDTH, GROOVE_PITCH, STONE_RING_GAP } from './patterns';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stone extends Point {
  readonly radius: number;
}

/** Minimum distance from a stone at which a person may put a rake down, px. */
export const START_MARGIN = 10;

/**
 * Groups of three, two and one, a traditional arrangement. The middle of a group is a fraction of the garden's width.
 * The offset of a stone from it is a fraction of the same width, but at most of {@link SPREAD}. y and radius are in px.
 * From 360 to 1920 px of width all six fit, and a rake's tooth passes between any two.
 */
const LAYOUT: readonly (readonly [middle: number, offset: number, y: number, radius: number])[] = [
  [0.675, -0.04, 116, 25],
  [0.255, 0, 172, 30],
  [0.255, 0.08, 262, 20],
  [0.255, -0.08, 268, 15],
  [0.675, 0.04, 202, 18],
  [0.875, 0, 282, 22],
];

const SPREAD = 930;

/** Returns the width of the rings around a stone, px. The larger the stone, the more (`rake.frag.glsl`). */
export const ringsWidth = ({ radius }: Pick<Stone, 'radius'>): number =>
  STONE_RING_GAP + Math.floor(radius / 6) * GROOVE_PITCH + BERM_WIDTH;

/** Minimum distance of a stone's rings from the left and the right edge of the garden, px. */
const EDGE = 4;

/** Returns the stones of a garden of this width. In a narrow garden the outer stones are farther from its edges. */
export const gardenStonesIn = (width: number): readonly Stone[] =>
  LAYOUT.map(([middle, offset, y, radius]) => {
    const reach = radius + ringsWidth({ radius }) + EDGE;
    const x = middle * width + offset * Math.min(width, SPREAD);
    return { x: Math.max(reach, Math.min(width - reach, x)), y, radius };
  });

export const canStartStrokeAt = ({ x, y }: Point, stones: readonly Stone[]): boolean =>
  stones.every((stone) => Math.hypot(x - stone.x, y - stone.y) > stone.radius + START_MARGIN);

/**
 * Keeps a rake's center far enough from every stone for its teeth to pass. A rake that was put down closer to a stone
 * is not pushed away. Its distance to that stone may only increase.
 */
export class StoneClearance {
  readonly #stones: readonly Stone[];
  /** Minimum distance of the rake's center from the center of each stone. */
  readonly #least: number[];
  readonly #full: number[];

  /** @param half half width of the rake */
  constructor(stones: readonly Stone[], half: number, start: Point) {
    this.#stones = stones;
    this.#full = stones.map(({ radius }) => radius + half);
    this.#least = stones.map((stone, index) => Math.min(this.#full[index] as number, distance(stone, start)));
  }

  /** Records the rake's position. After the rake has moved away from a stone, it may not come that close again. */
  passed(at: Point): void {
    for (let index = 0; index < this.#stones.length; index++) {
      const full = this.#full[index] as number;
      const least = this.#least[index] as number;
      if (least >= full) continue;
      this.#least[index] = Math.max(least, Math.min(full, distance(this.#stones[index] as Stone, at)));
    }
  }

  inTheWay(at: Point): Stone | undefined {
    // Each step of each rake runs this loop, so it computes no square roots.
    for (let index = 0; index < this.#stones.length; index++) {
      const stone = this.#stones[index] as Stone;
      const least = (this.#least[index] as number) - 0.01;
      const [dx, dy] = [stone.x - at.x, stone.y - at.y];
      if (least > 0 && dx * dx + dy * dy < least * least) return stone;
    }
    return undefined;
  }

  free(at: Point): Point | undefined {
    let { x, y } = at;
    // Two close stones may push the point back and forth. If four iterations do not free the point, more would not help.
    for (let turn = 0; turn < 4; turn++) {
      const stone = this.inTheWay({ x, y });
      if (!stone) return { x, y };
      const away = distance(stone, { x, y });
      const least = this.#least[this.#stones.indexOf(stone)] as number;
      const [dx, dy] = away < 0.001 ? [0, -1] : [(x - stone.x) / away, (y - stone.y) / away];
      x = stone.x + dx * least;
      y = stone.y + dy * least;
    }
    return this.inTheWay({ x, y }) ? undefined : { x, y };
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
