import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix } from '../../kit/ink';
import { ellipse, lane, leaf, type Point, union, weld } from '../../kit/path';
import { facet, line, rows, shape, stem } from '../../kit/trace';
import { type Brush, cool, type Thing, warm } from '../brush';

const bark = mix(ink.bark, ink.clay, 0.22);
const green = mix(ink.fern, ink.lichen, 0.2);

/** Small leaves that catch the light on the upper left of a heap. */
function dabs(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  count: number,
): void {
  const { random } = brush;
  brush.flat(
    union(
      Array.from({ length: count }, () => {
        const turn = -2.1 + random.between(-1.3, 1.3);
        const out = random.between(0.35, 0.96);
        return ellipse(
          x + Math.cos(turn) * rx * out,
          y + Math.sin(turn) * ry * out,
          random.between(2.4, 4.6),
          random.between(1.4, 2.4),
          random.between(0, 3),
        );
      }),
    ),
    color,
  );
}

/** A heap of leaves: soft round lobes around an ellipse. */
function puff(random: Brush['random'], x: number, y: number, rx: number, ry: number): Path2D {
  const lobes = Array.from({ length: 11 }, (_, i) => {
    const turn = (i / 11) * Math.PI * 2 + random.between(-0.15, 0.15);
    const size = ry * random.between(0.3, 0.44);
    return ellipse(
      x + Math.cos(turn) * (rx - size * 0.62),
      y + Math.sin(turn) * (ry - size * 0.62),
      size * 1.1,
      size,
    );
  });
  return weld([ellipse(x, y, rx * 0.88, ry * 0.9), ...lobes]);
}

const tree: Thing = {
  name: 'tree',
  seed: 11,
  draw(brush) {
    const { random } = brush;
    brush.solid(
      shape(
        '146 391, 172 378, 182 344, 186 290, 178 236, 196 222, 202 262, 216 226, 226 232, 216 290, 220 344, 230 376, 258 391, 226 386, 202 394, 176 386',
        0.7,
      ),
      bark,
      { round: 16 },
    );
    for (const text of ['188 276 7, 150 236 5, 128 206 3', '214 282 7, 258 240 5, 282 208 3'])
      brush.solid(stem(text), bark, { round: 6 });
    for (const groove of [
      '192 372 1.4, 194 330 2.2, 193 290 0.6',
      '208 378 1.2, 207 344 2, 210 308 0.6',
      '180 384 1, 186 360 1.6, 187 346 0.4',
    ])
      brush.flat(stem(groove), fade(cool(bark, 0.5), 0.7));
    const heaps = rows(
      '112 208 72 46 0.4, 288 208 74 46 0.42, 200 218 84 42 0.5, 84 156 66 52 0.22, 316 158 66 52 0.3, 200 164 92 58 0.28, 128 104 72 56 0.06, 272 100 76 56 0.14, 200 66 78 52 0',
    );
    brush.moves(0.7, () => {
      for (const [x = 0, y = 0, rx = 0, ry = 0, dark = 0] of heaps) {
        const fill = mix(green, mix(ink.spruce, ink.deep, 0.2), dark * 1.3);
        brush.solid(puff(random, x, y, rx, ry), fill, {
          round: 52,
          shade: mix(mix(ink.spruce, ink.deep, 0.4), fill, 0.25),
          light: mix(fill, mix(ink.pollen, ink.lichen, 0.4), 0.8),
          depth: 0.95,
        });
        dabs(brush, x, y, rx, ry, fade(mix(fill, mix(ink.lichen, ink.pollen, 0.45), 0.65), 0.8), 20);
      }
    });
    brush.bends(ellipse(200, 140, 196, 136), [200, 300], [200, 40]);
  },
};

/** A blossom of five soft petals, seen a little from above. */
function blossom(brush: Brush, [x, y]: Point, size: number, tilt: number, color: string): void {
  brush.at([x, y], { turn: tilt, flat: 0.86 }, () => {
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * Math.PI * 2 - Math.PI / 2 + 0.3;
      const path = leaf(
        [Math.cos(turn) * size * 0.1, Math.sin(turn) * size * 0.1],
        turn,
        size,
        size * 0.62,
        0.72,
      );
      brush.solid(path, color, {
        round: size * 0.3,
        shade: mix(color, ink.heather, 0.6),
        light: mix(color, lightest, 0.8),
      });
      brush.line(
        line(
          `${Math.cos(turn) * size * 0.24} ${Math.sin(turn) * size * 0.24}, ${Math.cos(turn) * size * 0.7} ${Math.sin(turn) * size * 0.7}`,
        ),
        size * 0.03,
        fade(mix(color, ink.clay, 0.7), 0.5),
      );
    }
    brush.solid(ellipse(0, 0, size * 0.24), ink.pollen, { round: size * 0.14, shade: ink.clay });
    for (let dot = 0; dot < 7; dot++)
      brush.flat(
        ellipse(Math.cos(dot * 0.9) * size * 0.15, Math.sin(dot * 0.9) * size * 0.15, size * 0.03),
        mix(ink.clay, ink.bark, 0.3),
      );
  });
}

