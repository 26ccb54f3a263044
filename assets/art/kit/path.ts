import { Path2D, PathOp } from '@napi-rs/canvas';

/** A point in picture units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

const at = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];

/** Adds straight edges through `points` to a path and closes it. */
export function addPolygon(path: Path2D, points: readonly Point[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D();
  addPolygon(path, points);
  return path;
}

/**
 * Returns a smooth curve through every point (Catmull-Rom).
 * @param tension 0 is straight, 1 is round
 */
export function curve(points: readonly Point[], closed = false, tension = 1): Path2D {
  const path = new Path2D();
  addCurve(path, points, closed, tension);
  return path;
}

export function addCurve(path: Path2D, points: readonly Point[], closed = false, tension = 1): void {
  path.moveTo(...at(points, 0));
  continueCurve(path, points, closed, tension);
}

/** Adds a smooth curve to a path whose current point is the first point. */
function continueCurve(path: Path2D, points: readonly Point[], closed = false, tension = 1): void {
  const count = points.length;
  const wrap = (i: number): Point =>
    closed ? at(points, (i + count) % count) : at(points, Math.min(count - 1, Math.max(0, i)));
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [wrap(i - 1), wrap(i), wrap(i + 1), wrap(i + 2)];
    const k = tension / 6;
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) * k,
      from[1] + (to[1] - before[1]) * k,
      to[0] - (after[0] - from[0]) * k,
      to[1] - (after[1] - from[1]) * k,
      to[0],
      to[1],
    );
  }
  if (closed) path.closePath();
}

/**
 * Returns an ellipse.
 * @param turn clockwise rotation, rad
 */
export function ellipse(x: number, y: number, rx: number, ry = rx, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  return path;
}

/** Returns a rectangle with rounded corners. (`x`, `y`) is its upper left corner. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

/** Combines paths into one, so that a single stipple covers all of them. */
export function union(paths: readonly Path2D[]): Path2D {
  const all = new Path2D();
  for (const path of paths) all.addPath(path);
  return all;
}

/**
 * Combines paths like `union`, but merges overlaps into one outline. It is slower, and suits parts with different
 * winding directions.
 */
export function weld(paths: readonly Path2D[]): Path2D {
  return paths.reduce((whole, part) => whole.op(part, PathOp.Union), new Path2D());
}

/**
 * Returns a leaf or petal that grows from `base`.
 * @param angle rad; 0 is right, -PI/2 is up
 * @param belly position of the widest part between base (0) and tip (1)
 */
export function leaf(base: Point, angle: number, length: number, width: number, belly = 0.45): Path2D {
  const path = new Path2D();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => [
    base[0] + cos * along - sin * across,
    base[1] + sin * along + cos * across,
  ];
  const tip = place(length, 0);
  const one = place(length * belly * 0.55, -width * 0.72);
  const two = place(length * (belly + 0.32), -width * 0.62);
  const three = place(length * (belly + 0.32), width * 0.62);
  const four = place(length * belly * 0.55, width * 0.72);
  path.moveTo(...base);
  path.bezierCurveTo(...one, ...two, ...tip);
  path.bezierCurveTo(...three, ...four, ...base);
  path.closePath();
  return path;
}

/**
 * Returns a line of varying width as one closed smooth shape.
 * @param points centers with half widths
 */
export function taper(points: readonly (readonly [x: number, y: number, half: number])[]): Path2D {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y, half], i) => {
    const before = points[Math.max(0, i - 1)] ?? [x, y, half];
    const after = points[Math.min(points.length - 1, i + 1)] ?? [x, y, half];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nx = (-(after[1] - before[1]) / length) * half;
    const ny = ((after[0] - before[0]) / length) * half;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return curve([...left, ...right], true, 0.9);
}

/**
 * Returns a stream or path on flat ground in perspective, from far to near. Its bends look flat in the distance and
 * open toward the viewer.
 * @param points center and half width *across the picture* at each height
 */
export function lane(points: readonly (readonly [x: number, y: number, half: number])[]): Path2D {
  const left: Point[] = points.map(([x, y, half]) => [x - half, y]);
  const right: Point[] = points.map(([x, y, half]) => [x + half, y]);
  const path = new Path2D();
  addCurve(path, left);
  const back = right.toReversed();
  const start = at(back, 0);
  path.lineTo(...start);
  continueCurve(path, back);
  path.closePath();
  return path;
}
