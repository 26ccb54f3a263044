import { fade, ink, lightest, mix } from '../../kit/ink';
import { ellipse, lane, leaf, type Point, weld } from '../../kit/path';
import { facet, line, rows, shape, stem } from '../../kit/trace';
import { type Brush, cool, type Thing, warm } from '../brush';
import { flower, plant, tree } from './plants';

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
    brush.withMobility(1, () =>
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
    brush.solid(stem('152 336 4.5, 132 230 4, 117 160 3.4'), mix(ink.pollen, ink.bark, 0.35), { round: 4 });
    brush.at([112, 143], { turn: -0.18 }, () => {
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
      [202, 328, 64],
      [220, 350, 60],
      [222, 362, 54],
    ] as const;
    const pool = (grow: number) => ellipse(222, 362, 58 + grow, 22 + grow);
    const water = weld([lane(way), pool(0)]);
    brush.inside(
      shape(
        '20 318, 70 262, 150 222, 262 214, 340 236, 386 290, 394 342, 340 380, 200 394, 70 384, 10 352',
        0.95,
      ),
      () => {
        brush.solid(
          weld([lane(way.map(([x, y, half]) => [x, y - 2, half + 9] as const)), pool(7)]),
          mix(ink.bark, ink.lichen, 0.45),
          {},
        );
        brush.withMobility(1, () =>
          brush.solid(water, mix(ink.tarn, ink.ice, 0.22), {
            light: ink.ice,
            shade: mix(ink.tarn, ink.deep, 0.3),
            depth: 0.8,
          }),
        );
        for (const text of [
          '236 236, 250 239, 266 236',
          '226 254, 244 258, 262 253',
          '168 276, 190 281, 214 275',
          '134 296, 158 301, 184 295',
          '172 312, 198 317, 224 311',
          '190 336, 222 342, 254 335',
          '206 358, 230 363, 256 357',
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
    brush.withMobility(1, () => {
      for (let ray = 0; ray < 24; ray++) {
        const turn = (ray / 24) * Math.PI * 2;
        const [long, wide] = ray % 2 ? [30, 11] : [56, 16];
        const path = leaf([200 + Math.cos(turn) * 124, 200 + Math.sin(turn) * 124], turn, long, wide, 0.3);
        brush.solid(path, ray % 2 ? mix(gold, ink.dusk, 0.25) : gold, {
          round: 7,
          shade: mix(ink.pollen, ink.dusk, 0.5),
        });
        brush.setEmission(path, 0.8);
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
    brush.setEmission(disc);
  },
};

export const nature: readonly Thing[] = [tree, flower, plant, mountain, beach, river, sun];
