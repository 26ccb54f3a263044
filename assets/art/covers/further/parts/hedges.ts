import { Path2D } from '@napi-rs/canvas';
import { ink, mix, shade, tint } from '../../../kit/ink';
import { ellipse, union } from '../../../kit/path';
import { type Plate, within } from '../../../kit/plate';
import { stippleAlong } from '../../../kit/stipple';

export const middle = { x: 400, y: 300 };
/** Vertical foreshortening of the garden, which the viewer sees at an angle. */
export const slant = 0.8;
const thick = 25;
const tall = 15;
const leafGreen = mix(ink.fern, ink.lichen, 0.18);
export const gravel = tint(mix(ink.pollen, ink.ice, 0.5), 0.55);

const degrees = (turn: number): number => (turn / 180) * Math.PI;

/**
 * Returns the tops of the hedges, foreshortened by {@link slant}: rings with gaps, and a few walls between the rings.
 */
function plan(): Path2D {
  const lines = new Path2D();
  for (const [radius, ...arcs] of [
    [248, 101, 439],
    [188, -48, 140, 158, 292],
    [128, 160, 340, 4, 140],
    [70, 55, 385],
  ] as const) {
    for (let i = 0; i + 1 < arcs.length; i += 2) {
      const [from = 0, to = 0] = [arcs[i], arcs[i + 1]];
      lines.moveTo(Math.cos(degrees(from)) * radius, Math.sin(degrees(from)) * radius);
      lines.arc(0, 0, radius, degrees(from), degrees(to));
    }
  }
  for (const [turn, from, to] of [
    [64, 188, 248],
    [205, 188, 248],
    [-22, 128, 188],
    [115, 128, 188],
    [250, 70, 128],
  ] as const) {
    lines.moveTo(Math.cos(degrees(turn)) * from, Math.sin(degrees(turn)) * from);
    lines.lineTo(Math.cos(degrees(turn)) * to, Math.sin(degrees(turn)) * to);
  }
  return lines
    .stroke({ width: thick })
    .transform({ a: 1, b: 0, c: 0, d: slant, e: middle.x, f: middle.y - tall });
}

export const moved = (path: Path2D, x: number, y: number): Path2D =>
  new Path2D(path).transform({ a: 1, b: 0, c: 0, d: 1, e: x, f: y });

/** Paints clipped hedges with a long shadow on the gravel, dark sides, and tops full of small leaves. */
export function hedges(plate: Plate): void {
  const { ctx, random } = plate;
  const top = plan();
  const shadow = mix(gravel, mix(ink.deep, ink.heather, 0.4), 0.34);
  for (let step = 1; step <= 18; step++) {
    ctx.fillStyle = shadow;
    ctx.fill(moved(top, step, tall + step * 0.5));
  }
  for (let step = tall; step > 0; step--) {
    ctx.fillStyle = mix(shade(ink.spruce, 0.12), ink.fern, 0.3 * (1 - step / tall));
    ctx.fill(moved(top, 0, step));
  }
  ctx.fillStyle = leafGreen;
  ctx.fill(top);
  within(plate, top, () => {
    for (const [color, count] of [
      [mix(ink.fern, ink.spruce, 0.45), 1500],
      [mix(ink.lichen, ink.fern, 0.25), 1500],
      [tint(mix(ink.lichen, ink.pollen, 0.25), 0.25), 900],
    ] as const) {
      const leaves = Array.from({ length: count }, () =>
        ellipse(random.between(130, 670), random.between(70, 520), 2.9, 1.5, random.between(0, 3)),
      );
      ctx.fillStyle = color;
      ctx.fill(union(leaves));
    }
    stippleAlong(plate, top, ink.spruce, [300, 300], [640, 520], 0.5);
    stippleAlong(plate, top, tint(ink.lichen, 0.5), [460, 320], [180, 80], 0.55);
  });
}
