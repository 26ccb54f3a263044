import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, union } from '../../kit/path';
import { line, rows, shape, stem } from '../../kit/trace';
import { cool, type Thing, warm } from '../brush';
import { darkWood, grain, linen, wood } from './wood';

export const chair: Thing = {
  name: 'chair',
  seed: 21,
  draw(brush) {
    const cloth = mix(mix(ink.dusk, ink.clay, 0.42), ink.rose, 0.12);
    const look = {
      shade: mix(mix(ink.clay, ink.heather, 0.3), ink.night, 0.36),
      light: mix(cloth, ink.snow, 0.6),
    };
    for (const leg of ['104 350 10, 96 388 6', '296 350 10, 304 388 6'])
      brush.solid(stem(leg), darkWood, { round: 8 });
    brush.solid(
      shape('84 300, 76 170, 86 74, 124 30, 200 20, 276 30, 314 74, 324 170, 316 300', 0.85),
      cloth,
      { round: 34, ...look },
    );
    brush.solid(
      shape('112 286, 108 150, 118 86, 146 56, 200 50, 254 56, 282 86, 292 150, 288 286', 0.8),
      tint(cloth, 0.08),
      { round: 26, ...look },
    );
    for (const [x = 0, y = 0] of rows('160 112, 240 112, 200 156, 160 200, 240 200')) {
      brush.spot(ellipse(x, y, 20), cool(cloth, 0.7), [x + 2, y + 3], 20, 0.7);
      brush.solid(ellipse(x, y, 5.4), mix(cloth, ink.rose, 0.4), { round: 4 });
    }
    brush.solid(
      shape('208 164, 276 150, 294 214, 286 262, 218 268, 200 232', 0.55),
      mix(ink.tarn, ink.ice, 0.5),
      { round: 30, shade: mix(ink.tarn, ink.deep, 0.4) },
    );
    brush.line(line('222 184, 252 178, 278 174'), 3, fade(ink.snow, 0.6));
    brush.line(line('220 200, 252 194, 282 190'), 3, fade(ink.snow, 0.6));
    brush.solid(box(96, 244, 208, 62, 26), tint(cloth, 0.14), { round: 24, ...look });
    brush.solid(box(88, 288, 224, 70, 16), shade(cloth, 0.06), { round: 16, ...look });
    brush.tone(box(88, 288, 224, 20, 10), cool(cloth, 0.7), [200, 308], [200, 288], 0.7);
    for (const side of [-1, 1]) {
      const x = 200 + side * 124;
      brush.solid(box(x - 36, 196, 72, 166, 32), cloth, { round: 30, ...look });
      brush.solid(ellipse(x, 226, 33, 31), tint(cloth, 0.1), { round: 22, ...look });
      brush.line(ellipse(x, 226, 18, 17), 2.4, fade(cool(cloth, 0.6), 0.7));
    }
  },
};

export const couch: Thing = {
  name: 'couch',
  seed: 22,
  draw(brush) {
    const cloth = mix(ink.tarn, ink.ice, 0.16);
    const look = { shade: mix(ink.tarn, ink.night, 0.55), light: mix(cloth, ink.snow, 0.6) };
    for (const x of [52, 348])
      brush.solid(stem(`${x} 352 9, ${x + (x < 200 ? -4 : 4)} 386 5`), darkWood, { round: 7 });
    brush.solid(box(26, 150, 348, 170, 40), cloth, { round: 34, ...look });
    for (const x of [42, 202]) {
      brush.solid(box(x, 164, 156, 110, 30), tint(cloth, 0.06), { round: 30, ...look });
      brush.spot(ellipse(x + 78, 218, 24), cool(cloth, 0.6), [x + 80, 222], 22, 0.5);
      brush.solid(ellipse(x + 78, 218, 5), mix(cloth, ink.ice, 0.3), { round: 4 });
    }
    brush.solid(
      shape('54 176, 120 166, 132 220, 122 272, 60 276, 46 226', 0.5),
      mix(ink.rose, ink.dusk, 0.35),
      { round: 30 },
    );
    brush.solid(
      shape('292 182, 346 176, 360 222, 352 272, 296 274, 282 232', 0.5),
      mix(ink.pollen, ink.snow, 0.2),
      { round: 28, shade: mix(ink.clay, ink.bark, 0.2) },
    );
    for (const y of [204, 222, 240])
      brush.line(line(`294 ${y + 4}, 322 ${y}, 352 ${y - 2}`), 3, fade(mix(ink.clay, ink.dusk, 0.4), 0.55));
    for (const x of [36, 202])
      brush.solid(box(x, 254, 162, 54, 22), tint(cloth, 0.14), { round: 22, ...look });
    brush.solid(box(30, 294, 340, 66, 18), shade(cloth, 0.05), { round: 16, ...look });
    brush.tone(box(30, 294, 340, 20), cool(cloth, 0.7), [200, 314], [200, 294], 0.7);
    for (const x of [34, 366]) {
      brush.solid(box(x - 32, 204, 64, 158, 30), cloth, { round: 28, ...look });
      brush.solid(ellipse(x, 232, 29, 28), tint(cloth, 0.1), { round: 20, ...look });
    }
    const spread = shape(
      '196 150, 262 148, 268 200, 266 262, 272 318, 262 326, 200 328, 192 318, 196 250',
      0.3,
    );
    brush.solid(spread, linen, { round: 12, shade: mix(ink.dusk, ink.bark, 0.3) });
    brush.inside(spread, () => {
      for (const [y, color] of [
        [178, ink.clay],
        [194, ink.pollen],
        [280, ink.clay],
        [296, ink.pollen],
      ] as const)
        brush.line(line(`186 ${y}, 232 ${y + 3}, 280 ${y}`), 7, fade(color, 0.7));
      brush.tone(box(186, 236, 90, 22), cool(linen, 0.5), [230, 236], [230, 258], 0.5);
    });
    brush.flat(union([202, 214, 226, 238, 250, 262].map((x) => stem(`${x} 322 1.6, ${x + 1} 340 2`))), linen);
  },
};

