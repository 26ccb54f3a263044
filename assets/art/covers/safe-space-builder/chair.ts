import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { facet, line, shape, stem } from '../../kit/trace';

const green = mix(ink.spruce, ink.fern, 0.5);
const wood = mix(ink.bark, ink.night, 0.3);
const style = { shade: mix(ink.deep, ink.night, 0.2), light: mix(green, ink.pollen, 0.5), depth: 0.7 };

/** Paints a wing chair with a cushion, and a woolen throw over its back. */
export function armchair(plate: Plate): void {
  const { ctx } = plate;
  form(plate, union(['412 486 7, 406 524 4', '568 486 7, 574 524 4'].map(stem)), { fill: wood });
  form(
    plate,
    shape('402 470, 396 380, 402 300, 424 258, 490 244, 556 258, 578 300, 584 380, 578 470', 0.85),
    { fill: green, ...style },
  );
  const throwOver = shape(
    '414 276, 446 244, 494 238, 506 250, 506 330, 502 392, 452 396, 416 388, 414 330',
    0.45,
  );
  form(plate, throwOver, {
    fill: tint(mix(ink.pollen, ink.rose, 0.4), 0.4),
    shade: mix(ink.dusk, ink.bark, 0.4),
    light: lightest,
  });
  within(plate, throwOver, () => {
    for (const [y, color, wide] of [
      [272, ink.clay, 9],
      [298, ink.tarn, 6],
      [318, ink.clay, 9],
      [344, ink.pollen, 6],
      [364, ink.clay, 9],
    ] as const) {
      ctx.strokeStyle = fade(color, 0.8);
      ctx.lineWidth = wide;
      ctx.stroke(line(`400 ${y + 6}, 456 ${y - 2}, 520 ${y}`));
    }
    stippleAlong(plate, throwOver, mix(ink.dusk, ink.bark, 0.5), [470, 0], [404, 0], 0.6);
  });
  ctx.fillStyle = tint(mix(ink.pollen, ink.rose, 0.4), 0.4);
  ctx.fill(union([420, 434, 448, 462, 476, 490, 500].map((x) => stem(`${x} 388 1.6, ${x} 408 2`))));
  form(plate, shape('520 372, 524 318, 570 322, 566 376, 544 384', 0.5), {
    fill: ink.pollen,
    light: lightest,
    shade: mix(ink.clay, ink.bark, 0.3),
    depth: 0.8,
  });
  form(plate, box(414, 386, 152, 42, 18), { fill: tint(green, 0.1), ...style });
  form(plate, box(408, 422, 164, 66, 10), { fill: shade(green, 0.12), ...style });
  for (const [x, side] of [
    [374, -1],
    [548, 1],
  ] as const) {
    form(plate, box(x, 356, 58, 136, 24), { fill: green, ...style });
    form(plate, ellipse(x + 29, 382, 27, 25), { fill: tint(green, 0.12), ...style });
    stippleAlong(
      plate,
      ellipse(x + 29, 382, 13, 12),
      style.shade,
      [x + 29 - side * 4, 372],
      [x + 29, 396],
      0.5,
    );
  }
}

/** Paints a standing lamp, and a low table with a steaming mug. */
export function lamp(plate: Plate): void {
  const { ctx } = plate;
  form(plate, union([box(665, 246, 6, 272, 2), ellipse(668, 519, 34, 7)]), {
    fill: wood,
    light: ink.pollen,
  });
  glow(plate, [668, 236], 330, mix(ink.pollen, lightest, 0.3), 0.62);
  const shadeShape = facet('640 160, 696 160, 724 246, 612 246');
  form(plate, shadeShape, {
    fill: tint(ink.pollen, 0.5),
    shade: mix(ink.pollen, ink.clay, 0.45),
    light: lightest,
    towards: [0, 1],
    depth: 0.8,
  });
  ctx.strokeStyle = fade(ink.clay, 0.6);
  ctx.lineWidth = 4;
  ctx.stroke(line('612 246, 668 249, 724 246'));
  form(plate, union(['704 426 4, 696 522 3', '762 426 4, 770 522 3'].map(stem)), { fill: wood });
  form(plate, box(684, 412, 98, 12, 4), {
    fill: mix(wood, ink.clay, 0.3),
    light: ink.pollen,
    towards: [-0.5, -0.8],
  });
  ctx.strokeStyle = ink.tarn;
  ctx.lineWidth = 5;
  ctx.stroke(ellipse(758, 394, 9, 9));
  form(plate, box(722, 378, 34, 35, 7), {
    fill: mix(ink.tarn, ink.ice, 0.2),
    shade: mix(ink.tarn, ink.deep, 0.6),
    light: lightest,
    towards: [-0.8, -0.4],
  });
  ctx.fillStyle = fade(lightest, 0.4);
  ctx.fill(
    union(
      [
        '734 374 1, 730 358 2.4, 738 344 2.8, 733 326 0.4',
        '746 374 1, 750 360 2, 743 346 2.2, 748 334 0.4',
      ].map(stem),
    ),
  );
}
