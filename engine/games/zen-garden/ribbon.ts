/** Triangles of strokes: a strip along a rake's path, or a square around rings. */
import { BERM_WIDTH, STROKE_END_LENGTH } from './patterns';

/**
 * Numbers per vertex: x, y · cross distance, normal x, normal y, depth · kind, half width, distance beyond an end,
 * cross distance of the middle.
 */
export const FLOATS_PER_VERTEX = 10;

/** Values of a vertex's `kind`: along a rake's path, around a point, or smooth sand. */
export const VERTEX_KIND = { ribbon: 0, rings: 1, smooth: 2 } as const;

/** x, y and depth of each point, in sequence. */
export type StrokePath = ArrayLike<number>;
const X = 0;
const Y = 1;
const DEPTH = 2;
const PARTS = 3;

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const unionOfBounds = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** A growable triangle strip. Degenerate triangles join separate parts. */
export class TriangleStrip {
  #data = new Float32Array(FLOATS_PER_VERTEX * 256);
  #length = 0;
  #joins = false;
  #left = Number.POSITIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** A view of the vertices, valid until the next write. */
  get data(): Float32Array<ArrayBuffer> {
    return this.#data.subarray(0, this.#length);
  }

  /** The array that stores the vertices, at least {@link length} long. Using it avoids a new view per frame. */
  get numbers(): Float32Array<ArrayBuffer> {
    return this.#data;
  }

  get length(): number {
    return this.#length;
  }

