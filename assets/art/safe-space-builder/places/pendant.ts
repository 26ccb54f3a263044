import { ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, leaf, polygon, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';

export const glass = (x: number, y: number) =>
  shape(
    `${x - 20} ${y - 26}, ${x + 20} ${y - 26}, ${x + 62} ${y + 22}, ${x} ${y + 32}, ${x - 62} ${y + 22}`,
    0.3,
  );

/** Paints a ceiling lamp of green glass. */
export function pendant(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  ctx.strokeStyle = mix(ink.pollen, ink.bark, 0.5);
  ctx.lineWidth = 4;
  ctx.stroke(line(`${x} -4, ${x} ${y - 20}`, 0));
  glow(plate, [x, y + 20], 110, mix(ink.pollen, lightest, 0.4), 0.4);
  form(plate, glass(x, y), {
    fill: mix(ink.spruce, ink.fern, 0.4),
    light: mix(ink.lichen, ink.snow, 0.3),
    depth: 0.9,
  });
  form(plate, ellipse(x, y + 25, 58, 9), { fill: tint(ink.pollen, 0.4), light: lightest });
  form(plate, box(x - 9, y - 40, 18, 18, 4), { fill: ink.pollen });
}

/** Paints a trailing plant on a shelf above the books. */
export function trailing(plate: Plate, x: number, y: number): void {
  const { ctx, random } = plate;
  for (let vine = 0; vine < 7; vine++) {
    const [dx, long] = [(vine - 3) * 9, random.between(40, 120)];
    ctx.strokeStyle = mix(ink.fern, ink.spruce, 0.5);
    ctx.lineWidth = 2;
    ctx.stroke(
      line(
        `${x + dx * 0.5} ${y - 22}, ${x + dx * 1.6} ${y - 14}, ${x + dx * 2} ${y + long * 0.5}, ${x + dx * 1.9} ${y + long}`,
      ),
    );
    for (let t = 0.1; t <= 1; t += 0.16)
      form(plate, leaf([x + dx * 1.95, y + long * t], random.between(0.2, 2.9), 19, 11), {
        fill: mix(ink.fern, ink.lichen, random.between(0, 0.5)),
        depth: 0.8,
      });
  }
  form(
    plate,
    polygon([
      [x - 24, y - 34],
      [x + 24, y - 34],
      [x + 18, y],
      [x - 18, y],
    ]),
    { fill: mix(ink.rose, ink.clay, 0.4), depth: 0.9 },
  );
  form(plate, union([0, 1, 2, 3, 4].map((i) => leaf([x, y - 30], -2.6 + i * 0.5, 30, 14))), {
    fill: mix(ink.fern, ink.lichen, 0.3),
  });
}