export const bed: Thing = {
  name: 'bed',
  seed: 23,
  draw(brush) {
    for (const x of [44, 356]) {
      brush.solid(box(x - 15, 78, 30, 200, 8), wood, { round: 12 });
      brush.solid(ellipse(x, 74, 17, 16), wood, { round: 14 });
    }
    brush.solid(shape('48 236, 48 118, 100 74, 200 56, 300 74, 352 118, 352 236', 0.5), wood, {
      round: 12,
      light: warm(wood, 0.6),
    });
    brush.solid(
      shape('72 236, 72 132, 116 98, 200 82, 284 98, 328 132, 328 236', 0.5),
      mix(wood, ink.bark, 0.24),
      { round: 6 },
    );
    for (const x of [120, 160, 200, 240, 280])
      brush.line(line(`${x} 96, ${x} 190`, 0), 3, fade(cool(wood, 0.6), 0.5));
    brush.solid(shape('60 204, 340 204, 372 330, 28 330', 0.1), tint(linen, 0.3), { round: 10 });
    for (const [x, color] of [
      [58, ink.snow],
      [206, tint(mix(ink.rose, ink.snow, 0.3), 0.1)],
    ] as const) {
      brush.solid(
        shape(
          `${x + 4} 172, ${x + 68} 164, ${x + 132} 172, ${x + 138} 204, ${x + 128} 226, ${x + 68} 230, ${x + 8} 226, ${x} 202`,
          0.75,
        ),
        color,
        { round: 26, shade: mix(ink.heather, ink.ice, 0.4) },
      );
      brush.line(
        line(`${x + 20} 216, ${x + 46} 210, ${x + 60} 200`),
        2.4,
        fade(mix(ink.heather, ink.ice, 0.3), 0.6),
      );
    }
    const quilt = shape(
      '52 236, 120 228, 200 226, 280 228, 348 236, 362 290, 372 352, 366 362, 34 362, 28 352, 38 290',
      0.45,
    );
    const cover = mix(ink.heather, ink.ice, 0.3);
    brush.solid(quilt, cover, {
      round: 26,
      shade: mix(ink.heather, ink.night, 0.5),
      light: tint(cover, 0.5),
    });
    brush.inside(quilt, () => {
      for (const y of [278, 318, 352])
        brush.line(
          line(`10 ${y + 6}, 120 ${y}, 200 ${y - 2}, 280 ${y}, 390 ${y + 6}`),
          2.6,
          fade(mix(ink.heather, ink.deep, 0.3), 0.55),
        );
      for (const [from, to] of [
        [96, 66],
        [148, 132],
        [200, 200],
        [252, 268],
        [304, 334],
      ] as const)
        brush.line(line(`${from} 226, ${to} 364`, 0), 2.6, fade(mix(ink.heather, ink.deep, 0.3), 0.5));
      for (const [x = 0, y = 0] of rows(
        '112 300, 168 298, 232 298, 288 300, 80 338, 158 336, 242 336, 320 338, 124 254, 174 252, 226 252, 276 254',
      )) {
        brush.flat(ellipse(x, y, 5, 4), fade(ink.snow, 0.7));
        brush.flat(ellipse(x, y, 1.8), ink.pollen);
      }
    });
    brush.solid(
      shape('46 232, 120 222, 200 220, 280 222, 354 232, 360 262, 280 252, 200 250, 120 252, 40 262', 0.45),
      tint(linen, 0.45),
      { round: 14, shade: mix(ink.dusk, ink.bark, 0.2) },
    );
    brush.line(line('44 256, 120 246, 200 244, 280 246, 356 256'), 2.4, fade(ink.clay, 0.5));
    brush.solid(box(18, 342, 364, 32, 12), wood, { round: 12 });
    for (const x of [30, 370]) brush.solid(box(x - 15, 322, 30, 70, 10), wood, { round: 12 });
    grain(brush, '70 354 90, 220 360 120');
  },
};
