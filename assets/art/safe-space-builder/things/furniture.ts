import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, union } from '../../kit/path';
import { facet, line, shape, stem } from '../../kit/trace';
import { type Thing, warm } from '../brush';
import { bed, chair, couch } from './seats';
import { darkWood, grain, linen, wood } from './wood';

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
    // Paper, a mug with pencils, and a small stack of books.
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
    brush.withMobility(1, () => {
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
    brush.withMobility(1, () =>
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
    brush.setEmission(body, 0.5);
    brush.setEmission(ellipse(200, 124, 50, 44), 0.75);
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
    // A globe, a jar, a clay cat, and a stack of books.
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
