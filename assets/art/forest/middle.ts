import { ink, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { lane, taper } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { foliage, trunk } from '../kit/tree';
import { depthLayer } from './depth';

/** A bough that leaves a trunk at (`x`, `y`) and carries a few flat pads of leaves. */
function bough(plate: Plate, x: number, y: number, side: 1 | -1, long: number, leaf: string): void {
  const { random, ctx } = plate;
  ctx.fillStyle = mix(ink.bark, leaf, 0.35);
  ctx.fill(
    taper([
      [x, y, long * 0.03],
      [x + side * long * 0.5, y - long * 0.13, long * 0.018],
      [x + side * long, y - long * 0.1, long * 0.006],
    ]),
  );
  for (const [along, lift, size] of [
    [0.42, 0.13, 0.2],
    [0.98, 0.1, 0.2],
    [0.7, 0.17, 0.26],
  ] as const) {
    const pad = foliage(random, x + side * long * along, y - long * lift, long * size, long * size * 0.3, 11);
    form(plate, pad, {
      fill: leaf,
      light: tint(mix(leaf, ink.lichen, 0.5), 0.1),
      shade: shade(leaf, 0.35),
      depth: 0.8,
    });
  }
}

/** Stems of the middle distance with their boughs, on the first rise of the ground. */
export const stems = depthLayer('stems', { bottom: 800 }, { seed: 233, scale: 0.95, limit: 26 }, (plate) => {
  const leaf = mix(ink.fern, ink.spruce, 0.3);
  const bark = mix(ink.bark, ink.fern, 0.36);
  const hill = ridge(plate, { y: 672, swell: 12, wave: 300, bend: (x) => -(((x - 850) / 800) ** 2) * 34 });
  for (const [x, width, lean, y, side, long] of [
    [40, 34, 5, 330, 1, 150],
    [196, 26, -4, 210, 1, 120],
    [388, 40, 6, 290, -1, 170],
    [560, 24, -5, 360, -1, 120],
    [1096, 28, 5, 330, 1, 130],
    [1252, 40, -6, 240, -1, 170],
    [1408, 28, 6, 380, 1, 140],
    [1560, 38, -5, 300, -1, 150],
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

/** The way into the clearing. */
const way = lane([
  [852, 704, 8],
  [866, 716, 15],
  [850, 732, 24],
  [800, 752, 36],
  [764, 780, 54],
  [772, 820, 80],
  [820, 880, 120],
  [860, 960, 176],
  [860, 1020, 220],
]);

/** Four trees of the nearer wood, and the ground of the clearing with the way that leads into the light. */
export const clearing = depthLayer('clearing', {}, { seed: 91, scale: 1, limit: 34 }, (plate) => {
  const { ctx } = plate;
  const grassColor = mix(ink.fern, ink.spruce, 0.16);
  const hill = ridge(plate, { y: 716, swell: 14, wave: 340, bend: (x) => -(((x - 850) / 800) ** 2) * 60 });
  const bark = mix(ink.bark, ink.spruce, 0.16);
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
      color: mix(bark, ink.fern, width < 50 ? 0.18 : 0),
      lean,
      furrows: width < 50 ? 6 : 10,
    });
  }
  grass(plate, hill.topAt, [8, 24], grassColor, 4);
  layer(plate, hill, {
    color: grassColor,
    mist: mix(ink.spruce, ink.deep, 0.1),
    melt: 230,
    haze: 1,
    dots: 0.4,
  });
  for (const x of [296, 1336, 662, 1052]) {
    const size = x % 100 === 96 || x === 1336 ? 46 : 24;
    const y = size > 30 ? 806 : 756;
    for (const [dx, s] of [
      [-1.3, 0.6],
      [1.4, 0.7],
    ] as const)
      form(
        plate,
        foliage(plate.random, x + dx * size, y - s * size * 0.2, size * s * 1.5, size * s * 0.7, 11),
        {
          fill: mix(ink.spruce, ink.fern, 0.45),
          light: mix(ink.fern, ink.lichen, 0.5),
          depth: 0.8,
        },
      );
  }
  ctx.fillStyle = down(plate, 700, 1000, [
    tint(mix(ink.lichen, ink.pollen, 0.3), 0.45),
    mix(ink.pollen, ink.bark, 0.42),
    mix(ink.bark, ink.spruce, 0.45),
  ]);
  ctx.fill(way);
  within(plate, way, () => {
    stippleAlong(plate, way, mix(ink.bark, ink.spruce, 0.4), [900, 800], [640, 1000], 0.8);
  });
  const tufts = ridge(plate, {
    y: 850,
    swell: 16,
    wave: 260,
    bend: (x) => -(((x - 850) / 800) ** 2) * 90 + Math.max(0, 1 - Math.abs(x - 800) / 220) * 160,
  });
  grass(plate, tufts.topAt, [12, 36], mix(ink.spruce, ink.fern, 0.35), 4);
  layer(plate, tufts, {
    color: mix(ink.spruce, ink.fern, 0.35),
    mist: ink.spruce,
    melt: 140,
    haze: 1,
    dots: 0.4,
  });
});
