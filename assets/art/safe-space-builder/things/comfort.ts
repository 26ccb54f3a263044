import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, type Point, taper, union } from '../../kit/path';
import { facet, line, rows, shape, stem } from '../../kit/trace';
import { type Brush, cool, type Thing, warm } from '../brush';
import { linen, wood } from './furniture';

const blanket: Thing = {
  name: 'blanket',
  seed: 31,
  draw(brush) {
    const wool = tint(mix(ink.rose, ink.pollen, 0.4), 0.35);
    const clay = mix(ink.clay, ink.dusk, 0.3);
    const fold = (y: number, left: number, right: number, fill: string, bands: string): void => {
      const path = box(left, y, right - left, 74, 36);
      brush.solid(path, fill, { round: 34, shade: mix(cool(fill, 0.5), ink.clay, 0.25) });
      brush.inside(path, () => {
        brush.line(
          line(`${left} ${y + 16}, ${left + 60} ${y + 14}, ${right} ${y + 16}`),
          5,
          fade(bands, 0.75),
        );
        brush.line(
          line(`${left} ${y + 28}, ${left + 60} ${y + 26}, ${right} ${y + 28}`),
          3,
          fade(ink.snow, 0.8),
        );
        for (let x = left + 8; x < right; x += 9)
          brush.line(
            line(`${x} ${y + 38}, ${x + 5} ${y + 46}, ${x} ${y + 54}`),
            1.6,
            fade(cool(fill, 0.4), 0.4),
          );
      });
      brush.line(
        line(`${left + 20} ${y + 38}, ${right - 80} ${y + 37}, ${right - 14} ${y + 38}`),
        2,
        fade(cool(fill, 0.5), 0.5),
      );
    };
    fold(310, 40, 364, clay, ink.pollen);
    fold(250, 52, 352, wool, clay);
    fold(190, 44, 358, mix(ink.tarn, ink.ice, 0.35), ink.snow);
    brush.moves(1, () => {
      const over = shape(
        '66 168, 140 140, 240 136, 330 152, 352 178, 346 220, 338 290, 330 346, 262 350, 258 276, 254 222, 60 214, 48 190',
        0.5,
      );
      brush.solid(over, tint(wool, 0.25), { round: 22, shade: mix(ink.dusk, ink.bark, 0.4) });
      brush.inside(over, () => {
        for (const [y, color] of [
          [300, clay],
          [316, ink.tarn],
          [332, clay],
        ] as const)
          brush.line(line(`240 ${y}, 300 ${y + 2}, 360 ${y - 2}`), 6, fade(color, 0.75));
        for (const x of [84, 104]) brush.line(line(`${x} 130, ${x - 6} 220`), 6, fade(clay, 0.6));
        for (let y = 176; y < 290; y += 10)
          for (let x = 128; x < 340; x += 14)
            brush.line(
              line(`${x} ${y}, ${x + 5} ${y + 5}, ${x + 10} ${y}`, 0),
              1.4,
              fade(cool(wool, 0.4), 0.28),
            );
        brush.tone(over, cool(wool, 0.55), [250, 204], [300, 246], 0.35);
      });
      brush.flat(
        union(Array.from({ length: 8 }, (_, i) => stem(`${266 + i * 8.6} 344 2, ${265 + i * 8.8} 372 3.4`))),
        tint(wool, 0.25),
      );
    });
  },
};

const pillow: Thing = {
  name: 'pillow',
  seed: 32,
  draw(brush) {
    const cloth = mix(ink.heather, ink.rose, 0.36);
    brush.moves(1, () => {
      const path = shape(
        '20 150, 42 128, 120 142, 200 130, 280 142, 358 128, 380 150, 370 226, 374 300, 382 366, 356 384, 280 374, 200 382, 120 374, 44 384, 18 366, 30 300, 34 226',
        0.8,
      );
      brush.solid(path, tint(cloth, 0.2), {
        round: 96,
        shade: mix(ink.heather, ink.night, 0.4),
        light: lightest,
      });
      brush.line(path, 6, mix(ink.pollen, ink.snow, 0.25));
      // A sprig, stitched.
      brush.line(line('134 330, 176 270, 226 222, 270 190'), 5, fade(ink.snow, 0.9));
      for (const [x = 0, y = 0, turn = 0] of rows(
        '160 292 -2.4, 174 282 0.3, 188 260 -2.3, 204 250 0.35, 222 226 -2.2, 236 220 0.3, 252 202 -2.1',
      ))
        brush.flat(
          stem(
            `${x} ${y} 2, ${x + Math.cos(turn) * 22} ${y + Math.sin(turn) * 22} 9, ${x + Math.cos(turn) * 44} ${y + Math.sin(turn) * 42} 1`,
          ),
          fade(ink.snow, 0.9),
        );
      brush.flat(ellipse(276, 186, 8), ink.pollen);
      for (const text of [
        '40 150, 74 176, 96 210',
        '360 152, 328 178, 306 208',
        '42 366, 76 342, 100 310',
        '360 366, 326 342, 304 312',
      ])
        brush.line(line(text), 4, fade(mix(ink.heather, ink.night, 0.25), 0.35));
      for (const [x = 0, y = 0] of rows('24 140, 376 140, 22 374, 378 374')) {
        brush.solid(ellipse(x, y, 13), mix(ink.pollen, ink.snow, 0.25), { round: 10, shade: ink.clay });
      }
    });
  },
};

