import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, union } from '../../kit/path';
import { line, rows, shape, stem } from '../../kit/trace';
import { type Brush, cool, type Thing, warm } from '../brush';
import { photo, plushie } from './keepsakes';
import { steam } from './tea';
import { wood } from './wood';

/**
 * Paints a flame with its glow above (`x`, `y`).
 * @param tall height, units
 */
function flame(brush: Brush, x: number, y: number, tall: number): void {
  const outer = shape(
    [
      [0, 0],
      [0.2, -0.12],
      [0.24, -0.34],
      [0.12, -0.66],
      [0.02, -1],
      [-0.1, -0.7],
      [-0.24, -0.38],
      [-0.2, -0.12],
    ]
      .map(([dx = 0, dy = 0]) => `${x + dx * tall} ${y + dy * tall}`)
      .join(', '),
    0.8,
  );
  const around = ellipse(x, y - tall * 0.42, tall * 0.95);
  brush.spot(around, mix(ink.pollen, ink.snow, 0.4), [x, y - tall * 0.42], tall * 0.95, 0.5);
  brush.withMobility(1, () =>
    brush.solid(outer, mix(ink.pollen, ink.clay, 0.22), { light: ink.pollen, shade: ink.clay }),
  );
  brush.spot(outer, lightest, [x, y - tall * 0.26], tall * 0.44, 1);
  brush.flat(ellipse(x, y - tall * 0.2, tall * 0.1, tall * 0.17), lightest);
  brush.setEmission(outer);
}

const candle: Thing = {
  name: 'candle',
  seed: 41,
  draw(brush) {
    const brass = mix(ink.pollen, ink.bark, 0.24);
    brush.solid(ellipse(200, 360, 132, 30), brass, {
      round: 14,
      light: lightest,
      shade: mix(ink.clay, ink.bark, 0.6),
    });
    brush.solid(ellipse(200, 352, 108, 20), mix(brass, ink.bark, 0.3), { round: 6 });
    if (!brush.facing) {
      brush.line(ellipse(338, 346, 26, 22), 12, mix(brass, ink.bark, 0.3));
      brush.line(ellipse(337, 345, 26, 22), 7, brass);
    }
    const wax = mix(ink.snow, ink.rose, 0.25);
    const body = shape('138 176, 262 176, 264 344, 232 358, 200 362, 168 358, 136 344', 0.2);
    brush.solid(body, wax, { round: 56, shade: mix(ink.rose, ink.heather, 0.5), light: lightest });
    brush.tone(body, mix(ink.pollen, ink.rose, 0.3), [200, 300], [200, 170], 0.6);
    brush.setEmission(shape('140 180, 260 180, 258 250, 142 250', 0.2), 0.35);
    brush.solid(ellipse(200, 178, 63, 17), tint(wax, 0.4), { round: 6 });
    brush.solid(ellipse(200, 180, 48, 11), mix(ink.pollen, ink.rose, 0.35), {});
    for (const text of [
      '146 184 8, 146 220 9, 147 240 10',
      '170 192 7, 171 212 8',
      '244 188 8, 246 236 9, 246 262 10',
      '222 194 6, 222 208 7',
    ])
      brush.solid(stem(text), tint(wax, 0.3), { round: 7 });
    brush.line(line('200 182, 199 166, 203 150'), 5, mix(ink.bark, ink.night, 0.4));
    flame(brush, 202, 164, 124);
  },
};

