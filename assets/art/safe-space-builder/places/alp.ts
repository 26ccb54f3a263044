import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { box, ellipse, type Point, polygon, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { shape } from '../../kit/trace';
import { ripples } from '../../kit/water';

export const meadow = mix(ink.fern, ink.lichen, 0.42);

/** Position of the hut. */
export const HUT: Point = [560, 432];

export const hutWindows = union([
  box(HUT[0] - 30, HUT[1] - 34, 15, 15),
  box(HUT[0] + 22, HUT[1] - 34, 15, 15),
]);

/** Paints a log hut at the edge of the forest, lit at night. */
export function hut(plate: Plate): void {
  const { ctx } = plate;
  const [x, y] = HUT;
  const logs = mix(mix(ink.bark, ink.pollen, 0.34), ink.clay, 0.24);
  ctx.fillStyle = fade(ink.deep, 0.24);
  ctx.fill(ellipse(x + 22, y + 2, 72, 7));
  form(plate, box(x + 20, y - 88, 13, 34, 1), { fill: mix(ink.bark, ink.ice, 0.4) });
  form(plate, box(x - 48, y - 46, 98, 46), { fill: logs, depth: 0.6 });
  ctx.fillStyle = fade(shade(logs, 0.5), 0.5);
  for (const dy of [36, 27, 18, 9]) ctx.fillRect(x - 48, y - dy, 98, 1.6);
  form(
    plate,
    polygon([
      [x - 62, y - 42],
      [x - 34, y - 78],
      [x + 38, y - 78],
      [x + 64, y - 42],
    ]),
    { fill: mix(ink.clay, ink.bark, 0.4), light: mix(ink.clay, ink.snow, 0.4), depth: 0.7 },
  );
  form(plate, box(x - 8, y - 32, 19, 32, 2), { fill: mix(ink.spruce, ink.bark, 0.2) });
  // Darker than glass by day, because the scene's lamplight turns a pale color white.
  ctx.fillStyle = mix(ink.pollen, ink.bark, 0.16);
  ctx.fill(hutWindows);
  ctx.strokeStyle = mix(ink.bark, ink.night, 0.2);
  ctx.lineWidth = 2;
  ctx.stroke(hutWindows);
  grass(plate, () => y + 3, [4, 11], mix(meadow, ink.fern, 0.4), 4, x - 60, x + 64);
}

/** Paints a small lake that reflects the sky. */
export function tarn(plate: Plate): void {
  const { ctx } = plate;
  const edge = shape(
    '1010 436, 1090 424, 1220 420, 1360 426, 1430 438, 1380 452, 1240 460, 1100 456, 1030 448',
    0.9,
  );
  ctx.fillStyle = mix(mix(ink.bark, ink.lichen, 0.5), meadow, 0.3);
  ctx.fill(
    shape('1000 437, 1086 421, 1220 417, 1366 423, 1440 438, 1386 455, 1240 464, 1096 460, 1022 450', 0.9),
  );
  ctx.fillStyle = down(plate, 418, 462, [
    mix(ink.tarn, ink.ice, 0.5),
    mix(ink.ice, ink.rose, 0.2),
    mix(ink.tarn, ink.ice, 0.4),
  ]);
  ctx.fill(edge);
  within(plate, edge, () => {
    ctx.fillStyle = fade(mix(ink.heather, ink.tarn, 0.5), 0.5);
    ctx.fill(shape('1120 418, 1180 440, 1216 452, 1250 440, 1320 418', 0.2));
    ripples(plate, 420, 460, ink.snow, 60, 0.4);
  });
  grass(plate, (x) => 458 - ((x - 1220) / 200) ** 2 * 14, [4, 11], mix(meadow, ink.fern, 0.5), 4, 1040, 1400);
}

/** Paints an old stone in the grass. */
export function boulder(plate: Plate, x: number, y: number, size: number): void {
  const { ctx, random } = plate;
  const gray = mix(mix(ink.bark, ink.ice, 0.6), ink.heather, 0.2);
  ctx.fillStyle = fade(ink.deep, 0.22);
  ctx.fill(ellipse(x + size * 0.3, y + size * 0.08, size * 1.25, size * 0.26));
  const points = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 9) * Math.PI * 2;
    return ellipse(
      x + Math.cos(turn) * size * 0.4,
      y - size * 0.26 + Math.sin(turn) * size * 0.12,
      size * random.between(0.5, 0.62),
      size * random.between(0.3, 0.4),
    );
  });
  form(plate, union(points), { fill: gray, light: tint(gray, 0.55), shade: shade(gray, 0.5), depth: 0.9 });
  grass(
    plate,
    () => y + 4,
    [size * 0.16, size * 0.4],
    mix(ink.fern, ink.spruce, 0.35),
    5,
    x - size,
    x + size,
  );
}
