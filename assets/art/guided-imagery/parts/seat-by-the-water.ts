import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, polygon, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';

const wood = mix(mix(ink.bark, ink.clay, 0.4), ink.pollen, 0.24);

/** Paints a wooden bench that faces the water, seen slightly from the side. */
export function bench(plate: Plate): void {
  const { ctx } = plate;
  ctx.fillStyle = fade(ink.deep, 0.3);
  ctx.fill(
    polygon([
      [596, 858],
      [1010, 858],
      [1090, 892],
      [640, 892],
    ]),
  );
  const plank = (y: number, tall: number, lift: number, out: number, color: string) =>
    form(
      plate,
      polygon([
        [586 - out, y + lift],
        [1014 + out, y],
        [1014 + out, y + tall],
        [586 - out, y + tall + lift],
      ]),
      { fill: color, light: tint(color, 0.5), shade: shade(color, 0.35), towards: [0.4, -0.9], depth: 0.6 },
    );
  for (const x of [620, 958]) {
    form(
      plate,
      union([
        polygon([
          [x, 640],
          [x + 22, 640],
          [x + 26, 866],
          [x + 2, 866],
        ]),
      ]),
      { fill: mix(wood, ink.bark, 0.5), light: wood, shade: ink.bark },
    );
    form(
      plate,
      polygon([
        [x + 18, 762],
        [x + 70, 770],
        [x + 70, 784],
        [x + 18, 778],
      ]),
      { fill: mix(wood, ink.bark, 0.4) },
    );
  }
  plank(772, 20, 4, 16, mix(wood, ink.pollen, 0.2));
  plank(796, 14, 4, 12, shade(wood, 0.22));
  for (const [y, mixture] of [
    [648, 0.1],
    [684, 0],
    [720, 0.08],
  ] as const)
    plank(y, 26, 3, 10, mix(wood, lightest, mixture));
  for (const x of [604, 980]) {
    form(
      plate,
      polygon([
        [x - 16, 722],
        [x + 34, 718],
        [x + 34, 734],
        [x - 16, 738],
      ]),
      { fill: mix(wood, lightest, 0.1) },
    );
  }
  ctx.strokeStyle = fade(mix(wood, ink.bark, 0.6), 0.55);
  ctx.lineWidth = 1.6;
  for (const [y, from, to] of [
    [658, 620, 820],
    [666, 760, 1000],
    [694, 600, 760],
    [702, 800, 990],
    [730, 640, 900],
    [738, 700, 1004],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(from, y);
    ctx.bezierCurveTo(from + 60, y - 2, to - 60, y + 2, to, y);
    ctx.stroke();
  }
  // A shawl over the back of the bench.
  const shawl = polygon([
    [690, 640],
    [792, 640],
    [800, 742],
    [780, 760],
    [762, 744],
    [744, 764],
    [724, 746],
    [704, 762],
    [688, 744],
  ]);
  form(plate, shawl, {
    fill: mix(ink.dusk, ink.clay, 0.2),
    light: ink.rose,
    shade: mix(ink.clay, ink.bark, 0.4),
  });
  within(plate, shawl, () => {
    ctx.fillStyle = fade(lightest, 0.55);
    for (const y of [668, 684, 722]) ctx.fill(box(680, y, 130, 6));
    stippleAlong(plate, shawl, ink.bark, [740, 0], [680, 0], 0.4);
  });
}
