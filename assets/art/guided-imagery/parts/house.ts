import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, polygon, union } from '../../kit/path';
import { down, type Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { arched } from '../../kit/trace';
import { bush } from '../growth';

/** Paints the house with the window seat, at the end of the path. */
export function house(plate: Plate): void {
  const { ctx } = plate;
  const wall = tint(ink.rose, 0.5);
  const roof = mix(ink.clay, ink.bark, 0.25);
  form(
    plate,
    polygon([
      [716, 586],
      [716, 500],
      [780, 442],
      [844, 500],
      [844, 586],
    ]),
    { fill: wall, light: lightest, shade: mix(ink.dusk, ink.heather, 0.3), towards: [0.9, -0.3] },
  );
  form(
    plate,
    polygon([
      [844, 586],
      [844, 500],
      [940, 500],
      [940, 586],
    ]),
    { fill: mix(wall, ink.pollen, 0.2), light: lightest, shade: ink.dusk },
  );
  form(
    plate,
    polygon([
      [780, 428],
      [884, 428],
      [958, 506],
      [852, 506],
    ]),
    { fill: roof, light: ink.rose, shade: shade(roof, 0.3) },
  );
  form(
    plate,
    polygon([
      [780, 428],
      [700, 506],
      [710, 514],
      [780, 446],
      [846, 512],
      [856, 504],
    ]),
    { fill: shade(roof, 0.2), light: ink.rose },
  );
  form(plate, box(892, 402, 24, 50, 2), { fill: mix(ink.clay, ink.bark, 0.4), light: ink.rose });
  ctx.strokeStyle = fade(shade(roof, 0.4), 0.5);
  ctx.lineWidth = 1.6;
  for (let i = 1; i < 5; i++) {
    ctx.beginPath();
    ctx.moveTo(786 + i * 14, 430 + i * 15);
    ctx.lineTo(886 + i * 14, 430 + i * 15);
    ctx.stroke();
  }
  // The lit arched window, a door and shutters.
  const pane = arched(756, 506, 48, 60);
  ctx.fillStyle = mix(ink.bark, ink.clay, 0.4);
  ctx.fill(arched(751, 501, 58, 68));
  ctx.fillStyle = down(plate, 506, 566, [mix(ink.pollen, lightest, 0.6), ink.pollen]);
  ctx.fill(pane);
  ctx.fillStyle = mix(ink.bark, ink.clay, 0.4);
  ctx.fill(union([box(778, 508, 4, 60), box(756, 534, 48, 4)]));
  form(plate, box(880, 530, 30, 56, 3), { fill: mix(ink.spruce, ink.tarn, 0.3) });
  for (const [x, y, rx, ry] of [
    [724, 584, 26, 16],
    [760, 590, 22, 12],
    [936, 582, 30, 22],
    [826, 590, 24, 12],
  ] as const)
    bush(plate, x, y, rx, ry, mix(ink.fern, ink.spruce, 0.2));
  for (const [x, y] of [
    [728, 574],
    [742, 582],
    [934, 566],
    [948, 576],
    [820, 584],
  ] as const) {
    ctx.fillStyle = ink.dusk;
    ctx.fill(union([ellipse(x, y, 3.4), ellipse(x + 8, y + 4, 3)]));
  }
}
