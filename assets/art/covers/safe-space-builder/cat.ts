import { fade, ink, lightest, mix, shade } from '../../kit/ink';
import { ellipse } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { line, shape, stem } from '../../kit/trace';

const fur = mix(ink.pollen, ink.clay, 0.42);
const cream = mix(ink.snow, ink.rose, 0.2);
const dark = mix(ink.clay, ink.bark, 0.5);

/** Paints a curled ginger cat asleep, with its center at (`x`, `y`). */
export function cat(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    stippleAlong(plate, ellipse(6, 36, 104, 13), shade(ink.bark, 0.5), [-90, 30], [20, 36], 0.95);
    const body = shape('-78 34, -92 6, -74 -26, -30 -48, 22 -48, 68 -28, 92 6, 84 34, 40 42, -30 42', 0.9);
    form(plate, body, { fill: fur, shade: dark, light: mix(fur, lightest, 0.6), depth: 0.9 });
    within(plate, body, () => {
      ctx.fillStyle = fade(dark, 0.8);
      for (const dx of [-8, 16, 40, 62]) ctx.fill(stem(`${dx} -56 5, ${dx + 5} -30 5, ${dx + 2} -6 0.6`));
    });
    const tail = stem('86 14 12, 70 33 13, 30 42 13, -10 43 12, -34 42 9, -46 39 4');
    form(plate, tail, {
      fill: mix(fur, ink.clay, 0.15),
      shade: dark,
      light: mix(fur, lightest, 0.5),
      depth: 0.8,
      towards: [0.4, -0.9],
    });
    within(plate, tail, () => {
      ctx.fillStyle = fade(dark, 0.75);
      for (const dx of [52, 28, 4]) ctx.fill(stem(`${dx} 24 3.6, ${dx - 2} 58 3.6`));
    });
    ctx.translate(-56, -4);
    ctx.rotate(-0.1);
    for (const side of [-1, 1]) {
      within(plate, null, () => {
        ctx.scale(side, 1);
        form(plate, shape('6 -24, 22 -48, 31 -50, 36 -16', 0.4), { fill: fur, shade: dark, depth: 0.8 });
        form(plate, shape('15 -24, 24 -41, 29 -42, 31 -18', 0.4), { fill: mix(ink.dusk, ink.rose, 0.3) });
      });
    }
    const head = shape('0 -32, 28 -26, 43 -2, 36 20, 16 31, -16 31, -36 20, -43 -2, -28 -26', 0.9);
    form(plate, head, { fill: fur, shade: dark, light: mix(fur, lightest, 0.5), depth: 0.8 });
    within(plate, head, () => {
      ctx.fillStyle = fade(dark, 0.8);
      for (const dx of [-9, 0, 9]) ctx.fill(stem(`${dx} -36 2.8, ${dx * 0.8} -16 0.6`));
      form(plate, shape('0 6, 16 8, 20 22, 0 34, -20 22, -16 8'), {
        fill: cream,
        shade: mix(ink.rose, ink.bark, 0.2),
        light: null,
      });
    });
    ctx.strokeStyle = shade(ink.bark, 0.4);
    ctx.lineWidth = 2.8;
    for (const side of [-1, 1])
      ctx.stroke(line(`${side * 11} 1, ${side * 15} 5.5, ${side * 22} 5.5, ${side * 27} 1`));
    ctx.lineWidth = 1.6;
    ctx.stroke(line('-8 15, -4.5 19, 0 15.5, 4.5 19, 8 15'));
    ctx.fillStyle = ink.dusk;
    ctx.fill(shape('-4.5 9, 4.5 9, 0 14', 0.5));
  });
}
