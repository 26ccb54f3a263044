import { fade, ink, lightest, mix, shade } from '../../kit/ink';
import { box, curve, type Point } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { points } from '../../kit/trace';

/** Half width of the envelope, as a share of its radius, from its top (0) to its mouth (1). */
const profile = points('0 0.02, 0.03 0.33, 0.1 0.62, 0.22 0.88, 0.36 1, 0.5 0.96, 0.64 0.8, 0.8 0.54, 1 0.2');

/** Paints a balloon with gores in two colors, a zigzag belt, basket and ropes. (`x`, `y`) is its top. */
export function balloon(
  plate: Plate,
  x: number,
  y: number,
  radius: number,
  colors: readonly [string, string, string],
): void {
  const { ctx } = plate;
  const tall = radius * 2.25;
  const seam = (turn: number): Point[] =>
    profile.map(([t, w]) => [x + w * radius * Math.sin(turn), y + t * tall]);
  const outline = curve([...seam(-Math.PI / 2), ...seam(Math.PI / 2).toReversed()], true, 0.9);
  const gores = 9;
  const mouth = y + tall;
  const deck = mouth + radius * 0.28;
  ctx.strokeStyle = ink.bark;
  ctx.lineWidth = Math.max(0.9, radius * 0.012);
  for (const side of [-1, -0.35, 0.35, 1]) {
    ctx.beginPath();
    ctx.moveTo(x + side * radius * 0.19, mouth - 2);
    ctx.lineTo(x + side * radius * 0.14, deck + 2);
    ctx.stroke();
  }
  within(plate, outline, () => {
    for (let i = 0; i < gores; i++) {
      const [from, to] = [-Math.PI / 2 + (i / gores) * Math.PI, -Math.PI / 2 + ((i + 1) / gores) * Math.PI];
      const gore = curve([...seam(from), ...seam(to).toReversed()], true, 0.9);
      ctx.fillStyle = colors[i % 2 ? 1 : 0];
      ctx.fill(gore);
      ctx.strokeStyle = fade(shade(colors[0], 0.3), 0.35);
      ctx.stroke(gore);
    }
    const zigzag: Point[] = [];
    for (let i = 0; i <= gores * 2; i++) {
      const turn = -Math.PI / 2 + (i / (gores * 2)) * Math.PI;
      zigzag.push([
        x + radius * Math.sin(turn),
        y + tall * (0.37 + 0.05 * Math.cos(turn)) + (i % 2 ? 0.1 : -0.02) * tall,
      ]);
    }
    const band = curve(
      [...zigzag, ...zigzag.toReversed().map(([a, b]): Point => [a, b + tall * 0.075])],
      true,
      0,
    );
    ctx.fillStyle = colors[2];
    ctx.fill(band);
  });
  stippleAlong(
    plate,
    outline,
    mix(ink.heather, ink.bark, 0.55),
    [x + radius * 0.1, y],
    [x - radius * 1.05, y + tall * 0.5],
    0.72,
  );
  stippleAlong(
    plate,
    outline,
    lightest,
    [x + radius * 0.15, y + tall * 0.5],
    [x + radius, y + tall * 0.2],
    0.6,
  );
  form(plate, box(x - radius * 0.21, mouth - radius * 0.05, radius * 0.42, radius * 0.08, radius * 0.03), {
    fill: shade(colors[0], 0.25),
  });
  const basket = box(x - radius * 0.155, deck, radius * 0.31, radius * 0.25, radius * 0.06);
  form(plate, basket, { fill: mix(ink.bark, ink.pollen, 0.35), depth: 0.85 });
  form(plate, box(x - radius * 0.175, deck - radius * 0.02, radius * 0.35, radius * 0.07, radius * 0.03), {
    fill: ink.bark,
  });
}