const flower: Thing = {
  name: 'flower',
  seed: 12,
  draw(brush) {
    const stalk = mix(ink.fern, ink.spruce, 0.3);
    brush.moves(0.6, () => {
      for (const [text] of [
        ['200 390 6, 196 300 5, 204 200 4.4, 200 120 4'],
        ['194 390 5, 164 330 4, 128 280 3.6, 108 226 3'],
        ['206 390 5, 240 340 4, 282 302 3.6, 300 258 3'],
      ] as const)
        brush.solid(stem(text), stalk, { round: 4 });
      for (const [x, y, turn, long, wide] of [
        [198, 380, -2.5, 120, 34],
        [202, 384, -0.62, 128, 36],
        [196, 330, -2.2, 92, 27],
        [204, 318, -0.86, 96, 28],
        [198, 388, -2.95, 96, 26],
        [204, 388, -0.22, 96, 26],
      ] as const) {
        brush.solid(leaf([x, y], turn, long, wide, 0.5), mix(ink.fern, ink.lichen, 0.12), { round: 14 });
        brush.line(
          line(`${x} ${y}, ${x + Math.cos(turn) * long * 0.85} ${y + Math.sin(turn) * long * 0.85}`),
          2,
          fade(mix(ink.fern, ink.lichen, 0.8), 0.7),
        );
      }
      blossom(brush, [104, 196], 66, -0.35, mix(ink.rose, ink.dusk, 0.35));
      blossom(brush, [304, 226], 58, 0.4, mix(ink.rose, ink.snow, 0.3));
      blossom(brush, [202, 104], 94, 0.05, mix(ink.rose, ink.dusk, 0.12));
      brush.solid(leaf([258, 322], -1.2, 44, 24, 0.6), mix(ink.rose, ink.dusk, 0.4), { round: 10 });
    });
    brush.bends(ellipse(200, 200, 180, 190), [200, 390], [200, 60]);
  },
};

const plant: Thing = {
  name: 'plant',
  seed: 13,
  draw(brush) {
    const leafGreen = mix(ink.fern, ink.spruce, 0.35);
    brush.moves(0.5, () => {
      for (const [turn, long, wide, dark] of [
        [-2.75, 150, 58, 0.3],
        [-0.4, 152, 58, 0.34],
        [-2.25, 196, 70, 0.16],
        [-0.88, 198, 70, 0.22],
        [-1.25, 236, 74, 0.12],
        [-1.86, 238, 74, 0.04],
        [-2.55, 132, 52, -0.1],
        [-0.62, 128, 52, 0.02],
        [-1.54, 176, 66, -0.14],
      ] as const) {
        const fill = dark < 0 ? mix(leafGreen, ink.lichen, -dark * 2) : mix(leafGreen, ink.deep, dark);
        const base: Point = [200 + Math.cos(turn) * 18, 292];
        const tip: Point = [base[0] + Math.cos(turn) * long, base[1] + Math.sin(turn) * long];
        brush.solid(leaf(base, turn, long, wide, 0.58), fill, { round: 22, depth: 0.9 });
        brush.line(
          line(`${base[0]} ${base[1]}, ${tip[0] * 0.92 + base[0] * 0.08} ${tip[1] * 0.92 + base[1] * 0.08}`),
          3,
          fade(mix(fill, ink.lichen, 0.7), 0.75),
        );
        for (const t of [0.32, 0.5, 0.68])
          for (const side of [-1, 1]) {
            const from: Point = [base[0] + Math.cos(turn) * long * t, base[1] + Math.sin(turn) * long * t];
            const away = turn + side * 0.75;
            const reach = wide * 0.5 * (1.1 - t);
            brush.line(
              line(
                `${from[0]} ${from[1]}, ${from[0] + Math.cos(away) * reach} ${from[1] + Math.sin(away) * reach}`,
              ),
              1.6,
              fade(mix(fill, ink.lichen, 0.6), 0.5),
            );
          }
      }
    });
    brush.bends(ellipse(200, 170, 190, 130), [200, 300], [200, 60]);
    brush.solid(shape('124 296, 276 296, 262 376, 250 390, 150 390, 138 376', 0.3), ink.clay, {
      round: 34,
      start: 0.3,
    });
    brush.solid(
      shape('114 276, 286 276, 290 284, 286 304, 114 304, 110 284', 0.4),
      mix(ink.clay, ink.rose, 0.18),
      { round: 12 },
    );
    brush.tone(facet('126 304, 274 304, 270 322, 130 322'), cool(ink.clay, 0.5), [200, 324], [200, 302], 0.6);
    brush.line(line('132 344, 200 352, 268 344'), 4, fade(mix(ink.rose, ink.snow, 0.4), 0.7));
  },
};

