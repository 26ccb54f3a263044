import type { CanvasPoint } from './stipple-painter';

export function polygonPath(points: readonly CanvasPoint[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** Returns a smooth curve through the points (Catmull-Rom), closed by default. */
export function smoothPath(points: readonly CanvasPoint[], isClosed = true): Path2D {
  const path = new Path2D();
  const count = points.length;
  const at = (index: number): CanvasPoint =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as CanvasPoint;
  path.moveTo(...at(0));
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    );
  }
  if (isClosed) path.closePath();
  return path;
}
