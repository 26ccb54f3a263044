/** Cuts the paths of thumbs into ten stamps a second, interpolated, so that the frame rate does not matter. */
import type { CellPoint } from './stone-shapes';

/** Time between two stamps, ms. */
const STAMP_MS = 100;

/** Number of stamps per second. The stamps of one second polish a texel at most once. */
export const STAMPS_A_SECOND = 1000 / STAMP_MS;

/** Minimum distance between two points, in cells. Closer points are dropped. */
const CLOSE = 0.004;

/** Paths of all thumbs in a tenth of a second: x and y of both ends of each segment, in cells. */
export interface Stamp {
  /** Number of tenths of a second since the clock's start. */
  readonly tenth: number;
  readonly segments: readonly number[];
}

interface Point extends CellPoint {
  /** Clock time, ms. */
  readonly at: number;
}

interface Thumb {
  readonly points: Point[];
  isLifted: boolean;
}

const between = (from: Point, to: Point, at: number): Point => {
  const part = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, at };
};

export class StampRecorder {
  readonly #thumbs = new Map<number, Thumb>();
  /** Lifted thumbs whose paths still have parts without a stamp. */
  #gone: Thumb[] = [];
  /** Clock time of the last cut, ms. */
  #cutAt = 0;

  get isRubbed(): boolean {
    return this.#thumbs.size > 0;
  }

  get isPending(): boolean {
    return this.isRubbed || this.#gone.length > 0;
  }

  /** @param at clock time, ms */
  press(id: number, { x, y }: CellPoint, at: number): void {
    this.lift(id, at);
    if (!this.isPending) this.#cutAt = Math.floor(at / STAMP_MS) * STAMP_MS;
    this.#thumbs.set(id, { points: [{ x, y, at: Math.max(at, this.#cutAt) }], isLifted: false });
  }

  /** @param at clock time, ms */
  move(id: number, { x, y }: CellPoint, at: number): void {
    const thumb = this.#thumbs.get(id);
    const last = thumb?.points.at(-1);
    if (!thumb || !last) return;
    const point = { x, y, at: Math.max(at, last.at) };
    const before = thumb.points.at(-2);
    // Drops the previous point instead of the new one, so that a path ends exactly at its last point.
    if (before && Math.hypot(last.x - before.x, last.y - before.y) < CLOSE && before.at >= this.#cutAt)
      thumb.points.pop();
    thumb.points.push(point);
  }

  /** @param at clock time, ms */
  lift(id: number, at: number): void {
    const thumb = this.#thumbs.get(id);
    if (!thumb) return;
    this.#thumbs.delete(id);
    const last = thumb.points.at(-1) as Point;
    thumb.points.push({ ...last, at: Math.max(at, last.at) });
    thumb.isLifted = true;
    this.#gone.push(thumb);
  }

  /** Returns and removes the stamps that are due. @param now clock time, ms */
  drain(now: number): Stamp[] {
    const stamps: Stamp[] = [];
    while (this.isPending && this.#cutAt + STAMP_MS <= now) {
      const from = this.#cutAt;
      this.#cutAt = from + STAMP_MS;
      const segments: number[] = [];
      for (const thumb of [...this.#gone, ...this.#thumbs.values()]) cut(thumb, this.#cutAt, segments);
      this.#gone = this.#gone.filter(({ points }) => (points.at(-1) as Point).at > this.#cutAt);
      if (segments.length > 0) stamps.push({ tenth: Math.round(from / STAMP_MS), segments });
    }
    return stamps;
  }

  clear(): void {
    this.#thumbs.clear();
    this.#gone = [];
  }
}

/** Moves the part of a path before `end` into segments. A resting thumb gives a segment without length. */
function cut({ points, isLifted }: Thumb, end: number, segments: number[]): void {
  const [first] = points as [Point];
  if (first.at >= end) return;
  const later = points.findIndex(({ at }) => at > end);
  const last = points.at(-1) as Point;
  const reached =
    later > 0
      ? between(points[later - 1] as Point, points[later] as Point, end)
      : { ...last, at: isLifted ? last.at : end };
  const way = [...points.slice(0, later > 0 ? later : points.length), reached];
  for (let at = 1; at < way.length; at++) {
    const [from, to] = [way[at - 1] as Point, way[at] as Point];
    if (at > 1 && at < way.length && from.x === to.x && from.y === to.y) continue;
    segments.push(from.x, from.y, to.x, to.y);
  }
  points.splice(0, later > 0 ? later : points.length, reached);
}