const mountain: Thing = {
  name: 'mountain',
  seed: 14,
  draw(brush) {
    const rock = mix(ink.tarn, ink.heather, 0.45);
    const stone = mix(rock, ink.ice, 0.24);
    for (const [whole, dark, snow, snowDark] of [
      [
        '236 374, 300 196, 322 168, 344 200, 396 374',
        '322 168, 344 200, 396 374, 318 374, 334 290, 316 240',
        '322 168, 345 202, 352 228, 338 214, 326 236, 314 214, 298 226, 304 190',
        '322 168, 345 202, 352 228, 338 214, 326 236, 320 210',
      ],
      [
        '6 376, 60 262, 86 236, 110 268, 190 376',
        '86 236, 110 268, 190 376, 96 376, 104 320, 84 280',
        '86 236, 106 262, 112 284, 98 274, 88 292, 78 274, 64 284, 66 258',
        '86 236, 106 262, 112 284, 98 274, 88 292, 84 266',
      ],
      [
        '44 380, 132 164, 178 76, 198 56, 222 88, 262 168, 352 380',
        '198 56, 222 88, 262 168, 352 380, 208 380, 236 290, 200 214, 216 140',
        '198 56, 222 88, 254 152, 240 174, 226 148, 212 190, 196 158, 180 196, 164 164, 142 176, 136 158, 178 76',
        '198 56, 222 88, 254 152, 240 174, 226 148, 212 190, 204 160, 216 130',
      ],
    ] as const) {
      brush.solid(facet(whole), stone, { round: 30, depth: 0.45, light: warm(stone, 0.5) });
      brush.flat(facet(dark), mix(rock, ink.deep, 0.3));
      brush.tone(facet(dark), mix(rock, ink.night, 0.5), [160, 80], [340, 380], 0.6);
      brush.flat(facet(snow), ink.snow);
      brush.flat(facet(snowDark), mix(ink.ice, ink.heather, 0.32));
    }
    brush.flat(facet('150 250, 128 330, 166 296'), fade(mix(rock, ink.deep, 0.25), 0.6));
    brush.flat(facet('112 250, 92 338, 126 300'), fade(mix(rock, ink.deep, 0.25), 0.45));
    brush.tone(
      shape('20 388, 60 330, 200 316, 340 330, 384 388', 0.4),
      mix(ink.lichen, ink.ice, 0.4),
      [200, 316],
      [200, 388],
      0.7,
    );
    brush.solid(
      shape('2 384, 40 356, 110 350, 190 362, 270 350, 350 354, 398 384, 360 396, 200 398, 40 396', 0.8),
      mix(ink.fern, ink.lichen, 0.3),
      { round: 16 },
    );
    for (const [x, y, tall] of rows(
      '44 380 64, 72 388 48, 20 388 40, 348 384 66, 374 390 46, 318 390 46, 112 390 36, 282 392 34',
    ))
      fir(brush, x ?? 0, y ?? 0, tall ?? 40);
  },
};

function fir(brush: Brush, x: number, y: number, tall: number): void {
  const dark = mix(ink.spruce, ink.fern, 0.3);
  for (const [from, to, wide] of [
    [0.08, 0.52, 0.3],
    [0.3, 0.76, 0.23],
    [0.54, 1, 0.15],
  ] as const)
    brush.solid(
      facet(
        `${x} ${y - tall * to}, ${x + tall * wide} ${y - tall * from}, ${x} ${y - tall * (from - 0.05)}, ${x - tall * wide} ${y - tall * from}`,
      ),
      dark,
      { round: 5, light: mix(dark, ink.lichen, 0.6) },
    );
}

