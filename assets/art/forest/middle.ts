import { fade, ink, mix, shade, tint } from '../kit/ink';
import { frond, grass } from '../kit/life';
import { ellipse, lane, polygon, taper, union } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { trunk } from '../kit/tree';
import { depthLayer } from './depth';

/** Paints a bough with flat sprays of leaves, which grows from a trunk at (`x`, `y`). */
function bough(plate: Plate, x: number, y: number, side: 1 | -1, long: number, leaf: string): void {
  const { random, ctx } = plate;
  ctx.fillStyle = mix(ink.bark, leaf, 0.35);
  ctx.fill(
    taper([
      [x, y, long * 0.032],
      [x + side * long * 0.5, y - long * 0.1, long * 0.018],
      [x + side * long, y - long * 0.02, long * 0.005],
    ]),
  );
  const glint = mix(ink.lichen, leaf, 0.2);
  for (const [along, lift, size, shadow] of [
    [0.36, 0.02, 0.22, 0.34],
    [0.98, -0.06, 0.2, 0.3],
    [0.72, 0, 0.26, 0.22],
    [0.5, 0.12, 0.24, 0.06],
    [0.82, 0.09, 0.2, 0],
  ] as const) {
    const [cx, cy] = [x + side * long * along, y - long * lift - long * 0.05];
    const fill = shade(leaf, shadow);
    const spray = Array.from({ length: 15 }, () => {
      const turn = random.between(0, Math.PI * 2);
      const out = random.between(0.2, 0.95);
      const leafLong = long * random.between(0.04, 0.075);
      return ellipse(
        cx + Math.cos(turn) * long * size * out,
        cy + Math.sin(turn) * long * size * 0.34 * out + out * long * 0.02,
        leafLong,
        leafLong * 0.42,
        random.between(-0.4, 0.4) + side * 0.25,
      );
    });
    form(plate, union([ellipse(cx, cy, long * size * 0.86, long * size * 0.26), ...spray]), {
      fill,
      light: mix(fill, glint, 0.5),
      shade: shade(fill, 0.3),
      depth: 0.8,
    });
  }
}

/** Trunks at middle distance with their boughs, where the ground begins to rise. */
export const stems = depthLayer('stems', { bottom: 800 }, { seed: 233, scale: 0.95, limit: 26 }, (plate) => {
  const leaf = mix(ink.fern, ink.spruce, 0.3);
  const bark = mix(mix(ink.bark, ink.clay, 0.16), ink.spruce, 0.16);
  const hill = ridge(plate, { y: 672, swell: 12, wave: 300, bend: (x) => -(((x - 850) / 800) ** 2) * 34 });
  for (const [x, width, lean, y, side, long] of [
    [36, 34, 5, 330, 1, 150],
    [132, 20, -3, 420, -1, 90],
    [204, 27, -4, 190, 1, 130],
    [388, 40, 6, 290, -1, 170],
    [470, 19, -2, 230, 1, 100],
    [560, 26, -5, 370, -1, 130],
    [704, 18, 3, 250, -1, 96],
    [988, 19, -3, 300, 1, 100],
    [1118, 28, 5, 200, 1, 140],
    [1200, 19, 2, 400, -1, 90],
    [1262, 40, -6, 260, -1, 170],
    [1418, 28, 6, 380, 1, 140],
    [1566, 38, -5, 300, -1, 150],
  ] as const) {
    bough(plate, x, y, side, long, leaf);
    bough(plate, x, y - 110, side === 1 ? -1 : 1, long * 0.8, leaf);
    trunk(plate, { x, top: -30, base: hill.topAt(x) + 16, width, color: bark, lean, furrows: 5 });
  }
  grass(plate, hill.topAt, [6, 18], mix(ink.fern, ink.lichen, 0.15), 4);
  layer(plate, hill, {
    color: mix(ink.fern, ink.lichen, 0.15),
    mist: mix(ink.fern, ink.spruce, 0.4),
    melt: 120,
    haze: 1,
    dots: 0.4,
  });
});

/** Bends of the path into the clearing. */
const bends = [
  [852, 704, 8],
  [866, 716, 15],
  [850, 732, 24],
  [800, 752, 36],
  [764, 780, 54],
  [772, 820, 80],
  [820, 880, 120],
  [860, 960, 176],
  [860, 1020, 220],
] as const;
const way = lane(bends);