const carpet: Thing = {
  name: 'carpet',
  seed: 33,
  draw(brush) {
    const [x, y] = [200, 320];
    const fringe = Array.from({ length: 110 }, (_, i) => {
      const turn = (i / 110) * Math.PI * 2;
      const at = (out: number): string =>
        `${x + Math.cos(turn) * 190 * out} ${y + Math.sin(turn) * 66 * out}`;
      return stem(`${at(0.97)} 1.8, ${at(1.035)} 1.4`);
    });
    brush.flat(union(fringe), linen);
    const rings = [
      [188, ink.clay],
      [166, linen],
      [158, mix(ink.spruce, ink.fern, 0.25)],
      [118, linen],
      [111, mix(ink.clay, ink.dusk, 0.35)],
      [66, mix(ink.pollen, ink.snow, 0.1)],
      [58, mix(ink.tarn, ink.deep, 0.1)],
    ] as const;
    for (const [rx, color] of rings)
      brush.solid(ellipse(x, y, rx, rx * 0.345), color, { depth: 0.3, round: rx === 188 ? 6 : 0 });
    const flowers = (count: number, rx: number, size: number, color: string, heart: string): void => {
      for (let i = 0; i < count; i++) {
        const turn = (i / count) * Math.PI * 2;
        brush.at([x + Math.cos(turn) * rx, y + Math.sin(turn) * rx * 0.345], { flat: 0.42 }, () => {
          for (let petal = 0; petal < 6; petal++) {
            const way = (petal / 6) * Math.PI * 2;
            brush.flat(ellipse(Math.cos(way) * size, Math.sin(way) * size, size * 0.66), color);
          }
          brush.flat(ellipse(0, 0, size * 0.6), heart);
        });
      }
    };
    flowers(14, 138, 8, mix(ink.pollen, ink.snow, 0.3), ink.clay);
    flowers(9, 88, 8, mix(ink.rose, ink.snow, 0.4), ink.spruce);
    flowers(1, 0, 19, mix(ink.ice, ink.snow, 0.4), ink.pollen);
    for (let i = 0; i < 44; i++) {
      const turn = (i / 44) * Math.PI * 2;
      brush.flat(ellipse(x + Math.cos(turn) * 177, y + Math.sin(turn) * 61, 3, 1.6), fade(ink.pollen, 0.9));
    }
    const whole = ellipse(x, y, 188, 65);
    brush.tone(whole, cool(ink.bark, 0.4), [150, 290], [360, 380], 0.4);
    brush.tone(whole, ink.snow, [220, 330], [60, 270], 0.22);
  },
};

const tea: Thing = {
  name: 'tea',
  seed: 34,
  draw(brush) {
    const glaze = mix(ink.tarn, ink.ice, 0.3);
    brush.solid(ellipse(196, 350, 176, 38), mix(ink.snow, ink.ice, 0.3), { round: 22 });
    brush.solid(ellipse(196, 344, 128, 24), mix(ink.ice, ink.tarn, 0.2), { round: 12 });
    brush.line(ellipse(196, 347, 158, 31), 3, fade(ink.tarn, 0.6));
    if (!brush.facing) {
      brush.line(shape('300 206, 352 196, 372 226, 356 266, 306 284'), 22, cool(glaze, 0.28));
      brush.line(shape('300 206, 352 196, 370 226, 354 264, 306 282'), 15, glaze);
    }
    const cup = shape('76 182, 316 182, 312 244, 290 306, 248 344, 196 350, 144 344, 102 306, 80 244', 0.55);
    brush.solid(cup, glaze, { round: 74, shade: mix(ink.tarn, ink.night, 0.5), light: lightest });
    brush.inside(cup, () => {
      brush.line(line('70 252, 130 262, 196 266, 262 262, 322 252'), 8, fade(ink.snow, 0.85));
      for (const [x = 0, y = 0] of rows('112 288, 154 302, 196 306, 238 302, 280 288')) {
        for (const turn of [-2.2, -1.57, -0.94])
          brush.flat(
            stem(
              `${x} ${y + 8} 1.6, ${x + Math.cos(turn) * 10} ${y + 8 + Math.sin(turn) * 10} 4.4, ${x + Math.cos(turn) * 22} ${y + 8 + Math.sin(turn) * 22} 1`,
            ),
            fade(ink.snow, 0.85),
          );
      }
    });
    brush.solid(ellipse(196, 182, 122, 27), mix(ink.snow, glaze, 0.25), { round: 8 });
    brush.solid(ellipse(196, 186, 108, 21), mix(ink.clay, ink.pollen, 0.45), {
      light: mix(ink.pollen, ink.snow, 0.3),
      shade: mix(ink.clay, ink.bark, 0.4),
    });
    brush.solid(shape('160 184, 184 176, 204 184, 184 192'), mix(ink.fern, ink.lichen, 0.3), { round: 4 });
    brush.spot(ellipse(126, 236, 40, 50), lightest, [120, 232], 44, 0.6);
    steam(brush, [164, 164], 146, -6);
    steam(brush, [226, 164], 152, 8);
  },
};

