import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { ellipse, lane } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { line, rows } from '../../kit/trace';
import { fernTuft } from '../growth';
import { bends } from '../layout';
import { boulder, wetStone } from '../stones';

export const rock = mix(mix(ink.heather, ink.lichen, 0.45), ink.ice, 0.2);

export const clear = mix(ink.tarn, ink.ice, 0.3);

export const course = bends(
  '770 478 20, 800 500 40, 850 524 62, 838 556 96, 780 600 150, 740 650 214, 776 720 300, 800 820 400, 790 1020 560',
);

export function stones(plate: Plate, list: string): void {
  const { ctx } = plate;
  for (const [x = 0, y = 0, rx = 0, ry = 0, moss = 0, hue = 0] of rows(list)) {
    const color = mix(rock, [ink.heather, ink.bark, ink.tarn, ink.rose][hue] ?? rock, 0.22);
    wetStone(plate, x, y, rx, ry, color, moss);
    // Ripples in front of each stone in the water.
    ctx.strokeStyle = fade(lightest, 0.8);
    ctx.lineWidth = Math.max(1.6, ry * 0.05);
    ctx.beginPath();
    ctx.ellipse(x, y - ry * 0.22, rx * 1.06, ry * 0.3, 0, 0.1, Math.PI - 0.1);
    ctx.stroke();
    ctx.strokeStyle = fade(lightest, 0.4);
    ctx.beginPath();
    ctx.ellipse(x, y - ry * 0.1, rx * 1.2, ry * 0.36, 0, 0.4, Math.PI - 0.4);
    ctx.stroke();
  }
}

/** Paints a small step, over which the water falls. */
export function step(plate: Plate, x: number, y: number, half: number, drop: number): void {
  const { ctx, random } = plate;
  const sheet = lane([
    [x, y - 6, half],
    [x, y + drop * 0.4, half * 0.97],
    [x, y + drop, half * 1.04],
  ]);
  ctx.fillStyle = down(plate, y - 6, y + drop, [mix(clear, ink.ice, 0.3), tint(clear, 0.6), ink.snow]);
  ctx.fill(sheet);
  within(plate, sheet, () => {
    for (let i = 0; i < half * 0.7; i++) {
      const at = x + random.between(-1, 1) * half;
      ctx.strokeStyle = i % 3 ? fade(lightest, 0.7) : fade(ink.tarn, 0.4);
      ctx.lineWidth = random.between(1, 2.4);
      ctx.stroke(
        line(`${at} ${y + random.between(-4, drop * 0.4)}, ${at + random.between(-2, 2)} ${y + drop}`),
      );
    }
  });
  ctx.fillStyle = fade(ink.snow, 0.85);
  for (let i = 0; i < 12; i++)
    ctx.fill(
      ellipse(
        x + (i / 11 - 0.5) * 2.1 * half,
        y + drop + random.between(-3, 5),
        half * random.between(0.08, 0.16),
        random.between(3, 7),
      ),
    );
}

/** Paints pebbles, tufts and ferns along the waterline. */
export function shoreline(plate: Plate): void {
  const { random } = plate;
  for (const side of [-1, 1])
    for (let i = 3; i < course.length - 1; i++)
      for (let part = 0; part < 5; part++) {
        const [x0, y0, h0] = course[i] ?? [0, 0, 0];
        const [x1, y1, h1] = course[i + 1] ?? [x0, y0, h0];
        const t = part / 5;
        const y = y0 + (y1 - y0) * t;
        const x = x0 + (x1 - x0) * t + side * (h0 + (h1 - h0) * t);
        const size = (y - 490) * 0.1 * random.between(0.7, 1.3);
        fernTuft(
          plate,
          x + side * size * 2.6,
          y + 4,
          size * 2.4,
          mix(ink.spruce, ink.fern, random.between(0.4, 0.8)),
          -side * 0.2,
        );
        boulder(
          plate,
          x + side * size * 0.5,
          y + size * 0.3,
          size * 1.3,
          size * 0.8,
          mix(rock, random.pick([ink.heather, ink.bark, ink.lichen]), 0.25),
          random.between(0.2, 0.6),
        );
        boulder(
          plate,
          x - side * size * 0.8,
          y + size * 0.6,
          size * 0.6,
          size * 0.36,
          mix(rock, random.pick([ink.rose, ink.ice, ink.tarn]), 0.25),
          0,
        );
        grass(
          plate,
          () => y + size,
          [size * 0.8, size * 2],
          mix(ink.fern, ink.spruce, 0.3),
          5,
          x + side * size,
          x + side * size + size * 2,
        );
      }
}