/** Four nearer trees, and the ground of the clearing with the path into the light. */
export const clearing = depthLayer('clearing', {}, { seed: 91, scale: 1, limit: 34 }, (plate) => {
  const { ctx } = plate;
  const grassColor = mix(ink.fern, ink.lichen, 0.16);
  const hill = ridge(plate, { y: 716, swell: 14, wave: 340, bend: (x) => -(((x - 850) / 800) ** 2) * 60 });
  const bark = mix(mix(ink.bark, ink.clay, 0.2), ink.deep, 0.12);
  const leaf = mix(ink.spruce, ink.fern, 0.5);
  bough(plate, 300, 250, 1, 230, leaf);
  bough(plate, 1330, 180, -1, 250, leaf);
  bough(plate, 1330, 330, 1, 170, leaf);
  for (const [x, base, width, lean] of [
    [296, 800, 74, -10],
    [662, 752, 40, 6],
    [1052, 748, 36, -5],
    [1336, 806, 84, 12],
  ] as const) {
    trunk(plate, {
      x,
      top: -30,
      base,
      width,
      color: mix(bark, ink.spruce, width < 50 ? 0.1 : 0),
      lean,
      furrows: width < 50 ? 6 : 10,
    });
  }
  grass(plate, hill.topAt, [8, 24], grassColor, 4);
  layer(plate, hill, {
    color: grassColor,
    mist: mix(ink.spruce, ink.fern, 0.3),
    melt: 230,
    haze: 1,
    dots: 0.4,
  });
  // The light comes from behind, so every tree casts its shadow toward the viewer.
  for (const [x, half, long] of [
    [296, 44, 230],
    [662, 24, 150],
    [1052, 22, 146],
    [1336, 50, 230],
    [388, 20, 90],
    [560, 13, 70],
    [470, 9, 56],
    [1118, 14, 74],
    [1262, 20, 90],
  ] as const) {
    const slant = (x - 850) * 0.0021 * long;
    const base = hill.topAt(x) + 3;
    const shadow = polygon([
      [x - half, base],
      [x + half, base],
      [x + slant + half * 1.9, base + long],
      [x + slant - half * 1.5, base + long],
    ]);
    ctx.fillStyle = down(
      plate,
      base - 10,
      base + long,
      [0.42, 0.22, 0].map((part) => fade(ink.deep, part)),
    );
    ctx.fill(shadow);
  }
  ctx.fillStyle = down(plate, 700, 1000, [
    tint(mix(ink.lichen, ink.pollen, 0.3), 0.5),
    mix(mix(ink.pollen, ink.lichen, 0.35), ink.bark, 0.3),
    mix(ink.bark, ink.spruce, 0.45),
  ]);
  ctx.fill(way);
  within(plate, way, () => {
    stippleAlong(plate, way, mix(ink.bark, ink.spruce, 0.4), [900, 800], [640, 1000], 0.8);
    // Pebbles, and a shadow across the path.
    for (let i = 0; i < 40; i++) {
      const near = plate.random.next();
      ctx.fillStyle = fade(mix(ink.bark, ink.spruce, 0.3), 0.32);
      ctx.fill(ellipse(plate.random.between(690, 960), 720 + near * 250, 2 + near * 7, 1 + near * 2.6));
    }
    ctx.fillStyle = fade(ink.deep, 0.2);
    ctx.fill(
      polygon([
        [640, 776],
        [960, 748],
        [960, 764],
        [640, 806],
      ]),
    );
    ctx.fill(
      polygon([
        [600, 850],
        [1000, 812],
        [1000, 834],
        [600, 886],
      ]),
    );
  });
  // Grass that covers the edges of the path.
  for (const [x, y, half] of bends)
    for (const side of [-1, 1])
      for (let blade = 0; blade < 9; blade++) {
        const tall = 5 + half * plate.random.between(0.07, 0.16);
        const [bx, by] = [
          x + side * half * plate.random.between(0.96, 1.16),
          y + plate.random.between(-14, 14),
        ];
        ctx.fillStyle = mix(grassColor, ink.spruce, plate.random.between(0, 0.5));
        ctx.fill(
          polygon([
            [bx - 1.6, by],
            [bx - side * tall * 0.35, by - tall],
            [bx + 1.6, by],
          ]),
        );
      }
  const tufts = ridge(plate, {
    y: 850,
    swell: 16,
    wave: 260,
    bend: (x) => -(((x - 850) / 800) ** 2) * 90 + Math.exp(-(((x - 800) / 170) ** 2)) * 170,
  });
  grass(plate, tufts.topAt, [12, 36], mix(ink.spruce, ink.fern, 0.35), 4);
  layer(plate, tufts, {
    color: mix(ink.spruce, ink.fern, 0.35),
    mist: ink.spruce,
    melt: 140,
    haze: 1,
    dots: 0.4,
  });
  for (const [x, y, long] of [
    [352, 742, 40],
    [240, 744, 48],
    [1282, 740, 44],
    [1396, 738, 50],
    [690, 748, 24],
    [634, 746, 20],
    [1078, 744, 24],
    [540, 770, 26],
    [1170, 778, 30],
    [452, 806, 40],
    [1262, 826, 46],
    [600, 876, 52],
    [1094, 884, 56],
    [330, 838, 56],
  ] as const)
    for (const turn of [-1.1, -0.6, -0.15, 0.3, 0.75, 1.2])
      frond(
        plate,
        [x, y],
        -Math.PI / 2 + turn,
        long * plate.random.between(0.8, 1.1),
        mix(ink.spruce, ink.fern, plate.random.between(0.35, 0.7)),
        turn * 0.8,
      );
});
