import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { curve, ellipse, leaf, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { points, shape, stem } from '../../kit/trace';

export const grey = mix(mix(mix(ink.heather, ink.tarn, 0.5), ink.bark, 0.45), ink.ice, 0.2);
const moss = mix(ink.fern, ink.pollen, 0.36);

const outline = points(
  '-1 -0.14, -0.97 -0.5, -0.74 -0.84, -0.3 -1, 0.28 -0.98, 0.74 -0.78, 0.97 -0.4, 1 -0.08, 0.84 0.1, 0 0.14, -0.86 0.1',
);

/**
 * Paints a boulder centered at (`x`, `y`) under a cushion of moss.
 * @param wide half the boulder's width, units
 * @param tall half the boulder's height, units
 */
export function boulder(plate: Plate, x: number, y: number, wide: number, tall: number, turn: number): void {
  const { random, ctx } = plate;
  const at = ([dx, dy]: Point): Point => [
    x + (dx + 0.06 * Math.sin(dy * 4 + turn)) * wide,
    y + (dy + 0.05 * Math.sin(dx * 4 + turn)) * tall,
  ];
  const stone = curve(outline.map(at), true, 0.95);
  form(plate, stone, {
    fill: grey,
    shade: mix(grey, ink.night, 0.66),
    light: mix(grey, ink.ice, 0.5),
    depth: 0.95,
  });
  within(plate, stone, () => {
    const specks = Array.from({ length: 12 }, () =>
      ellipse(
        x + random.between(-0.85, 0.85) * wide,
        y - random.between(-0.1, 0.45) * tall,
        random.between(1.5, 6),
        random.between(1, 3.5),
      ),
    );
    ctx.fillStyle = fade(mix(grey, ink.ice, 0.6), 0.55);
    ctx.fill(union(specks));
    const hem: Point[] = [];
    for (let t = 1.2; t > -1.2; t -= random.between(0.1, 0.2)) {
      const drop = hem.length % 2 ? random.between(0.05, 0.16) : random.between(-0.04, 0.02);
      hem.push(at([t, -0.56 + drop + t * t * 0.22 + 0.08 * Math.sin(t * 3 + turn)]));
    }
    const cushion = curve([at([-1.4, -1.4]), at([1.4, -1.4]), ...hem], true, 1);
    within(plate, null, () => {
      ctx.translate(wide * 0.02, tall * 0.05);
      stippleAlong(plate, cushion, mix(grey, ink.night, 0.6), [x, y - tall], [x, y - tall * 0.5], 0.9);
    });
    form(plate, cushion, { fill: moss, shade: null, light: null });
    stippleAlong(
      plate,
      cushion,
      ink.spruce,
      [x - wide * 0.2, y - tall * 0.86],
      [x + wide * 0.7, y - tall * 0.1],
      0.95,
    );
    stippleAlong(
      plate,
      cushion,
      tint(moss, 0.6),
      [x + wide * 0.1, y - tall * 0.56],
      [x - wide * 0.6, y - tall * 1.05],
      0.85,
    );
  });
  const tufts = Array.from({ length: Math.round(wide * 0.7) }, (): Path2D => {
    const t = random.between(2.3, 4.4);
    const [from, to] = [outline[Math.floor(t)] ?? [0, 0], outline[Math.floor(t) + 1] ?? [0, 0]];
    const share = t % 1;
    const [px, py] = at([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    return leaf([px, py + 4], -Math.PI / 2 + random.between(-0.6, 0.6), random.between(6, 13), 3, 0.3);
  });
  ctx.fillStyle = mix(moss, ink.fern, 0.25);
  ctx.fill(union(tufts));
}

export function snail(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  const skin = mix(ink.pollen, ink.bark, 0.4);
  form(
    plate,
    shape(
      `${x - 32} ${y}, ${x - 8} ${y - 9}, ${x + 18} ${y - 9}, ${x + 28} ${y - 22}, ${x + 38} ${y - 22}, ${x + 40} ${y - 12}, ${x + 30} ${y - 1}, ${x} ${y + 2}`,
    ),
    { fill: skin, light: tint(skin, 0.5) },
  );
  ctx.strokeStyle = skin;
  ctx.lineWidth = 2;
  for (const dx of [1, 9])
    ctx.stroke(
      curve([
        [x + 31, y - 20],
        [x + 31 + dx, y - 36],
      ]),
    );
  ctx.fillStyle = ink.night;
  for (const dx of [1, 9]) ctx.fill(ellipse(x + 31 + dx, y - 37, 2.2));
  form(plate, ellipse(x - 2, y - 18, 20), { fill: ink.clay, light: tint(ink.rose, 0.3), depth: 0.9 });
  const spiral: string[] = [];
  for (let i = 0; i <= 26; i++)
    spiral.push(
      `${x - 2 + Math.cos(i / 2.4 + 1) * (17 - i * 0.62)} ${y - 18 + Math.sin(i / 2.4 + 1) * (17 - i * 0.62)} 1.3`,
    );
  ctx.fillStyle = shade(ink.clay, 0.5);
  ctx.fill(stem(spiral.join(', ')));
}
