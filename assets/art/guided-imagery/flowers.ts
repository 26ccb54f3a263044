import { ink, mix, shade, tint } from '../kit/ink';
import { ellipse, leaf, type Point, taper, union } from '../kit/path';
import type { Plate } from '../kit/plate';
import { form, stippleAlong } from '../kit/stipple';

/**
 * Paints a flower with `petals` petals around a yellow center.
 * @param size distance from the center to the tip of a petal, units
 * @param tilt foreshortening, 0-1
 */
export function blossom(
  plate: Plate,
  [x, y]: Point,
  size: number,
  color: string,
  petals = 6,
  tilt = 0.75,
): void {
  const { ctx, random } = plate;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(random.between(-0.3, 0.3));
  ctx.scale(1, tilt);
  const turn = random.between(0, 6);
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i / petals) * Math.PI * 2;
    form(plate, leaf([0, 0], angle, size, size * (2.1 / petals) * 1.25, 0.6), {
      fill: i % 2 ? color : mix(color, ink.heather, 0.1),
      shade: mix(color, ink.heather, 0.4),
      light: tint(color, 0.7),
      depth: 0.7,
    });
  }
  form(plate, ellipse(0, 0, size * 0.24), { fill: ink.pollen, shade: ink.clay });
  ctx.restore();
}

/** Paints many small flowers in the grass as heads on short stalks. They are larger toward the viewer. */
export function meadowFlowers(
  plate: Plate,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  colors: readonly [string, ...string[]],
  [least, most]: readonly [number, number],
): void {
  const { ctx, random } = plate;
  const spots = Array.from({ length: count }, () => {
    const near = random.next() ** 0.8;
    return { near, x: random.between(left, right), y: top + (bottom - top) * near };
  }).sort((one, two) => one.near - two.near);
  for (const { near, x, y } of spots) {
    const size = (least + (most - least) * near) * random.between(0.7, 1.15);
    const color = random.pick(colors);
    ctx.fillStyle = mix(ink.fern, ink.spruce, 0.4);
    ctx.fill(
      taper([
        [x + random.between(-0.6, 0.6) * size, y + size * 5, size * 0.1],
        [x, y + size * 2, size * 0.12],
        [x, y, size * 0.08],
      ]),
    );
    const head = union(
      Array.from({ length: 5 }, (_, i) => {
        const angle = (i / 5) * Math.PI * 2 + x;
        return ellipse(
          x + Math.cos(angle) * size * 0.55,
          y + Math.sin(angle) * size * 0.38,
          size * 0.52,
          size * 0.36,
          angle,
        );
      }),
    );
    ctx.fillStyle = color;
    ctx.fill(head);
    stippleAlong(plate, head, shade(color, 0.3), [x, y - size * 0.2], [x - size * 0.5, y + size], 0.7);
    ctx.fillStyle = mix(ink.pollen, color === ink.pollen ? ink.clay : ink.pollen, 0.6);
    ctx.fill(ellipse(x, y, size * 0.24, size * 0.18));
  }
}
