import { fade, ink, lightest, mix } from '../../kit/ink';
import { ellipse, polygon } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { shape } from '../../kit/trace';
import { boulder } from '../stones';

/** Paints a rucksack that leans on a stone by the path. */
export function rucksack(plate: Plate): void {
  const cloth = mix(ink.clay, ink.bark, 0.2);
  const { ctx } = plate;
  boulder(plate, 1132, 806, 88, 50, mix(mix(ink.heather, ink.bark, 0.35), ink.lichen, 0.4), 0.4);
  ctx.fillStyle = fade(ink.deep, 0.3);
  ctx.fill(ellipse(1064, 812, 62, 10));
  form(plate, shape('1014 810, 1008 742, 1028 700, 1066 690, 1104 702, 1118 746, 1112 810, 1064 818', 0.8), {
    fill: cloth,
    light: mix(cloth, ink.rose, 0.7),
    shade: mix(cloth, ink.bark, 0.8),
  });
  form(plate, shape('1020 744, 1022 708, 1066 692, 1106 710, 1110 746, 1066 760', 0.7), {
    fill: mix(cloth, ink.bark, 0.24),
    light: ink.rose,
  });
  form(plate, shape('1032 774, 1064 770, 1098 774, 1096 808, 1036 808', 0.4), {
    fill: mix(cloth, ink.pollen, 0.25),
  });
  form(plate, shape('1022 676, 1064 668, 1108 678, 1110 700, 1066 706, 1020 698', 0.7), {
    fill: mix(ink.tarn, ink.lichen, 0.3),
    light: lightest,
  });
  ctx.fillStyle = mix(ink.bark, ink.deep, 0.3);
  for (const x of [1046, 1084]) {
    ctx.fill(
      polygon([
        [x - 3, 672],
        [x + 4, 672],
        [x + 4, 772],
        [x - 3, 772],
      ]),
    );
    form(plate, ellipse(x, 764, 6, 5), { fill: ink.pollen });
  }
}
