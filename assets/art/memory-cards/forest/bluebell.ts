import { ink, mix, shade, tint } from '../../kit/ink';
import { leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { rows, shape, stem } from '../../kit/trace';

export const blue = mix(ink.heather, ink.tarn, 0.28);

/** Paints a bluebell near the viewer, with an arching stalk and hanging bells with curled lips. */
export function bluebell(plate: Plate, x: number, y: number, tall: number, side: 1 | -1): void {
  const { ctx } = plate;
  const green = mix(ink.fern, ink.spruce, 0.35);
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.scale(side * tall, tall);
    form(
      plate,
      stem(
        '0 0 0.016, 0.01 -0.4 0.014, 0.05 -0.72 0.012, 0.16 -0.92 0.01, 0.32 -0.98 0.009, 0.48 -0.93 0.008, 0.58 -0.8 0.006',
      ),
      { fill: green, light: ink.lichen },
    );
    for (const [bx = 0, by = 0, size = 0] of rows(
      '0.59 -0.79 0.062, 0.49 -0.91 0.07, 0.35 -0.965 0.077, 0.2 -0.93 0.08, 0.09 -0.8 0.08',
    ))
      within(plate, null, () => {
        ctx.translate(bx, by);
        ctx.scale(size, size);
        ctx.rotate(-0.12);
        form(plate, shape('0 -0.3, 0.14 0.1, -0.14 0.1', 0.6), { fill: green, light: null });
        const bell = shape(
          '0 0, 0.46 0.12, 0.58 0.7, 0.6 1.16, 1.02 1.5, 0.52 1.5, 0 1.78, -0.52 1.5, -1.02 1.5, -0.6 1.16, -0.58 0.7, -0.46 0.12',
          0.75,
        );
        form(plate, bell, {
          fill: mix(ink.heather, ink.night, 0.14),
          shade: mix(ink.heather, ink.night, 0.6),
          light: tint(mix(blue, ink.ice, 0.6), 0.3),
          depth: 0.9,
        });
        ctx.fillStyle = mix(ink.heather, ink.night, 0.5);
        ctx.fill(stem('0 0.5 0.02, 0 1 0.05, 0 1.5 0.02'));
      });
  });
}

/** Paints the carpet of bluebells as flecks in four tones. They are larger toward the viewer. */
export function carpet(plate: Plate, top: (x: number) => number): void {
  const { random, ctx } = plate;
  for (const [tone, count] of [
    [shade(blue, 0.34), 520],
    [blue, 560],
    [mix(blue, ink.ice, 0.45), 520],
    [mix(ink.fern, blue, 0.3), 220],
    [tint(mix(blue, ink.rose, 0.35), 0.25), 200],
  ] as const) {
    const flecks = Array.from({ length: count }, () => {
      const [x, near] = [random.between(-5, 405), random.next() ** 0.8];
      const y = top(x) + 2 + near * (505 - top(x));
      const size = 0.8 + near * 3;
      return leaf([x, y], -Math.PI / 2 + random.between(-0.6, 0.6), size * 3, size * 1.3, 0.5);
    });
    ctx.fillStyle = tone;
    ctx.fill(union(flecks));
  }
}