const beach: Thing = {
  name: 'beach',
  seed: 15,
  draw(brush) {
    const sand = mix(ink.pollen, ink.snow, 0.52);
    brush.solid(
      shape('8 318, 60 270, 170 252, 300 258, 382 290, 394 332, 340 374, 220 392, 90 384, 20 358', 0.95),
      sand,
      { round: 22, shade: mix(sand, ink.clay, 0.4), depth: 0.8 },
    );
    const sea = shape(
      '206 256, 300 258, 382 290, 394 332, 340 374, 262 388, 300 350, 262 322, 290 294, 226 280',
      0.9,
    );
    brush.moves(1, () =>
      brush.solid(sea, mix(ink.tarn, ink.ice, 0.3), { light: ink.ice, shade: mix(ink.tarn, ink.deep, 0.2) }),
    );
    brush.line(line('206 256, 226 280, 290 294, 262 322, 300 350, 262 388', 0.9), 8, fade(ink.snow, 0.95));
    brush.line(line('236 264, 256 278, 316 296, 290 324, 326 348, 296 382', 0.9), 3, fade(ink.snow, 0.6));
    brush.line(line('318 290, 340 298, 364 294'), 3, fade(ink.snow, 0.6));
    brush.line(line('330 334, 350 340, 374 334'), 3, fade(ink.snow, 0.6));
    brush.tone(
      shape('120 330, 190 306, 236 318, 196 340, 130 346', 0.9),
      mix(sand, ink.bark, 0.5),
      [120, 330],
      [236, 320],
      0.4,
    );
    brush.solid(stem('150 336 4.5, 128 220 4, 114 140 3.4'), mix(ink.pollen, ink.bark, 0.35), { round: 4 });
    brush.at([108, 118], { turn: -0.18 }, () => {
      const red = mix(ink.clay, ink.dusk, 0.35);
      const rim: Point[] = [
        [-104, 20],
        [-62, 34],
        [-20, 38],
        [22, 38],
        [64, 33],
        [104, 20],
      ];
      const dome = shape(
        '-104 20, -94 -18, -58 -56, 0 -70, 58 -56, 94 -18, 104 20, 84 16, 64 33, 43 24, 22 38, 1 26, -20 38, -41 24, -62 34, -84 17',
        0.6,
      );
      brush.solid(dome, ink.snow, { round: 50, shade: mix(ink.rose, ink.heather, 0.3) });
      brush.inside(dome, () => {
        for (const index of [0, 2, 4]) {
          const [[x0, y0], [x1, y1]] = [rim[index] as Point, rim[index + 1] as Point];
          const panel = shape(
            `0 -72, ${x0 * 0.72} ${y0 - 48}, ${x0} ${y0 + 6}, ${x1} ${y1 + 6}, ${x1 * 0.72} ${y1 - 50}`,
            0.35,
          );
          brush.flat(panel, red);
        }
        brush.tone(dome, cool(ink.clay, 0.5), [-20, -20], [110, 50], 0.6);
        brush.tone(dome, warm(ink.rose, 0.9), [-20, -10], [-90, -60], 0.6);
      });
      brush.solid(ellipse(0, -72, 5, 7), mix(ink.pollen, ink.bark, 0.35), { round: 3 });
    });
    star(brush, [208, 356], 20, mix(ink.clay, ink.dusk, 0.4));
    for (const [x = 0, y = 0, r = 0] of rows('84 362 6, 246 352 5, 60 318 4, 112 372 4'))
      brush.solid(ellipse(x, y, r * 1.4, r), mix(ink.rose, ink.snow, 0.6), { round: r });
  },
};

function star(brush: Brush, [x, y]: Point, size: number, color: string): void {
  const arms = Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * Math.PI * 2 - 1.4;
    const out = i % 2 ? size * 0.46 : size;
    return `${x + Math.cos(turn) * out} ${y + Math.sin(turn) * out * 0.6}`;
  }).join(', ');
  brush.solid(shape(arms, 0.5), color, { round: 6 });
}

