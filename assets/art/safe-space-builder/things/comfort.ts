import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, union } from '../../kit/path';
import { facet, line, rows, shape, stem } from '../../kit/trace';
import { cool, type Thing } from '../brush';
import { music } from './music';
import { tea } from './tea';
import { linen } from './wood';

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
    brush.withMobility(1, () => {
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
    brush.withMobility(1, () => {
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
      // An embroidered sprig.
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
    brush.withMobility(1, () =>
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
    // A tree and a hill on the other page.
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

export const comfort: readonly Thing[] = [blanket, pillow, carpet, tea, book, music];
