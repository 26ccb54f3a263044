import { ink, mix, shade, tint } from '../../kit/ink';
import { leaf, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line, rows, shape } from '../../kit/trace';

export const blue = mix(ink.heather, ink.tarn, 0.28);

/** A bluebell near the viewer: a bowed stalk with bells on one side. */
export function bluebell(plate: Plate, x: number, y: number, tall: number, side: 1 | -1): void {
  const { ctx } = plate;
  ctx.strokeStyle = mix(ink.fern, ink.spruce, 0.3);
  ctx.lineWidth = tall * 0.028;
  ctx.stroke(
    line(
      `${x} ${y}, ${x + side * tall * 0.02} ${y - tall * 0.55}, ${x + side * tall * 0.16} ${y - tall * 0.92}, ${x + side * tall * 0.34} ${y - tall * 0.93}`,
    ),
  );
  for (const [dx = 0, up = 0, size = 0] of rows(
    '0.06 0.56 1, 0.1 0.7 1, 0.17 0.83 0.95, 0.26 0.88 0.85, 0.35 0.88 0.7',
  )) {
    const [bx, by, s] = [x + side * tall * dx, y - tall * up, tall * 0.098 * size];
    const lean = side * s * 0.5;
    const bell = shape(
      `${bx} ${by}, ${bx + s * 0.7 + lean} ${by + s * 0.5}, ${bx + s * 0.62 + lean} ${by + s * 1.4}, ${bx + s * 1.1 + lean} ${by + s * 2}, ${bx + s * 0.3 + lean} ${by + s * 1.8}, ${bx - s * 0.2 + lean} ${by + s * 2.1}, ${bx - s * 0.9 + lean} ${by + s * 1.9}, ${bx - s * 0.5 + lean} ${by + s * 1.3}, ${bx - s * 0.6 + lean * 0.6} ${by + s * 0.4}`,
    );
    form(plate, bell, {
      fill: mix(ink.heather, ink.night, 0.2),
      shade: mix(ink.heather, ink.night, 0.6),
      light: tint(mix(blue, ink.ice, 0.6), 0.3),
      depth: 0.9,
    });
  }
}

/** The blue carpet: flecks that grow towards the viewer, in four tones. */
export function carpet(plate: Plate, top: (x: number) => number): void {
  const { random, ctx } = plate;
  for (const [tone, count] of [
    [shade(blue, 0.28), 420],
    [blue, 560],
    [mix(blue, ink.ice, 0.35), 420],
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
