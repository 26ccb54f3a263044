import { Path2D } from '@napi-rs/canvas';
import { lightest, mix, shade } from './ink';
import { addPolygon, type Point } from './path';
import { down, type Plate, within } from './plate';
import type { Random } from './random';
import { stippleAlong } from './stipple';

/**
 * Adds a fir at (`x`, `base`) with drooping, uneven boughs to a path.
 * @param height units
 * @param width units
 */
function addConifer(
  path: Path2D,
  random: Random,
  x: number,
  base: number,
  height: number,
  width = height * 0.42,
): void {
  const tiers = Math.max(4, Math.min(9, Math.round(height / 11)));
  const flank = (side: 1 | -1): Point[] => {
    const points: Point[] = [];
    for (let tier = 1; tier <= tiers; tier++) {
      const t = tier / tiers;
      const y = base - height * (1 - t * 0.93);
      const reach = (width / 2) * t ** 0.85 * random.between(0.84, 1.12);
      const step = (height / tiers) * 0.93;
      points.push([x + side * reach * 0.55, y - step * 0.34]);
      points.push([x + side * reach, y + step * random.between(0, 0.16)]);
      points.push([x + side * reach * 0.46, y - step * 0.05]);
    }
    return points;
  };
  const trunk = width * 0.045;
  const foot = base - height * 0.05;
  addPolygon(path, [
    [x, base - height],
    ...flank(1),
    [x + trunk, foot],
    [x + trunk, base],
    [x - trunk, base],
    [x - trunk, foot],
    ...flank(-1).toReversed(),
  ]);
}

export interface Stand {
  /** Returns the height of the ground (y in units) at x. */
  ground: (x: number) => number;
  color: string;
  /** Minimum and maximum height of a tree, units. */
  height: readonly [number, number];
  /** Mean distance between two trunks, units. */
  gap: number;
  from?: number;
  to?: number;
  /** Share of a tree's height that is below the ground line. */
  sink?: number;
  /** Color into which the base of the trees fades. */
  mist?: string;
  /** Strength of the fade into {@link mist}, 0-1. */
  haze?: number;
  /** Returns the factor of a tree's height at x. Values near 0 leave a gap for the subject. */
  tall?: (x: number) => number;
  /** Strength of the rim light, 0-1. */
  rim?: number;
  /** Color of the rim light. */
  glint?: string;
}

/** Paints a row of firs as one depth layer: rim light, flat bodies, stippled shade, and mist at the base. */
export function stand(plate: Plate, style: Stand): void {
  const { random, ctx, light } = plate;
  const {
    ground,
    color,
    height,
    gap,
    from = -10,
    to = plate.width + 10,
    sink = 0.08,
    mist,
    haze = 0.6,
  } = style;
  const trees = new Path2D();
  let top = Number.POSITIVE_INFINITY;
  let low = Number.NEGATIVE_INFINITY;
  for (let x = from; x <= to; x += gap * random.between(0.55, 1.45)) {
    const size = random.between(...height) * (style.tall?.(x) ?? 1);
    if (size < 3) continue;
    const base = ground(x) + size * sink;
    addConifer(trees, random, x, base, size, size * random.between(0.34, 0.46));
    top = Math.min(top, base - size);
    low = Math.max(low, base);
  }
  if (top > low) return;
  const rim = style.rim ?? 0.3;
  const edge = mix(color, style.glint ?? lightest, rim);
  if (rim > 0) {
    within(plate, null, () => {
      ctx.translate(light[0] * 0.9, light[1] * 0.5);
      ctx.fillStyle = mist ? down(plate, top, low, [edge, mix(color, mist, haze)]) : edge;
      ctx.fill(trees);
    });
  }
  ctx.fillStyle = mist ? down(plate, top, low, [color, mix(color, mist, haze)], [0.15, 1]) : color;
  ctx.fill(trees);
  const dark = shade(color, 0.34);
  if (mist) stippleAlong(plate, trees, dark, [0, low], [0, top], 0.5);
  else stippleAlong(plate, trees, dark, [0, top], [0, low], 0.6);
}

/** Paints a large fir near the viewer: a dark body, and boughs stippled with `glint` on the lit side. */
export function fir(
  plate: Plate,
  x: number,
  base: number,
  height: number,
  color: string,
  glint: string = lightest,
): void {
  const width = height * 0.42;
  const body = new Path2D();
  addConifer(body, plate.random, x, base, height, width);
  const { ctx, light } = plate;
  ctx.fillStyle = color;
  ctx.fill(body);
  const side = Math.sign(light[0]) || 1;
  within(plate, body, () => {
    stippleAlong(plate, body, shade(color, 0.45), [x, 0], [x - side * width * 0.5, 0], 0.8);
    stippleAlong(
      plate,
      body,
      mix(color, glint, 0.34),
      [x, base - height * 0.3],
      [x + side * width * 0.45, base - height],
      0.6,
    );
  });
}
