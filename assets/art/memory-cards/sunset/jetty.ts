import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, polygon } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { line } from '../../kit/trace';

export const horizon = 204;
const wood = mix(mix(ink.bark, ink.heather, 0.45), ink.dusk, 0.22);
const lamp = mix(ink.pollen, lightest, 0.3);

/** Returns half the width of the deck at `y`, in perspective. */
export const half = (y: number): number => (y - horizon) * 0.5;

export function post(plate: Plate, side: number, y: number): void {
  const wide = (y - horizon) * 0.085;
  const x = 200 + side * (half(y) + wide * 0.3);
  const top = y - (y - horizon) * 0.42;
  form(plate, box(x - wide / 2, top, wide, (y - horizon) * 0.62, wide * 0.24), {
    fill: shade(wood, 0.22),
    shade: mix(ink.night, ink.heather, 0.15),
    light: tint(ink.rose, 0.1),
    towards: [-side * 0.9, -0.4],
    depth: 0.9,
  });
  plate.ctx.fillStyle = mix(wood, ink.rose, 0.5);
  plate.ctx.fill(ellipse(x, top + wide * 0.1, wide * 0.48, wide * 0.16));
}

export function deck(plate: Plate): void {
  const { random, ctx } = plate;
  const rows = Array.from({ length: 22 }, (_, i) => horizon + 340 / (1 + i * 0.34));
  rows.forEach((near, i) => {
    const far = rows[i + 1];
    if (!far || far < horizon + 40) return;
    const [lower, upper] = [near - (near - far) * 0.07, far];
    const [jut, tone] = [random.between(0.98, 1.05), random.between(0, 0.2)];
    const plank = polygon([
      [200 - half(upper) * jut, upper],
      [200 + half(upper) * jut, upper],
      [200 + half(lower) * jut, lower],
      [200 - half(lower) * jut, lower],
    ]);
    const t = Math.min(1, (near - horizon) / 320);
    form(plate, plank, {
      fill: mix(mix(wood, ink.rose, 0.5 - t * 0.3), ink.bark, tone),
      shade: mix(ink.night, ink.heather, 0.4),
      light: tint(ink.rose, 0.25),
      towards: [0, -1],
      depth: 0.45 + t * 0.3,
    });
    ctx.fillStyle = mix(ink.night, ink.heather, 0.3);
    for (const side of [-0.84, 0.84])
      ctx.fill(ellipse(200 + side * half(near), (lower + upper) / 2, t * 2.6, t * 1.5));
  });
}

/** Paints a lit lantern with its middle at (`x`, `y`). */
export function lantern(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  glow(plate, [x, y], 92, lamp, 0.6);
  ctx.strokeStyle = mix(ink.night, ink.heather, 0.2);
  ctx.lineWidth = 3;
  ctx.stroke(line(`${x - 9} ${y - 17}, ${x - 7} ${y - 32}, ${x + 7} ${y - 32}, ${x + 9} ${y - 17}`));
  form(plate, box(x - 12, y - 16, 24, 34, 6), {
    fill: lamp,
    shade: ink.pollen,
    light: lightest,
    towards: [0, -1],
  });
  ctx.fillStyle = mix(ink.night, ink.heather, 0.2);
  for (const [dx, dy, w, h] of [
    [-15, -21, 30, 7],
    [-15, 16, 30, 7],
    [-1.4, -16, 2.8, 34],
  ] as const)
    ctx.fill(box(x + dx, y + dy, w, h, Math.min(w, h) * 0.45));
}
