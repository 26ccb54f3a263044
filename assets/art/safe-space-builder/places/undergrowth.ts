import { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { frond } from '../../kit/life';
import { ellipse, polygon, taper, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';

export function fern(plate: Plate, x: number, y: number, long: number): void {
  const { random, ctx } = plate;
  ctx.fillStyle = fade(ink.deep, 0.2);
  ctx.fill(ellipse(x + long * 0.2, y + 2, long * 0.8, long * 0.14));
  for (const turn of [-1.2, -0.8, -0.42, -0.05, 0.32, 0.7, 1.1])
    frond(
      plate,
      [x, y],
      -Math.PI / 2 + turn,
      long * random.between(0.85, 1.1),
      mix(mix(ink.spruce, ink.fern, 0.25), ink.lichen, random.between(0, 0.6)),
      turn * 0.9,
    );
}

export function mushrooms(plate: Plate, x: number, y: number, size: number): void {
  const { ctx } = plate;
  for (const [dx, dy, s] of [
    [0, 0, 1],
    [28, 8, 0.66],
    [-22, 10, 0.5],
  ] as const) {
    const [px, py, k] = [x + dx * size, y + dy * size, s * size];
    ctx.fillStyle = fade(ink.deep, 0.25);
    ctx.fill(ellipse(px + 6 * k, py + 2, 20 * k, 5 * k));
    form(
      plate,
      polygon([
        [px - 5 * k, py - 24 * k],
        [px + 5 * k, py - 24 * k],
        [px + 7 * k, py + 2],
        [px - 7 * k, py + 2],
      ]),
      { fill: mix(ink.snow, ink.rose, 0.2) },
    );
    const cap = new Path2D();
    cap.ellipse(px, py - 22 * k, 22 * k, 19 * k, 0, Math.PI, 0);
    cap.closePath();
    form(plate, cap, { fill: mix(ink.clay, ink.dusk, 0.2), depth: 0.9 });
    ctx.fillStyle = fade(ink.snow, 0.9);
    for (const [mx, my, r] of [
      [-9, -29, 3],
      [3, -34, 3.4],
      [11, -27, 2.6],
    ] as const)
      ctx.fill(ellipse(px + mx * k, py + my * k, r * k, r * 0.8 * k));
  }
}

/** Position of the lantern. */
export const LANTERN = [486, 338] as const;

/** Paints a lantern on a bough beside the path. */
export function lantern(plate: Plate): void {
  const { ctx } = plate;
  const [x, y] = LANTERN;
  form(
    plate,
    taper([
      [394, 268, 8],
      [430, 250, 6],
      [480, 262, 4],
      [506, 256, 1.5],
    ]),
    { fill: mix(mix(ink.bark, ink.clay, 0.18), ink.spruce, 0.2) },
  );
  ctx.strokeStyle = ink.deep;
  ctx.lineWidth = 2.6;
  ctx.stroke(
    taper([
      [x, 262, 0.4],
      [x, y - 30, 0.4],
    ]),
  );
  form(
    plate,
    polygon([
      [x - 13, y - 20],
      [x + 13, y - 20],
      [x + 17, y + 20],
      [x - 17, y + 20],
    ]),
    { fill: tint(mix(ink.pollen, ink.snow, 0.3), 0.3), light: lightest },
  );
  glow(plate, [x, y], 60, mix(ink.pollen, lightest, 0.4), 0.45);
  const iron = mix(ink.deep, ink.bark, 0.35);
  form(
    plate,
    union([
      polygon([
        [x - 18, y - 18],
        [x - 6, y - 32],
        [x + 6, y - 32],
        [x + 18, y - 18],
      ]),
      polygon([
        [x - 20, y + 18],
        [x + 20, y + 18],
        [x + 20, y + 26],
        [x - 20, y + 26],
      ]),
      polygon([
        [x - 1.6, y - 20],
        [x + 1.6, y - 20],
        [x + 1.6, y + 20],
        [x - 1.6, y + 20],
      ]),
    ]),
    { fill: iron },
  );
}