  get area(): Bounds {
    return { left: this.#left, top: this.#top, right: this.#right, bottom: this.#bottom };
  }

  clear(): void {
    this.#length = 0;
    this.#joins = false;
    this.#left = this.#top = Number.POSITIVE_INFINITY;
    this.#right = this.#bottom = Number.NEGATIVE_INFINITY;
  }

  begin(): void {
    this.#joins = this.#length > 0;
  }

  /** Writes a vertex (see {@link FLOATS_PER_VERTEX}). */
  push(
    x: number,
    y: number,
    across: number,
    nx: number,
    ny: number,
    depth: number,
    kind: number,
    half: number,
    beyond: number,
    middle: number,
  ): void {
    this.#reserve(FLOATS_PER_VERTEX * 3);
    if (this.#joins) {
      this.#joins = false;
      this.#data.copyWithin(this.#length, this.#length - FLOATS_PER_VERTEX, this.#length);
      this.#length += FLOATS_PER_VERTEX;
      this.push(x, y, across, nx, ny, depth, kind, half, beyond, middle);
    }
    const at = this.#length;
    const data = this.#data;
    data[at] = x;
    data[at + 1] = y;
    data[at + 2] = across;
    data[at + 3] = nx;
    data[at + 4] = ny;
    data[at + 5] = depth;
    data[at + 6] = kind;
    data[at + 7] = half;
    data[at + 8] = beyond;
    data[at + 9] = middle;
    this.#length += FLOATS_PER_VERTEX;
    this.#left = Math.min(this.#left, x);
    this.#right = Math.max(this.#right, x);
    this.#top = Math.min(this.#top, y);
    this.#bottom = Math.max(this.#bottom, y);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#data.length) return;
    const larger = new Float32Array(this.#data.length * 2);
    larger.set(this.#data.subarray(0, this.#length));
    this.#data = larger;
  }
}

/** Returns the mean of the segments before and after a point. A single point faces right. */
function direction(way: StrokePath, index: number): [x: number, y: number] {
  const count = way.length / PARTS;
  const before = Math.max(0, index - 1) * PARTS;
  const after = Math.min(count - 1, index + 1) * PARTS;
  const x = (way[after + X] as number) - (way[before + X] as number);
  const y = (way[after + Y] as number) - (way[before + Y] as number);
  const length = Math.hypot(x, y);
  return length > 0.001 ? [x / length, y / length] : [1, 0];
}

/**
 * Returns the distance from a point to the inner side of the path at which its cross section meets that of a neighbor:
 * positive to the right, negative to the left. Undefined when they do not meet within `reach`.
 */
function fold(way: StrokePath, index: number, neighbor: number, reach: number): number | undefined {
  if (neighbor < 0 || neighbor >= way.length / PARTS) return undefined;
  const [dx, dy] = direction(way, index);
  const [ex, ey] = direction(way, neighbor);
  const turned = dx * ey - dy * ex;
  if (Math.abs(turned) < 0.001) return undefined;
  const x = (way[neighbor * PARTS + X] as number) - (way[index * PARTS + X] as number);
  const y = (way[neighbor * PARTS + Y] as number) - (way[index * PARTS + Y] as number);
  const here = (x * ex + y * ey) / turned;
  const there = (x * dx + y * dy) / turned;
  return here * there > 0 && Math.abs(here) < reach && Math.abs(there) < reach ? here : undefined;
}

/**
 * Returns half the width of the rake's marks to the left and to the right of a point. On the inner side of a curve
 * that is tighter than the rake, the marks end at the center of the curve. Otherwise they would overlap.
 */
function halves(way: StrokePath, index: number, half: number): [left: number, right: number] {
  const reach = half + BERM_WIDTH;
  let [left, right] = [half, half];
  for (const neighbor of [index - 1, index + 1]) {
    const meets = fold(way, index, neighbor, reach);
    if (meets === undefined) continue;
    if (meets < 0) left = Math.min(left, -meets - BERM_WIDTH);
    else right = Math.min(right, meets - BERM_WIDTH);
  }
  return [left, right];
}

export interface RibbonOptions {
  readonly from?: number;
  readonly to?: number;
  readonly half: number;
  /** Whether the first point begins the stroke. The groove closes there. */
  readonly begins: boolean;
  /** Whether the last point ends the stroke. The groove closes there. */
  readonly ends: boolean;
  /** Whether the part will be redrawn. It has no berms at its sides, because the next part covers it. */
  readonly isProvisional?: boolean;
}

export function pushRibbon(strip: TriangleStrip, way: StrokePath, options: RibbonOptions): void {
  const last = way.length / PARTS - 1;
  const { from = 0, to = last, half, begins, ends, isProvisional = false } = options;
  if (to < from || last < 0) return;
  const side = isProvisional ? 0 : BERM_WIDTH;
  strip.begin();
  const cross = (index: number, along: number): void => {
    const [dx, dy] = direction(way, index);
    const at = index * PARTS;
    const x = (way[at + X] as number) + dx * along;
    const y = (way[at + Y] as number) + dy * along;
    const depth = way[at + DEPTH] as number;
    const [nx, ny] = [-dy, dx];
    const [left, right] = halves(way, index, half);
    const [wide, middle] = [(left + right) / 2, (right - left) / 2];
    for (const across of [-left - side, right + side]) {
      const [px, py] = [x + nx * across, y + ny * across];
      strip.push(px, py, across, nx, ny, depth, VERTEX_KIND.ribbon, wide, along, middle);
    }
  };
  if (begins && from === 0) cross(0, -STROKE_END_LENGTH);
  for (let index = from; index <= to; index++) cross(index, 0);
  if (ends && to === last) cross(last, STROKE_END_LENGTH);
  if (isProvisional) pushPile(strip, way, to, half);
}

/** Writes the sand that a rake pushes ahead: a berm across its path. */
function pushPile(strip: TriangleStrip, way: StrokePath, index: number, half: number): void {
  const [dx, dy] = direction(way, index);
  const [x, y, depth] = [X, Y, DEPTH].map((part) => way[index * PARTS + part]) as [number, number, number];
  strip.begin();
  for (const ahead of [0, BERM_WIDTH]) {
    for (const across of [-half, half]) {
      const [px, py] = [x + dx * ahead - dy * across, y + dy * ahead + dx * across];
      strip.push(px, py, half + ahead, dx, dy, depth, VERTEX_KIND.ribbon, half, 0, 0);
    }
  }
}

/** Writes rings around a point, out to `radius`. The part within `inner` is already drawn. */
export function pushRings(
  strip: TriangleStrip,
  { x, y, depth, radius, inner }: { x: number; y: number; depth: number; radius: number; inner: number },
): void {
  const reach = radius + BERM_WIDTH;
  strip.begin();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    strip.push(
      x + sx * reach,
      y + sy * reach,
      sx * reach,
      sy * reach,
      inner,
      depth,
      VERTEX_KIND.rings,
      radius,
      0,
      0,
    );
  }
}

export function pushSmoothArea(strip: TriangleStrip, { left, top, right, bottom }: Bounds): void {
  strip.begin();
  for (const [x, y] of [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const) {
    strip.push(x, y, 0, 0, 0, 0, VERTEX_KIND.smooth, 1, 0, 0);
  }
}