const river: Thing = {
  name: 'river',
  seed: 16,
  draw(brush) {
    const { random } = brush;
    const grass = mix(ink.fern, ink.lichen, 0.3);
    brush.solid(
      shape(
        '20 318, 70 262, 150 222, 262 214, 340 236, 386 290, 394 342, 340 380, 200 394, 70 384, 10 352',
        0.95,
      ),
      grass,
      { round: 20, shade: mix(ink.spruce, ink.fern, 0.3) },
    );
    const way = [
      [244, 218, 17],
      [262, 232, 22],
      [232, 252, 30],
      [174, 274, 40],
      [160, 300, 52],
      [206, 330, 66],
      [238, 360, 78],
      [226, 392, 88],
    ] as const;
    const water = lane(way);
    brush.inside(
      shape(
        '20 318, 70 262, 150 222, 262 214, 340 236, 386 290, 394 342, 340 380, 200 394, 70 384, 10 352',
        0.95,
      ),
      () => {
        brush.solid(
          lane(way.map(([x, y, half]) => [x, y - 2, half + 9] as const)),
          mix(ink.bark, ink.lichen, 0.45),
          {},
        );
        brush.moves(1, () =>
          brush.solid(water, mix(ink.tarn, ink.ice, 0.22), {
            light: ink.ice,
            shade: mix(ink.tarn, ink.deep, 0.3),
            depth: 0.8,
          }),
        );
        for (const text of [
          '232 238, 256 246, 226 258',
          '176 284, 196 292, 150 306',
          '152 312, 210 330, 250 350',
          '196 342, 232 362, 214 388',
          '236 340, 280 372',
          '176 330, 190 350',
        ])
          brush.line(line(text), 3.4, fade(ink.snow, 0.7));
      },
    );
    for (const [x = 0, y = 0, r = 0] of rows(
      '122 306 17, 108 318 10, 276 330 20, 300 344 12, 208 262 11, 292 240 9, 206 322 12, 120 352 12, 326 372 12',
    ))
      brush.solid(ellipse(x, y, r * 1.25, r * 0.85), mix(ink.bark, ink.ice, 0.5), {
        round: r * 0.8,
        light: ink.snow,
      });
    for (let tuft = 0; tuft < 26; tuft++) {
      const turn = random.between(0, Math.PI * 2);
      const out = random.between(0.62, 0.96);
      const [x, y] = [200 + Math.cos(turn) * 186 * out, 306 + Math.sin(turn) * 82 * out];
      if (Math.abs(x - 200) < 84 && y > 220) continue;
      for (const lean of [-0.5, -0.15, 0.2, 0.5])
        brush.flat(
          leaf([x, y], -Math.PI / 2 + lean, random.between(14, 26), 4, 0.4),
          mix(grass, lean < 0 ? ink.lichen : ink.spruce, 0.45),
        );
    }
    for (const [x = 0, y = 0] of rows('62 312, 84 340, 330 280, 352 320, 140 240, 318 246')) {
      brush.solid(ellipse(x, y, 6, 5), mix(ink.snow, ink.rose, 0.3), { round: 3 });
      brush.flat(ellipse(x, y, 2), ink.pollen);
    }
    for (const x of [342, 354, 366]) {
      brush.solid(stem(`${x} 300 1.6, ${x + 3} 226 1.4`), mix(ink.fern, ink.spruce, 0.4), {});
      brush.solid(stem(`${x + 2} 240 3, ${x + 3} 222 5, ${x + 4} 206 3`), mix(ink.bark, ink.clay, 0.3), {
        round: 4,
      });
    }
  },
};

const sun: Thing = {
  name: 'sun',
  seed: 17,
  draw(brush) {
    const gold = mix(ink.pollen, ink.snow, 0.16);
    const halo = ellipse(200, 200, 190);
    brush.spot(halo, mix(ink.pollen, lightest, 0.5), [200, 200], 190, 0.55);
    brush.moves(1, () => {
      for (let ray = 0; ray < 24; ray++) {
        const turn = (ray / 24) * Math.PI * 2;
        const [long, wide] = ray % 2 ? [30, 11] : [56, 16];
        const path = leaf([200 + Math.cos(turn) * 124, 200 + Math.sin(turn) * 124], turn, long, wide, 0.3);
        brush.solid(path, ray % 2 ? mix(gold, ink.dusk, 0.25) : gold, {
          round: 7,
          shade: mix(ink.pollen, ink.dusk, 0.5),
        });
        brush.shines(path, 0.8);
      }
    });
    const disc = ellipse(200, 200, 110);
    brush.solid(disc, mix(gold, lightest, 0.35), {
      round: 96,
      shade: mix(ink.pollen, ink.dusk, 0.42),
      light: lightest,
      depth: 0.75,
    });
    brush.spot(disc, lightest, [160, 150], 96, 0.85);
    brush.spot(disc, mix(ink.dusk, ink.rose, 0.4), [262, 276], 92, 0.3);
    brush.shines(disc);
  },
};

export const nature: readonly Thing[] = [tree, flower, plant, mountain, beach, river, sun];
