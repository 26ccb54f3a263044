/** Where the six stones lie, and how a rake keeps clear of them. Everything in px of the garden. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stone extends Point {
  readonly radius: number;
}

/** A rake may be pressed in no nearer to a stone than this. */
export const START_MARGIN = 10;

/**
 * Three and two and one, as in an old garden: x as a fraction of the garden's width, y in px. Between 360 and 1920 px
 * of width all six are whole and a rake's tooth passes between any two.
 */
const LAYOUT: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0.635, 116, 25],
  [0.255, 172, 30],
  [0.335, 262, 20],
  [0.175, 268, 15],
  [0.715, 202, 18],
  [0.875, 282, 22],
];

/** The stones of a garden of this width. */
export const stonesIn = (width: number): readonly Stone[] =>
  LAYOUT.map(([x, y, radius]) => ({ x: x * width, y, radius }));

/** Whether a rake may be pressed in here. */
export const mayStart = ({ x, y }: Point, stones: readonly Stone[]): boolean =>
  stones.every((stone) => Math.hypot(x - stone.x, y - stone.y) > stone.radius + START_MARGIN);

/**
 * Keeps the middle of one rake so far from every stone that its teeth pass beside it. A rake that was pressed in
 * nearer than that (as it may be) is not thrust away: it keeps the distance it has, until it has gained more.
 */
export class Clearance {
  readonly #stones: readonly Stone[];
  /** Least distance of the rake's middle from the middle of each stone. */
  readonly #least: number[];
  readonly #full: number[];

  /** @param half half the width of the rake */
  constructor(stones: readonly Stone[], half: number, start: Point) {
    this.#stones = stones;
    this.#full = stones.map(({ radius }) => radius + half);
    this.#least = stones.map((stone, index) => Math.min(this.#full[index] as number, distance(stone, start)));
  }

  /** Notes where the rake is now: a distance once gained is kept. */
  passed(at: Point): void {
    for (let index = 0; index < this.#stones.length; index++) {
      const full = this.#full[index] as number;
      const least = this.#least[index] as number;
      if (least >= full) continue;
      this.#least[index] = Math.max(least, Math.min(full, distance(this.#stones[index] as Stone, at)));
    }
  }

  /** The stone that is in the way at a point; undefined when none is. */
  inTheWay(at: Point): Stone | undefined {
    // Asked for every step of every rake: a loop, and no roots.
    for (let index = 0; index < this.#stones.length; index++) {
      const stone = this.#stones[index] as Stone;
      const least = (this.#least[index] as number) - 0.01;
      const [dx, dy] = [stone.x - at.x, stone.y - at.y];
      if (least > 0 && dx * dx + dy * dy < least * least) return stone;
    }
    return undefined;
  }

  /** The nearest free point; undefined when stones leave none. */
  free(at: Point): Point | undefined {
    let { x, y } = at;
    // Two stones may each push towards the other: a few turns settle it, or nothing does.
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