const incense: Thing = {
  name: 'incense',
  seed: 42,
  draw(brush) {
    steam(brush, [152, 148], 136, -6, mix(ink.snow, ink.heather, 0.2));
    steam(brush, [252, 140], 130, 6, mix(ink.snow, ink.heather, 0.2));
    for (const [text, tip] of [
      ['184 288 4, 152 156 3.6', [152, 154]],
      ['200 288 4, 203 128 3.6', [203, 126]],
      ['216 288 4, 252 148 3.6', [252, 146]],
    ] as const) {
      brush.solid(stem(text), mix(ink.bark, ink.clay, 0.35), { round: 4 });
      const ember = ellipse(tip[0], tip[1], 6, 9);
      brush.spot(ellipse(tip[0], tip[1], 24), ink.pollen, [tip[0], tip[1]], 24, 0.6);
      brush.solid(ember, mix(ink.clay, ink.pollen, 0.4), { round: 4 });
      brush.setEmission(ember);
    }
    steam(brush, [203, 118], 112, 4, mix(ink.snow, ink.heather, 0.2));
    const glaze = mix(ink.spruce, ink.lichen, 0.34);
    for (const x of [128, 272])
      brush.solid(
        shape(
          `${x - 16} 356, ${x + 16} 356, ${x + (x < 200 ? 2 : 12)} 392, ${x - (x < 200 ? 12 : 2)} 392`,
          0.3,
        ),
        mix(wood, ink.bark, 0.4),
        { round: 7 },
      );
    brush.solid(shape('62 284, 338 284, 332 326, 300 362, 248 376, 152 376, 100 362, 68 326', 0.55), glaze, {
      round: 56,
      shade: mix(ink.deep, ink.spruce, 0.3),
      light: lightest,
    });
    brush.solid(ellipse(200, 284, 140, 30), tint(glaze, 0.2), { round: 8 });
    brush.solid(ellipse(200, 287, 122, 22), mix(ink.pollen, ink.snow, 0.5), {
      shade: mix(ink.bark, ink.pollen, 0.3),
    });
    for (const text of ['90 286, 200 296, 310 286', '120 280, 200 288, 280 280'])
      brush.line(line(text), 2, fade(mix(ink.bark, ink.pollen, 0.4), 0.5));
    for (const [x, dx] of [
      [184, -7],
      [200, 0],
      [216, 7],
    ] as const) {
      brush.solid(stem(`${x} 286 4, ${x + dx} 262 4`), mix(ink.bark, ink.clay, 0.35), { round: 4 });
      brush.flat(ellipse(x, 288, 9, 4), fade(mix(ink.bark, ink.pollen, 0.3), 0.5));
    }
    brush.line(
      line('70 318, 130 336, 200 340, 270 336, 330 318'),
      5,
      fade(mix(ink.lichen, ink.snow, 0.4), 0.7),
    );
    for (const [x = 0, y = 0] of rows('120 348, 160 356, 200 358, 240 356, 280 348'))
      brush.flat(ellipse(x, y, 4.5), fade(mix(ink.lichen, ink.snow, 0.4), 0.7));
  },
};

const fountain: Thing = {
  name: 'fountain',
  seed: 43,
  draw(brush) {
    const stone = mix(mix(ink.bark, ink.snow, 0.62), ink.rose, 0.3);
    const look = { shade: mix(ink.heather, ink.deep, 0.5), light: lightest };
    const water = mix(ink.tarn, ink.ice, 0.42);
    brush.solid(shape('20 316, 380 316, 376 356, 344 386, 200 394, 56 386, 24 356', 0.5), stone, {
      round: 26,
      ...look,
    });
    for (const x of [80, 140, 200, 260, 320])
      brush.line(line(`${x} 334, ${200 + (x - 200) * 0.94} 386`), 2, fade(cool(stone, 0.5), 0.45));
    brush.solid(ellipse(200, 316, 182, 36), tint(stone, 0.1), { round: 10, ...look });
    brush.withMobility(1, () =>
      brush.solid(ellipse(200, 318, 162, 27), water, { light: ink.ice, shade: mix(ink.tarn, ink.deep, 0.4) }),
    );
    for (const [rx, ry] of [
      [120, 19],
      [84, 13],
    ] as const)
      brush.line(ellipse(200, 320, rx, ry), 2.6, fade(ink.snow, 0.65));
    brush.solid(shape('170 326, 182 290, 184 230, 216 230, 218 290, 230 326, 200 334', 0.5), stone, {
      round: 18,
      ...look,
    });
    brush.solid(ellipse(200, 262, 24, 12), stone, { round: 10, ...look });
    brush.solid(shape('82 196, 318 196, 300 228, 250 248, 150 248, 100 228', 0.5), stone, {
      round: 24,
      ...look,
    });
    brush.solid(ellipse(200, 196, 120, 24), tint(stone, 0.1), { round: 8, ...look });
    brush.withMobility(1, () =>
      brush.solid(ellipse(200, 197, 104, 17), water, { light: ink.ice, shade: mix(ink.tarn, ink.deep, 0.3) }),
    );
    brush.solid(shape('184 202, 190 160, 186 126, 214 126, 210 160, 216 202, 200 206', 0.5), stone, {
      round: 12,
      ...look,
    });
    brush.solid(shape('142 116, 258 116, 244 134, 214 142, 186 142, 156 134', 0.5), stone, {
      round: 12,
      ...look,
    });
    brush.withMobility(1, () => brush.solid(ellipse(200, 116, 56, 11), water, { light: ink.ice }));
    brush.withMobility(1, () => {
      const thread = (text: string, strength: number): void => {
        const path = stem(text);
        if (brush.facing) brush.solid(path, water, {});
        brush.flat(path, fade(mix(ink.ice, ink.snow, 0.5), strength));
      };
      for (const side of [-1, 1]) {
        const at = (dx: number): number => 200 + side * dx;
        thread(`${at(2)} 112 5, ${at(6)} 62 4.6, ${at(24)} 38 4.4, ${at(40)} 66 4.6, ${at(46)} 112 5`, 0.85);
        thread(`${at(54)} 118 4, ${at(74)} 128 5, ${at(84)} 158 5, ${at(86)} 192 6`, 0.8);
        thread(`${at(116)} 200 4, ${at(138)} 212 5, ${at(148)} 256 6, ${at(150)} 314 7`, 0.8);
        thread(`${at(74)} 212 3, ${at(92)} 236 4, ${at(98)} 276 5, ${at(99)} 318 6`, 0.55);
        brush.flat(ellipse(at(150), 318, 20, 5), fade(ink.snow, 0.8));
        brush.flat(ellipse(at(86), 196, 14, 4), fade(ink.snow, 0.8));
      }
      thread('200 112 5, 199 60 5, 200 22 2', 0.9);
    });
    brush.flat(
      union([
        ellipse(176, 20, 3.4),
        ellipse(224, 26, 3),
        ellipse(200, 8, 3.4),
        ellipse(240, 50, 2.6),
        ellipse(158, 52, 2.8),
      ]),
      fade(ink.snow, 0.9),
    );
  },
};

