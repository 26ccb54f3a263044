import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line, shape, stem } from '../../kit/trace';

export const coat = mix(mix(ink.bark, ink.clay, 0.5), ink.pollen, 0.12);

/**
 * Paints a saddled camel that walks to the right, with its feet at (`x`, `y`).
 * @param size height, units
 */
export function camel(plate: Plate, x: number, y: number, size: number, blanket: string): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.scale(size / 100, size / 100);
    ctx.translate(-50, -100);
    const far = ['27 52 7, 22 76 3.6, 28 98 2.6, 33 99 2.2', '68 54 6, 73 76 3.2, 67 98 2.4, 72 99 2.2'];
    ctx.fillStyle = shade(coat, 0.42);
    ctx.fill(union(far.map(stem)));
    const near = [
      '17 54 9, 14 76 4.2, 9 98 2.8, 15 99.5 2.4',
      '74 54 7.5, 79 76 3.8, 83 98 2.6, 88 99.5 2.4',
    ];
    const legs = union([...near.map(stem), stem('9 44 1.8, 3 56 1.2, 2 68 2.4')]);
    form(plate, legs, { fill: shade(coat, 0.12), shade: shade(coat, 0.5), light: null, towards: [0, -1] });
    const body = shape(
      '8 55, 9 43, 17 36, 26 31, 33 17, 39 8, 46 7, 52 16, 57 29, 66 36, 74 40, 81 35, 84 22, 85 10, 88 4, 91 -1, 94 4, 103 7, 109 12, 108 17, 98 19, 95 24, 94 40, 88 53, 78 61, 60 63, 40 61, 22 64, 12 62',
      0.75,
    );
    form(plate, body, {
      fill: coat,
      shade: shade(coat, 0.5),
      light: mix(ink.pollen, ink.rose, 0.4),
      depth: 0.9,
    });
    const cloth = shape('24 36, 31 32, 44 34, 58 31, 64 36, 66 56, 56 60, 44 61, 32 60, 23 56', 0.45);
    form(plate, cloth, { fill: blanket, light: mix(blanket, lightest, 0.6), depth: 0.8 });
    within(plate, cloth, () => {
      ctx.strokeStyle = fade(tint(ink.pollen, 0.45), 0.95);
      ctx.lineWidth = 2;
      ctx.stroke(line('20 51, 44 55.5, 70 50'));
      ctx.lineWidth = 1.3;
      ctx.stroke(line('20 46, 32 50, 38 44, 44 51, 50 44, 56 50, 70 44', 0));
    });
    ctx.fillStyle = tint(ink.pollen, 0.3);
    ctx.fill(union([26, 34, 42, 50, 58, 64].map((tx) => stem(`${tx} 58 1.1, ${tx} 66 1.5`))));
    ctx.strokeStyle = blanket;
    ctx.lineWidth = 1.8;
    ctx.stroke(line('97 5, 98 18'));
    ctx.stroke(line('86 8, 98 11'));
  });
}
