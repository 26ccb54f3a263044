import type { CanvasGradient, Path2D } from '@napi-rs/canvas';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { limb, triples } from '../../kit/outline';
import { curve, ellipse, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';

/**
 * Petal colors. A share above 1 extrapolates the mix beyond the second color, because petals are more saturated than
 * earth and water.
 */
export const scarlet = mix(ink.lichen, ink.clay, 1.2);
export const coral = mix(ink.lichen, ink.dusk, 1.36);
export const crimson = mix(ink.fern, mix(ink.clay, ink.heather, 0.3), 1.42);
export const magenta = mix(ink.lichen, mix(ink.dusk, ink.heather, 0.4), 1.5);
export const violet = mix(ink.rose, ink.heather, 1.26);

/**
 * Right half of each petal's outline: position along the petal (0 base, 1 tip), and half width as a share of the
 * petal's width.
 */
const outlines = {
  round: [
    [0, 0.04],
    [0.2, 0.18],
    [0.5, 0.42],
    [0.78, 0.48],
    [0.95, 0.28],
    [1, 0],
  ],
  spoon: [
    [0, 0.16],
    [0.3, 0.34],
    [0.62, 0.48],
    [0.88, 0.42],
    [0.98, 0.2],
    [1, 0],
  ],
  notched: [
    [0, 0.04],
    [0.24, 0.26],
    [0.58, 0.5],
    [0.86, 0.42],
    [1, 0.17],
    [0.93, 0],
  ],
  ruffled: [
    [0, 0.06],
    [0.28, 0.26],
    [0.52, 0.42],
    [0.66, 0.54],
    [0.8, 0.46],
    [0.93, 0.42],
    [0.95, 0.2],
    [1.02, 0.1],
    [0.97, 0],
  ],
  lobed: [
    [0, 0.06],
    [0.25, 0.2],
    [0.45, 0.34],
    [0.62, 0.5],
    [0.76, 0.46],
    [0.88, 0.42],
    [0.94, 0.24],
    [1.0, 0.12],
    [0.98, 0],
  ],
  pointed: [
    [0, 0.06],
    [0.22, 0.32],
    [0.5, 0.5],
    [0.76, 0.36],
    [0.93, 0.12],
    [1, 0],
  ],
} as const;

export type Outline = keyof typeof outlines;

/**
 * Returns a petal that grows from `base`.
 * @param angle rad; 0 is right, -PI/2 is up
 */
export function petalShape(
  base: Point,
  angle: number,
  length: number,
  width: number,
  outline: Outline = 'round',
): Path2D {
  const half = outlines[outline];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => [
    base[0] + cos * along * length - sin * across * width,
    base[1] + sin * along * length + cos * across * width,
  ];
  const right = half.map(([along, across]) => place(along, across));
  const left = half.slice(0, -1).map(([along, across]) => place(along, -across));
  return curve([...right, ...left.toReversed()], true, 0.95);
}

export interface PetalInk {
  fill: string | CanvasGradient;
  /** Color of the dots near the base, and of the thin edge. */
  heart: string;
  /** Color of the dots near the tip. */
  tip: string;
  depth?: number;
  /**
   * Outer end of the dark dots, as a share of the petal's length: 0 is the base, 1 is the tip. The dots get denser from
   * there toward the base. Use about 1 for petals whose base is hidden.
   */
  from?: number;
  /** Opacity of the thin edge that separates petals. */
  edge?: number;
}

/** Paints a flat petal with dark dots near its base and light dots near its tip. */
export function petal(
  plate: Plate,
  path: Path2D,
  [x, y]: Point,
  [tipX, tipY]: Point,
  { fill, heart, tip, depth = 0.8, from = 0.66, edge = 0.4 }: PetalInk,
): void {
  const at = (t: number): Point => [x + (tipX - x) * t, y + (tipY - y) * t];
  plate.ctx.fillStyle = fill;
  plate.ctx.fill(path);
  stippleAlong(plate, path, heart, at(from), at(from - 0.61), depth);
  stippleAlong(plate, path, tip, at(Math.max(0.5, from - 0.2)), at(1), depth * 0.7);
  plate.ctx.strokeStyle = fade(heart, edge);
  plate.ctx.lineWidth = 1.2;
  plate.ctx.stroke(path);
}

export interface Ring extends Omit<PetalInk, 'fill'> {
  fill: string;
  count: number;
  length: number;
  width: number;
  outline?: Outline;
  /** Angle of the first petal, rad. */
  turn?: number;
  /** Distance of the petals' bases from the center, units. */
  inner?: number;
  /** Random variation of length and angle, 0-1. */
  wild?: number;
}

/** Paints a whorl of petals around a center. Petals that point away from the light are slightly deeper in color. */
export function whorl(plate: Plate, [x, y]: Point, ring: Ring): void {
  const { count, length, width, outline = 'round', turn = 0, inner = 0, wild = 0 } = ring;
  for (let i = 0; i < count; i++) {
    const angle = turn + ((i + plate.random.between(-0.5, 0.5) * wild) / count) * Math.PI * 2;
    const long = length * (1 + plate.random.between(-0.2, 0.2) * wild);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const away = Math.max(0, -(cos * plate.light[0] + sin * plate.light[1]));
    const base: Point = [x + cos * inner, y + sin * inner];
    petal(
      plate,
      petalShape(base, angle, long, width, outline),
      base,
      [base[0] + cos * long, base[1] + sin * long],
      {
        ...ring,
        fill: mix(ring.fill, ring.heart, away * 0.24),
      },
    );
  }
}

/** Paints a stem through points with half widths, `'x,y,half'`. */
export function stem(plate: Plate, text: string, color: string = mix(ink.spruce, ink.fern, 0.45)): void {
  form(plate, limb(text), {
    fill: color,
    light: tint(color, 0.24),
    towards: [plate.light[0], 0],
    depth: 0.7,
  });
}

/**
 * Paints a leaf with a pale rib.
 * @param text points from base to tip with half widths, `'x,y,half'`
 */
export function blade(plate: Plate, text: string, color: string = mix(ink.spruce, ink.fern, 0.5)): void {
  const path = limb(text);
  form(plate, path, { fill: color, light: mix(color, ink.lichen, 0.55), depth: 0.85 });
  const spine = triples(text).map(([x, y]): Point => [x, y]);
  within(plate, path, () => {
    plate.ctx.strokeStyle = fade(mix(color, ink.lichen, 0.65), 0.7);
    plate.ctx.lineWidth = 1.8;
    plate.ctx.stroke(curve(spine));
  });
}

/**
 * Paints the seeds or florets in the eye of a flower, arranged like those of a sunflower.
 * @param reach radius of the eye, units
 * @param size radius of each floret, units
 */
export function florets(
  plate: Plate,
  [x, y]: Point,
  reach: number,
  count: number,
  size: number,
  color: string,
  from = 0,
): void {
  const dots = [];
  for (let i = Math.round(count * from); i < count; i++) {
    const [far, turn] = [Math.sqrt(i / count) * reach, i * 2.39996];
    dots.push(ellipse(x + Math.cos(turn) * far, y + Math.sin(turn) * far, size));
  }
  plate.ctx.fillStyle = color;
  plate.ctx.fill(union(dots));
}

/** Paints the domed eye of a flower: a disc with florets, lit from one side. */
export function eye(
  plate: Plate,
  center: Point,
  radius: number,
  color: string,
  grain: string,
  count = 90,
): void {
  form(plate, ellipse(...center, radius), {
    fill: color,
    shade: shade(mix(color, ink.clay, 0.45), 0.15),
    depth: 0.9,
  });
  florets(plate, center, radius * 0.92, count, radius * 0.055, fade(grain, 0.85));
}
