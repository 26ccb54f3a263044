import { fade, ink, lightest, mix } from '../../kit/ink';
import { box, ellipse } from '../../kit/path';
import { facet, line, shape, stem } from '../../kit/trace';
import { type Thing, warm } from '../brush';
import { wood } from './wood';

export const music: Thing = {
  name: 'music',
  seed: 36,
  draw(brush) {
    brush.solid(facet('66 312, 322 312, 344 376, 44 376'), wood, { round: 14 });
    brush.solid(box(34, 366, 320, 24, 8), mix(wood, ink.bark, 0.3), { round: 9 });
    brush.solid(facet('88 268, 300 268, 330 316, 58 316'), warm(wood, 0.2), { depth: 0.5 });
    brush.withMobility(1, () => {
      brush.solid(ellipse(186, 290, 104, 23), mix(ink.night, ink.heather, 0.2), {
        round: 4,
        light: ink.tarn,
      });
      for (const r of [88, 74, 60]) brush.line(ellipse(186, 290, r, r * 0.22), 1.6, fade(ink.ice, 0.35));
      brush.solid(ellipse(186, 290, 36, 8), ink.clay, {});
      brush.flat(ellipse(186, 290, 5, 2), ink.snow);
    });
    brush.solid(shape('92 330, 296 330, 308 360, 80 360', 0.1), mix(wood, ink.bark, 0.2), {});
    for (const x of [128, 196, 264])
      brush.solid(ellipse(x, 345, 9, 8), ink.pollen, { round: 7, shade: ink.clay });
    const brass = mix(ink.pollen, ink.bark, 0.14);
    brush.solid(stem('288 296 11, 320 262 10, 318 214 11, 282 178 15, 250 158 20'), brass, {
      round: 10,
      shade: mix(ink.clay, ink.bark, 0.5),
      light: lightest,
    });
    const horn = shape(
      '264 178, 232 206, 160 214, 92 190, 52 138, 44 82, 70 38, 130 20, 196 34, 246 78, 270 130',
      0.9,
    );
    brush.solid(horn, mix(ink.pollen, ink.clay, 0.18), {
      round: 40,
      shade: mix(ink.clay, ink.bark, 0.5),
      light: lightest,
    });
    const mouth = shape('206 158, 160 176, 104 164, 64 128, 56 82, 82 48, 132 40, 180 62, 210 104', 0.9);
    brush.solid(mouth, mix(ink.clay, ink.bark, 0.3), {
      round: 4,
      shade: mix(ink.clay, ink.night, 0.6),
      light: mix(ink.pollen, ink.clay, 0.3),
    });
    brush.spot(mouth, mix(ink.bark, ink.night, 0.4), [196, 136], 86, 0.9);
    for (const text of [
      '204 146, 130 166, 92 158',
      '204 142, 90 120, 58 100',
      '204 138, 106 70, 86 48',
      '204 136, 160 70, 150 44',
      '206 140, 200 100, 188 74',
    ])
      brush.line(line(text), 3, fade(ink.pollen, 0.5));
    brush.line(horn, 4, fade(lightest, 0.5));
    brush.solid(stem('330 300 6, 352 300 4, 356 326 3'), brass, { round: 4 });
    for (const [x, y, size] of [
      [318, 92, 1],
      [364, 46, 0.8],
    ] as const)
      brush.at([x, y], { size, turn: 0.1 }, () => {
        brush.flat(ellipse(0, 40, 15, 11, -0.4), ink.spruce);
        brush.flat(stem('13 38 2.6, 13 -14 2.6'), ink.spruce);
        brush.flat(shape('12 -16, 30 -4, 34 14, 26 4, 12 0'), ink.spruce);
      });
  },
};
