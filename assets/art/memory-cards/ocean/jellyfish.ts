import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { motes } from '../../kit/life';
import { curve, ellipse, type Point, taper } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';

/**
 * Returns a trailing thread that begins at (`x`, `y`).
 * @param long length, units
 * @param sway amplitude, units
 * @param half half the thread's width at the top, units
 */
function thread(
  plate: Plate,
  x: number,
  y: number,
  long: number,
  sway: number,
  half: number,
  phase: number,
): ReturnType<typeof taper> {
  const points = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const wave = Math.sin(phase + t * 5.2) * sway * t ** 0.7;
    return [x + wave + plate.random.between(-1, 1) * t, y + long * t, half * (1 - t) ** 0.8 + 0.25] as const;
  });
  return taper(points);
}

/**
 * Paints a jellyfish whose bell has its rim at (`x`, `y`).
 * @param size width of the bell, units
 * @param turn rotation, rad
 */
function jelly(plate: Plate, x: number, y: number, size: number, color: string, turn: number): void {
  const { ctx, random } = plate;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  const half = size / 2;
  glow(plate, [0, -half * 0.4], size * 1.25, color, 0.42);
  const pale = tint(color, 0.5);
  ctx.fillStyle = down(plate, 0, size * 2, [fade(pale, 0.8), fade(color, 0.55), fade(color, 0)]);
  for (let i = 0; i < 12; i++) {
    const along = (i / 11 - 0.5) * 1.7;
    ctx.fill(
      thread(plate, along * half, -2, size * random.between(1, 1.75), size * 0.1, size * 0.012, i * 0.9),
    );
  }
  ctx.fillStyle = down(plate, 0, size * 1.3, [fade(lightest, 0.75), fade(pale, 0.6), fade(color, 0.05)]);
  for (const [dx, phase] of [
    [-0.24, 0],
    [-0.07, 2.1],
    [0.1, 4],
    [0.26, 1.2],
  ] as const) {
    ctx.fill(thread(plate, dx * size, -4, size * random.between(0.85, 1.2), size * 0.13, size * 0.06, phase));
  }
  const lobes = 8;
  const rim: Point[] = [];
  for (let i = 0; i <= lobes * 2; i++) {
    const t = i / (lobes * 2);
    rim.push([half - size * t, (i % 2 ? size * 0.075 : -size * 0.01) + Math.sin(Math.PI * t) * size * 0.06]);
  }
  const bell = curve(
    [
      [-half, 0],
      [-half * 0.97, -size * 0.3],
      [-half * 0.62, -size * 0.55],
      [0, -size * 0.64],
      [half * 0.62, -size * 0.55],
      [half * 0.97, -size * 0.3],
      ...rim,
    ],
    true,
    0.85,
  );
  form(plate, bell, {
    fill: color,
    shade: mix(color, mix(ink.heather, ink.night, 0.3), 0.8),
    light: lightest,
    depth: 0.85,
    start: 0.3,
  });
  within(plate, bell, () => {
    ctx.fillStyle = fade(lightest, 0.2);
    ctx.fill(ellipse(0, -size * 0.2, half * 0.66, size * 0.3));
    ctx.strokeStyle = fade(lightest, 0.45);
    ctx.lineWidth = Math.max(1, size * 0.012);
    for (let i = -3; i <= 3; i++)
      ctx.stroke(
        curve([
          [i * half * 0.09, -size * 0.6],
          [i * half * 0.26, -size * 0.3],
          [i * half * 0.31, size * 0.04],
        ]),
      );
    ctx.fillStyle = fade(lightest, 0.5);
    for (const dx of [-0.16, 0, 0.16]) ctx.fill(ellipse(dx * size, -size * 0.27, size * 0.05, size * 0.075));
  });
  ctx.restore();
}

/** The deep sea: three glowing jellyfish drift up toward faint light. */
export const jellyfish: Card = {
  name: 'Jellyfish',
  seed: 163,
  light: [-0.35, -0.94],
  draw(plate) {
    sky(plate, [
      mix(ink.heather, ink.tarn, 0.3),
      mix(ink.heather, ink.night, 0.4),
      mix(ink.night, ink.heather, 0.36),
      mix(ink.night, ink.heather, 0.12),
    ]);
    glow(plate, [150, -40], 340, mix(ink.heather, ink.ice, 0.55), 0.75);
    shafts(plate, {
      left: 10,
      right: 330,
      top: -10,
      bottom: 430,
      lean: 90,
      count: 6,
      color: mix(ink.ice, ink.heather, 0.4),
      strength: 0.2,
    });
    motes(plate, [0, 20, 400, 440], 46, mix(ink.ice, ink.heather, 0.2), 5);
    jelly(plate, 326, 158, 62, mix(ink.heather, ink.ice, 0.25), 0.2);
    jelly(plate, 66, 286, 78, mix(ink.tarn, ink.heather, 0.3), -0.16);
    jelly(plate, 198, 206, 190, mix(ink.rose, ink.heather, 0.28), 0.07);
    const floor = ridge(plate, { y: 486, swell: 12, wave: 90, octaves: 4 });
    layer(plate, floor, { color: shade(mix(ink.night, ink.heather, 0.18), 0.2), dots: 0.4, lit: true });
    finish(plate);
  },
};