const windchime: Thing = {
  name: 'windchime',
  seed: 44,
  draw(brush) {
    const iron = mix(ink.deep, ink.bark, 0.3);
    brush.solid(
      stem('314 382 6, 312 250 5.6, 308 120 5.4, 284 42 5.2, 226 14 5, 176 32 4.6, 172 62 4, 186 70 3'),
      iron,
      { round: 5, light: mix(iron, ink.lichen, 0.6) },
    );
    brush.solid(shape('262 382, 296 370, 328 370, 358 382, 340 392, 280 392', 0.6), iron, { round: 8 });
    brush.withMobility(0.5, () => {
      brush.line(line('176 58, 172 84', 0), 2.4, mix(ink.bark, ink.pollen, 0.3));
      for (const x of [92, 172, 252])
        brush.line(line(`172 84, ${x} 118`, 0), 2, mix(ink.bark, ink.pollen, 0.3));
      brush.solid(ellipse(172, 122, 96, 17), wood, { round: 10, light: warm(wood, 0.6) });
      brush.tone(ellipse(172, 130, 92, 10), cool(wood, 0.6), [172, 118], [172, 142], 0.6);
    });
    brush.withMobility(1, () => {
      const tubes = rows('100 286 0.2, 136 330 0.06, 208 344 0.06, 244 300 0.2');
      brush.line(line('172 134, 172 236', 0), 2, mix(ink.bark, ink.pollen, 0.3));
      for (const [x = 0, end = 0] of tubes) {
        brush.line(line(`${172 + (x - 172) * 0.92} 132, ${x} 158`, 0), 2, mix(ink.bark, ink.pollen, 0.3));
        brush.solid(box(x - 12, 154, 24, end - 154, 10), mix(ink.tarn, ink.ice, 0.6), {
          round: 12,
          shade: mix(ink.tarn, ink.deep, 0.5),
          light: lightest,
          depth: 1,
        });
        brush.flat(ellipse(x, 166, 3.4), mix(ink.tarn, ink.night, 0.6));
        brush.flat(box(x - 6, 176, 4, end - 194, 2), fade(lightest, 0.85));
      }
      brush.solid(ellipse(172, 244, 27, 17), mix(wood, ink.pollen, 0.2), { round: 14 });
      brush.line(line('172 258, 172 336', 0), 2, mix(ink.bark, ink.pollen, 0.3));
      const sail = shape('172 324, 196 352, 190 378, 172 388, 154 378, 148 352', 0.6);
      brush.solid(sail, mix(ink.clay, ink.dusk, 0.3), { round: 14 });
      brush.line(line('172 336, 172 382', 0), 2.4, fade(ink.snow, 0.7));
      for (const side of [-1, 1]) brush.line(line(`172 366, ${172 + side * 11} 354`), 2, fade(ink.snow, 0.7));
    });
    brush.setMobility(box(70, 130, 210, 262), [172, 130], [172, 380]);
  },
};

export const sensory: readonly Thing[] = [candle, incense, fountain, windchime, plushie, photo];
