import { fade, ink, mix, tint } from '../../../kit/ink';
import { box, curve, type Point } from '../../../kit/path';
import { type Plate, within } from '../../../kit/plate';
import { form } from '../../../kit/stipple';
import { points } from '../../../kit/trace';

export const sand = mix(ink.rose, ink.pollen, 0.35);

/**
 * Returns a line along the shore: the waterline at `out` 0, and the crest of a wave farther out.
 * @param out distance seaward from the waterline, units
 */
const shore = (out: number): Point[] =>
  points(
    '820 352, 700 358, 600 374, 520 398, 470 430, 440 468, 396 506, 320 542, 210 568, 90 582, -30 588',
  ).map(([x, y], i, all) => [
    x - out * (0.25 + (i / all.length) * 0.9),
    y - out * (0.18 + 0.3 * (i / all.length)),
  ]);

const ashore = (out: number) => curve([...shore(out), [-40, 640], [840, 640]], true, 0.5);

export function beach(plate: Plate): void {
  const { ctx } = plate;
  for (const [out, opacity] of [
    [124, 0.22],
    [82, 0.36],
    [44, 0.6],
  ] as const) {
    within(plate, box(0, 366, 800, 234), () => {
      ctx.strokeStyle = fade(ink.snow, opacity);
      ctx.lineWidth = 2 + opacity * 5;
      ctx.stroke(curve(shore(out)));
    });
  }
  const foam = ashore(16);
  form(plate, foam, { fill: tint(ink.snow, 0.2), shade: null, light: null });
  const wet = ashore(0);
  ctx.fillStyle = mix(sand, ink.heather, 0.42);
  ctx.fill(wet);
  const dry = ashore(-62);
  form(plate, dry, {
    fill: sand,
    shade: mix(ink.clay, ink.heather, 0.45),
    light: tint(sand, 0.6),
    towards: [-0.4, -0.9],
    depth: 0.6,
  });
  ctx.strokeStyle = fade(ink.snow, 0.5);
  ctx.lineWidth = 2;
  ctx.stroke(curve(shore(-26)));
}
