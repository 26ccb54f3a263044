import { ink, lightest, mix, tint } from '../../../kit/ink';
import { ellipse, leaf, union } from '../../../kit/path';
import type { Plate } from '../../../kit/plate';
import { form } from '../../../kit/stipple';
import { rows, stem } from '../../../kit/trace';

/** Paints the bough that the chime hangs from, with buds and blossoms. */
export function bough(plate: Plate): void {
  const { random, ctx } = plate;
  const wood = stem('-20 18 22, 130 40 17, 280 44 14, 420 34 11, 560 40 8, 690 22 5, 800 30 2');
  form(plate, union([wood, stem('560 40 6, 640 72 4, 730 92 1.5'), stem('130 44 9, 80 92 5, 60 150 2')]), {
    fill: ink.bark,
    light: mix(ink.rose, ink.bark, 0.4),
    towards: [-0.2, -1],
  });
  for (const [x = 0, y = 0, size = 0] of rows(
    '66 148 25, 30 72 30, 118 92 22, 196 50 28, 300 30 20, 610 40 26, 676 84 24, 736 92 18, 712 22 30, 780 42 22, 520 22 20',
  )) {
    const turn = random.between(0, 6);
    form(plate, leaf([x, y], turn + 0.5, size * 1.7, size * 0.6), { fill: ink.fern });
    const petals = union([0, 1, 2, 3, 4].map((i) => leaf([x, y], turn + i * 1.257, size, size * 0.6, 0.62)));
    form(plate, petals, {
      fill: tint(ink.rose, 0.3),
      shade: mix(ink.dusk, ink.heather, 0.2),
      light: lightest,
    });
    ctx.fillStyle = ink.pollen;
    ctx.fill(ellipse(x, y, size * 0.16));
  }
}
