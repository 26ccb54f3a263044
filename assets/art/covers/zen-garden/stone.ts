import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { curve, ellipse, leaf, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { points, shape } from '../../kit/trace';

const moss = mix(ink.fern, ink.pollen, 0.25);
/** Color of a furrow's shaded side, and of all shadows on the sand. */
export const groove = mix(mix(ink.bark, ink.pollen, 0.35), ink.heather, 0.2);

/** Three shapes of stones: broad with a shoulder, tall, and low. */
const outlines = [
  '-1 0.06, -0.97 -0.26, -0.8 -0.62, -0.52 -0.74, -0.36 -0.98, 0.02 -1.02, 0.3 -0.86, 0.48 -0.5, 0.82 -0.36, 1 0.02, 0.86 0.3, 0.3 0.42, -0.34 0.44, -0.86 0.3',
  '-1 0.08, -0.86 -0.5, -0.7 -1.1, -0.36 -1.5, 0.06 -1.62, 0.38 -1.36, 0.62 -0.8, 0.94 -0.3, 1 0.1, 0.78 0.32, 0 0.42, -0.8 0.32',
  '-1 0.04, -0.9 -0.34, -0.5 -0.62, -0.04 -0.7, 0.34 -0.92, 0.7 -0.8, 0.94 -0.36, 1 0.08, 0.8 0.32, 0.1 0.42, -0.8 0.32',
].map(points);
const greys = [
  mix(mix(ink.tarn, ink.bark, 0.55), ink.heather, 0.12),
  mix(ink.heather, ink.bark, 0.55),
  mix(mix(ink.tarn, ink.bark, 0.35), ink.ice, 0.2),
];

export function stone(plate: Plate, x: number, y: number, wide: number, tall: number, which: number): void {
  const { random, ctx } = plate;
  // Moonlight would make the daylight greys as dark as their shade.
  const grey = tint(greys[which] ?? ink.tarn, plate.moonlit ? 0.16 : 0);
  const outline = outlines[which] ?? [];
  const cast = shape(
    `${x - wide * 0.9} ${y + wide * 0.2}, ${x} ${y - wide * 0.1}, ${x + wide * 1.3} ${y + wide * 0.1}, ${x + wide * 1.85} ${y + wide * 0.34}, ${x + wide * 1.3} ${y + wide * 0.5}, ${x} ${y + wide * 0.48}`,
  );
  ctx.fillStyle = plate.moonlit ? fade(ink.night, 0.62) : fade(mix(ink.heather, ink.bark, 0.6), 0.42);
  ctx.fill(cast);
  stippleAlong(plate, cast, mix(ink.bark, ink.night, 0.3), [x + wide * 1.8, y], [x, y], 0.7);
  const body = curve(
    outline.map(([px, py]): Point => [x + px * wide, y + py * (py < 0 ? tall : wide * 0.66)]),
    true,
    0.72,
  );
  form(plate, body, {
    fill: grey,
    shade: mix(grey, ink.night, 0.7),
    light: mix(grey, lightest, plate.moonlit ? 0.9 : 0.62),
    depth: 0.95,
    start: 0.3,
  });
  within(plate, body, () => {
    const split = which === 0 ? 0.12 : which === 1 ? -0.1 : 0.3;
    const facet = shape(
      `${x + wide * (split - 0.3)} ${y - tall * 1.8}, ${x + wide * (split + 0.1)} ${y - tall * 0.55}, ${x + wide * split} ${y + wide * 0.5}, ${x + wide * 1.2} ${y + wide * 0.5}, ${x + wide * 1.2} ${y - tall * 1.4}`,
      0.3,
    );
    ctx.fillStyle = mix(grey, ink.night, 0.3);
    ctx.fill(facet);
    stippleAlong(plate, facet, mix(grey, ink.night, 0.75), [x, y], [x + wide, y + wide * 0.1], 0.75);
    ctx.fillStyle = fade(mix(grey, lightest, 0.6), 0.45);
    ctx.fill(
      union(
        Array.from({ length: 16 }, () =>
          ellipse(
            x + random.between(-0.9, 0.9) * wide,
            y + random.between(-0.9, 0.3) * tall,
            random.between(1, 4),
            random.between(0.8, 2.6),
          ),
        ),
      ),
    );
  });
  const tufts = Array.from({ length: Math.round(wide * 1.5) }, () => {
    const a = random.between(0.1, Math.PI - 0.1);
    const out = random.between(0.94, 1.1);
    return leaf(
      [x + Math.cos(a) * wide * out, y + wide * 0.06 + Math.sin(a) * wide * 0.4 * out],
      -Math.PI / 2 + random.between(-1, 1),
      random.between(8, 19),
      7,
      0.4,
    );
  });
  form(plate, union(tufts), { fill: moss, shade: ink.spruce, light: tint(moss, 0.5), depth: 0.9 });
}
