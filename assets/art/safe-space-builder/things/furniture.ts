import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, union } from '../../kit/path';
import { facet, line, rows, shape, stem } from '../../kit/trace';
import { type Brush, cool, type Thing, warm } from '../brush';

/** Oiled wood, by day. */
export const wood = mix(mix(ink.bark, ink.pollen, 0.5), ink.clay, 0.3);
const darkWood = mix(mix(wood, ink.bark, 0.55), ink.clay, 0.12);
export const linen = tint(mix(ink.rose, ink.pollen, 0.45), 0.5);

/** Grain along a board. */
function grain(brush: Brush, text: string): void {
  for (const [x = 0, y = 0, long = 0] of rows(text))
    brush.line(
      line(`${x} ${y}, ${x + long * 0.5} ${y + 2}, ${x + long} ${y}`),
      1.4,
      fade(cool(wood, 0.5), 0.45),
    );
}

const chair: Thing = {
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

const couch: Thing = {
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

const bed: Thing = {
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

const desk: Thing = {
  name: 'desk',
  seed: 24,
  draw(brush) {
    brush.solid(facet('34 232, 62 232, 56 390, 42 390'), darkWood, { round: 6 });
    brush.solid(facet('338 232, 366 232, 358 390, 344 390'), darkWood, { round: 6 });
    brush.flat(facet('62 236, 220 236, 220 262, 62 262'), mix(darkWood, ink.night, 0.35));
    brush.solid(box(212, 230, 140, 126, 6), mix(wood, ink.bark, 0.18), { round: 6 });
    for (const y of [240, 298]) {
      brush.solid(box(222, y, 120, 50, 6), wood, { round: 5, light: warm(wood, 0.5) });
      brush.solid(ellipse(282, y + 26, 9, 8), ink.pollen, { round: 7, shade: ink.clay });
    }
    grain(brush, '232 258 36, 296 280 40, 232 320 44, 290 338 46');
    brush.solid(facet('58 178, 342 178, 384 218, 16 218'), warm(wood, 0.14), { depth: 0.5 });
    grain(brush, '80 192 110, 190 206 130, 60 210 80, 240 186 70');
    brush.solid(box(14, 216, 372, 22, 5), wood, { round: 6 });
    // Paper, a mug of pencils, a small pile of books.
    brush.flat(facet('140 190, 212 188, 224 210, 146 212'), tint(linen, 0.5));
    for (const y of [195, 200, 205]) brush.line(line(`154 ${y}, 204 ${y - 1}`, 0), 1.4, fade(ink.tarn, 0.6));
    brush.solid(stem('196 214 2.4, 226 194 2.4'), ink.clay, { round: 2 });
    for (const [text, color] of [
      ['98 160 3, 88 104 3', ink.pollen],
      ['106 160 3, 108 92 3', ink.clay],
      ['114 160 3, 126 108 3', ink.fern],
    ] as const)
      brush.solid(stem(text), color, { round: 2.6 });
    brush.solid(shape('80 142, 132 142, 130 198, 82 198', 0.2), mix(ink.tarn, ink.ice, 0.2), { round: 20 });
    brush.line(line('82 158, 106 162, 130 158'), 4, fade(ink.snow, 0.7));
    for (const [y, x, wide, color] of [
      [182, 262, 84, ink.spruce],
      [162, 270, 74, ink.clay],
      [146, 266, 70, mix(ink.heather, ink.ice, 0.2)],
    ] as const) {
      brush.solid(box(x, y, wide, y === 146 ? 16 : 20, 4), color, { round: 6 });
      brush.flat(box(x + 10, y + 3, 4, y === 146 ? 10 : 14), fade(ink.pollen, 0.8));
    }
    brush.moves(1, () => {
      brush.solid(shape('288 146, 284 122, 296 108, 314 108, 326 122, 322 146', 0.6), tint(ink.rose, 0.1), {
        round: 16,
      });
      for (const turn of [-2.3, -1.9, -1.5, -1.1, -0.7])
        brush.solid(
          stem(
            `305 112 2.4, ${305 + Math.cos(turn) * 26} ${112 + Math.sin(turn) * 30} 6, ${305 + Math.cos(turn) * 44} ${112 + Math.sin(turn) * 52} 1`,
          ),
          mix(ink.fern, ink.lichen, 0.3),
          { round: 5 },
        );
    });
  },
};

const lamp: Thing = {
  name: 'lamp',
  seed: 25,
  draw(brush) {
    brush.solid(ellipse(200, 382, 62, 12), darkWood, { round: 8 });
    brush.solid(shape('154 378, 172 366, 192 356, 208 356, 228 366, 246 378, 200 388', 0.6), wood, {
      round: 10,
    });
    brush.solid(stem('200 366 7, 200 300 6, 200 180 5.4'), wood, { round: 6 });
    for (const y of [336, 250]) brush.solid(ellipse(200, y, 12, 9), wood, { round: 8 });
    const body = shape('152 20, 200 14, 248 20, 292 168, 200 184, 108 168', 0.22);
    const silk = mix(ink.pollen, ink.snow, 0.5);
    brush.moves(1, () =>
      brush.solid(body, silk, { round: 50, shade: mix(ink.pollen, ink.clay, 0.5), light: lightest }),
    );
    brush.inside(body, () => {
      for (let pleat = -6; pleat <= 6; pleat++)
        brush.line(
          line(`${200 + pleat * 7.6} 14, ${200 + pleat * 14.6} 184`, 0),
          1.8,
          fade(mix(ink.pollen, ink.clay, 0.45), 0.5),
        );
      brush.spot(body, lightest, [192, 120], 70, 0.8);
    });
    brush.shines(body, 0.5);
    brush.shines(ellipse(200, 124, 50, 44), 0.75);
    brush.solid(
      shape('106 160, 200 176, 294 160, 296 172, 200 190, 104 172', 0.3),
      mix(ink.clay, ink.dusk, 0.4),
      { round: 6 },
    );
    brush.solid(shape('150 14, 200 8, 250 14, 251 24, 200 18, 149 24', 0.3), mix(ink.clay, ink.dusk, 0.4), {
      round: 5,
    });
    for (let drop = 0; drop < 13; drop++) {
      const x = 112 + drop * 14.7;
      const y = 178 + Math.cos(((x - 200) / 96) * 1.4) * 12;
      brush.flat(ellipse(x, y + 4, 3, 6), mix(ink.clay, ink.dusk, 0.5));
    }
    brush.line(line('232 184, 234 226'), 2, mix(ink.pollen, ink.bark, 0.3));
    brush.solid(ellipse(234, 230, 5, 7), ink.pollen, { round: 4 });
  },
};

const bookshelf: Thing = {
  name: 'bookshelf',
  seed: 26,
  draw(brush) {
    const { random } = brush;
    brush.solid(box(76, 36, 248, 344, 8), mix(darkWood, ink.night, 0.28), {});
    const colors = [
      ink.clay,
      ink.tarn,
      ink.heather,
      mix(ink.pollen, ink.bark, 0.1),
      ink.spruce,
      ink.dusk,
      ink.fern,
      mix(ink.rose, ink.snow, 0.3),
    ] as const;
    const row = (board: number, from: number, to: number): void => {
      for (let x = from; x < to; ) {
        const [wide, tall] = [random.between(13, 22), random.between(50, 72)];
        if (x + wide > to) break;
        const color = random.pick(colors);
        brush.solid(box(x, board - tall, wide, tall, 2.5), color, { round: 6 });
        brush.flat(
          union([box(x, board - tall + 9, wide, 2.6), box(x, board - 15, wide, 2.6)]),
          fade(mix(ink.pollen, ink.snow, 0.4), 0.85),
        );
        x += wide + 0.8;
      }
    };
    row(124, 94, 210);
    row(208, 150, 306);
    row(292, 94, 240);
    row(370, 122, 306);
    // A globe, a jar, a cat of clay, a pile.
    brush.solid(stem('258 124 10, 258 112 3'), wood, { round: 4 });
    brush.solid(ellipse(258, 88, 28), mix(ink.tarn, ink.ice, 0.2), { round: 26 });
    brush.flat(shape('244 72, 258 66, 268 78, 256 90, 246 86'), mix(ink.fern, ink.lichen, 0.3));
    brush.flat(shape('262 98, 274 92, 278 102, 266 110'), mix(ink.fern, ink.lichen, 0.3));
    brush.solid(
      shape('100 208, 98 176, 106 160, 130 160, 138 176, 136 208', 0.5),
      mix(ink.rose, ink.dusk, 0.2),
      { round: 16 },
    );
    for (const turn of [-2.1, -1.7, -1.3, -0.95])
      brush.solid(
        stem(
          `118 162 2, ${118 + Math.cos(turn) * 20} ${162 + Math.sin(turn) * 24} 5, ${118 + Math.cos(turn) * 30} ${162 + Math.sin(turn) * 32} 1`,
        ),
        mix(ink.fern, ink.lichen, 0.3),
        { round: 4 },
      );
    for (const [y, color] of [
      [276, ink.tarn],
      [262, ink.pollen],
      [250, ink.clay],
    ] as const)
      brush.solid(box(250 + (y % 5), y, 52, 15, 4), color, { round: 5 });
    brush.solid(ellipse(104, 354, 12, 16), mix(ink.pollen, ink.snow, 0.3), { round: 10 });
    for (const y of [124, 208, 292]) {
      brush.solid(box(86, y, 228, 14, 2), wood, { round: 4 });
      brush.tone(box(90, y + 14, 220, 18), fade(ink.night, 0.9), [200, y + 32], [200, y + 14], 0.6);
    }
    for (const x of [70, 308]) brush.solid(box(x, 36, 24, 352, 5), wood, { round: 8 });
    brush.solid(box(70, 370, 260, 18, 4), wood, { round: 6 });
    brush.solid(box(58, 22, 284, 24, 7), warm(wood, 0.12), { round: 9 });
    grain(brush, '90 32 80, 210 36 90');
  },
};

export const furniture: readonly Thing[] = [chair, couch, bed, desk, lamp, bookshelf];