/** A curl of steam or smoke: hardly there, and the part that moves. `'x y half, …'` upwards. */
export function steam(
  brush: Brush,
  [x, y]: Point,
  tall: number,
  lean: number,
  color: string = ink.snow,
): void {
  const curl = (wide: number) =>
    taper(
      Array.from({ length: 17 }, (_, i) => {
        const t = i / 16;
        const sway = Math.sin(t * 7.4 + (lean > 0 ? 0 : Math.PI)) * (4 + t * 15);
        return [x + sway + lean * t, y - tall * t, (1 + 9 * Math.sin(Math.PI * t ** 0.8)) * wide] as const;
      }),
    );
  for (const [wide, part] of [
    [1.7, 0.14],
    [1.1, 0.2],
    [0.6, 0.26],
  ] as const) {
    brush.flat(curl(wide), fade(color, part));
    if (wide > 1.5) brush.bends(curl(wide), [x, y], [x, y - tall]);
  }
}

const book: Thing = {
  name: 'book',
  seed: 35,
  draw(brush) {
    const leather = mix(ink.clay, ink.bark, 0.12);
    brush.solid(
      shape('14 238, 96 214, 200 236, 304 214, 386 238, 392 366, 300 352, 200 382, 100 352, 8 366', 0.25),
      leather,
      { round: 12 },
    );
    const page = tint(mix(ink.pollen, ink.snow, 0.65), 0.3);
    for (const [lift, color] of [
      [0, mix(page, ink.bark, 0.24)],
      [-6, mix(page, ink.bark, 0.14)],
    ] as const) {
      brush.solid(
        shape(
          `26 ${232 + lift}, 104 ${204 + lift}, 200 ${232 + lift}, 200 ${372 + lift}, 104 ${340 + lift}, 22 ${352 + lift}`,
          0.35,
        ),
        color,
        {},
      );
      brush.solid(
        shape(
          `374 ${232 + lift}, 296 ${204 + lift}, 200 ${232 + lift}, 200 ${372 + lift}, 296 ${340 + lift}, 378 ${352 + lift}`,
          0.35,
        ),
        color,
        {},
      );
    }
    brush.solid(shape('30 220, 66 196, 130 192, 200 222, 200 364, 130 328, 64 330, 26 342', 0.5), page, {
      round: 30,
      shade: mix(ink.pollen, ink.bark, 0.4),
      light: lightest,
    });
    brush.moves(1, () =>
      brush.solid(
        shape('370 220, 334 196, 270 192, 200 222, 200 364, 270 328, 336 330, 374 342', 0.5),
        tint(page, 0.3),
        { round: 30, shade: mix(ink.pollen, ink.bark, 0.4), light: lightest },
      ),
    );
    brush.tone(
      facet('200 222, 232 206, 232 344, 200 364'),
      mix(ink.bark, ink.pollen, 0.2),
      [234, 290],
      [200, 290],
      0.6,
    );
    brush.tone(
      facet('200 222, 172 208, 172 346, 200 364'),
      mix(ink.bark, ink.pollen, 0.2),
      [168, 290],
      [200, 290],
      0.45,
    );
    for (let row = 0; row < 7; row++) {
      const y = 222 + row * 15;
      brush.line(
        line(`56 ${y + 2}, 110 ${y - 8}, ${row === 6 ? 130 : 180} ${y + (row === 6 ? -4 : 12)}`),
        3.2,
        fade(mix(ink.bark, ink.tarn, 0.2), 0.5),
      );
    }
    // On the other page, a tree and a hill.
    brush.solid(ellipse(288, 242, 34, 26), mix(ink.fern, ink.lichen, 0.3), { round: 18 });
    brush.flat(stem('288 296 4, 288 252 3'), ink.bark);
    brush.flat(
      shape('226 304, 262 288, 312 288, 350 300, 330 310, 250 312'),
      fade(mix(ink.lichen, ink.fern, 0.4), 0.9),
    );
    brush.flat(ellipse(334, 226, 10), ink.pollen);
    const ribbon = stem('204 226 5, 216 300 5, 222 366 6, 236 394 6');
    brush.solid(ribbon, mix(ink.heather, ink.ice, 0.1), { round: 4 });
  },
};

const music: Thing = {
  name: 'music',
  seed: 36,
  draw(brush) {
    brush.solid(facet('66 312, 322 312, 344 376, 44 376'), wood, { round: 14 });
    brush.solid(box(34, 366, 320, 24, 8), mix(wood, ink.bark, 0.3), { round: 9 });
    brush.solid(facet('88 268, 300 268, 330 316, 58 316'), warm(wood, 0.2), { depth: 0.5 });
    brush.moves(1, () => {
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

export const comfort: readonly Thing[] = [blanket, pillow, carpet, tea, book, music];
