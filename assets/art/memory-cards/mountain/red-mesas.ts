import { barCloud } from '../../kit/cloud';
import { finish } from '../../kit/finish';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { ellipse, type Point, polygon, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { foliage } from '../../kit/tree';
import type { Card } from '../card';

interface Mesa {
  x: number;
  top: number;
  base: number;
  /** Width of the flat top, units. */
  width: number;
  color: string;
}

/**
 * Paints the cliff: columns of uneven width and height below a common cap, bright on the left and dark on the right.
 */
function wall(plate: Plate, { x, top, width, color }: Mesa, ledge: number): void {
  const { random, ctx } = plate;
  const dusky = mix(color, ink.heather, 0.32);
  const shares = [0, 0.13, 0.24, 0.42, 0.53, 0.7, 0.84, 1];
  const columns = shares.slice(1).map((to, i) => {
    const from = shares[i] ?? 0;
    const side = i === 0 ? -1 : i === shares.length - 2 ? 1 : 0;
    const left = x + (from - 0.5) * width;
    const right = x + (to - 0.5) * width;
    const crest = top + (side ? random.between(10, 22) : random.between(-3, 4));
    const path = polygon([
      [left, crest + 2],
      [(left + right) / 2, crest - 2],
      [right, crest + 1],
      [right + (side > 0 ? 7 : 1.5), crest + (ledge - crest) * 0.4],
      [right + (side > 0 ? 11 : 0), ledge + 16],
      [left - (side < 0 ? 11 : 0), ledge + 16],
      [left - (side < 0 ? 7 : 0), crest + (ledge - crest) * 0.45],
    ]);
    return { path, tone: mix(tint(color, 0.1), dusky, to ** 1.6 * 0.95) };
  });
  for (const { path, tone } of columns) {
    form(plate, path, {
      fill: tone,
      shade: mix(shade(tone, 0.3), ink.heather, 0.25),
      light: tint(tone, 0.25),
      towards: [-1, 0],
      depth: 0.95,
      start: 0.3,
    });
  }
  within(plate, union(columns.map(({ path }) => path)), () => {
    const bands = [
      [0, 0.055, tint(ink.rose, 0.1), 0.5],
      [0.2, 0.1, shade(color, 0.4), 0.3],
      [0.46, 0.045, tint(ink.rose, 0.1), 0.38],
      [0.62, 0.07, shade(color, 0.4), 0.26],
    ] as const;
    for (const [from, tall, tone, strength] of bands) {
      const y = top + (ledge - top) * from;
      const low = y + (ledge - top) * tall;
      const wave = (at: number): Point[] =>
        [0, 1, 2, 3, 4, 5].map((i) => [x + (i / 5 - 0.5) * width * 1.3, at + random.between(-2.5, 2.5)]);
      ctx.fillStyle = fade(tone, strength);
      ctx.fill(polygon([...wave(y), ...wave(low).toReversed()]));
    }
  });
}

/** Paints a mesa, which is a cliff above cones of rubble. */
function mesa(plate: Plate, shape: Mesa): void {
  const { random, ctx } = plate;
  const { x, top, base, width, color } = shape;
  const ledge = top + (base - top) * 0.63;
  wall(plate, shape, ledge);
  const half = width / 2;
  const crest: Point[] = [];
  for (let i = 0; i <= 8; i++) {
    crest.push([x + (i / 8 - 0.5) * (width + 26), ledge + (i % 2 ? -9 : 8) + random.between(-4, 4)]);
  }
  const skirt = polygon([[x - half - width * 0.42, base], ...crest, [x + half + width * 0.46, base]]);
  const dust = mix(color, ink.dusk, 0.45);
  ctx.fillStyle = down(plate, ledge - 10, base, [mix(color, ink.dusk, 0.25), mix(dust, ink.rose, 0.35)]);
  ctx.fill(skirt);
  within(plate, skirt, () => {
    crest.forEach(([cx, cy], i) => {
      if (i % 2 === 0) return;
      const lean = (cx - x) * 0.62;
      const cone = polygon([
        [cx, cy],
        [cx + width * 0.11, cy + 20],
        [cx + lean + width * 0.2, base + 4],
        [cx + lean * 0.75, base + 4],
      ]);
      stippleAlong(plate, cone, mix(color, ink.heather, 0.38), [cx + width * 0.3, base], [cx, cy], 0.95);
    });
    stippleAlong(plate, skirt, mix(color, ink.heather, 0.5), [x, ledge], [x + width * 0.95, base], 0.85);
    stippleAlong(plate, skirt, tint(ink.rose, 0.3), [x - half * 0.3, ledge], [x - width, base], 0.6);
  });
}

function sage(plate: Plate, x: number, y: number, size: number): void {
  plate.ctx.fillStyle = mix(ink.clay, ink.bark, 0.6);
  plate.ctx.fill(ellipse(x + size * 0.35, y + size * 0.06, size * 1.15, size * 0.16));
  const bush = foliage(plate.random, x, y - size * 0.34, size, size * 0.46, 8);
  form(plate, bush, { fill: mix(ink.fern, ink.bark, 0.3), light: mix(ink.lichen, ink.pollen, 0.3) });
}

/** Afternoon: two red mesas over a sage plain, with shadows to the right. */
export const redMesas: Card = {
  name: 'Red mesas',
  seed: 61,
  light: [-0.8, -0.6],
  draw(plate) {
    sky(
      plate,
      [
        mix(ink.tarn, ink.ice, 0.5),
        mix(ink.ice, ink.rose, 0.45),
        tint(ink.rose, 0.2),
        tint(ink.pollen, 0.45),
      ],
      370,
    );
    disc(plate, [82, 92], 32, tint(ink.pollen, 0.82), {
      halo: tint(ink.pollen, 0.6),
      reach: 170,
      strength: 0.8,
    });
    barCloud(plate, 282, 86, 116, tint(ink.rose, 0.72));
    barCloud(plate, 356, 118, 70, tint(ink.rose, 0.6), 0.75);
    const haze = tint(ink.rose, 0.25);
    const far = ridge(plate, {
      y: 344,
      swell: 10,
      wave: 110,
      bend: (x) => (x > 40 && x < 120 ? -18 : x > 280 ? -8 : 0),
    });
    layer(plate, far, { color: mix(ink.heather, ink.rose, 0.5), mist: haze, melt: 40, dots: 0.3 });
    mesa(plate, { x: 334, top: 212, base: 402, width: 84, color: mix(ink.dusk, ink.clay, 0.35) });
    mesa(plate, { x: 152, top: 128, base: 408, width: 164, color: mix(ink.clay, ink.dusk, 0.12) });
    const plain = ridge(plate, { y: 398, swell: 4, wave: 150 });
    const sand = mix(ink.dusk, ink.pollen, 0.3);
    plate.ctx.fillStyle = down(plate, 394, 500, [
      mix(sand, ink.rose, 0.4),
      sand,
      mix(ink.clay, ink.bark, 0.25),
    ]);
    plate.ctx.fill(plain.path);
    within(plate, plain.path, () => {
      const shadow = polygon([
        [150, 392],
        [310, 392],
        [420, 424],
        [420, 446],
        [310, 428],
        [190, 410],
      ]);
      stippleAlong(plate, shadow, mix(ink.clay, ink.heather, 0.5), [430, 0], [180, 0], 0.85);
    });
    stippleAlong(plate, plain.path, shade(ink.clay, 0.2), [0, 420], [0, 520], 0.7);
    for (const [x, y, size] of [
      [60, 426, 12],
      [226, 428, 10],
      [330, 446, 14],
      [118, 448, 16],
      [268, 462, 19],
      [190, 474, 15],
    ] as const)
      sage(plate, x, y, size);
    const front = ridge(plate, { y: 482, swell: 6, wave: 110, bend: (x) => ((x - 210) / 200) ** 2 * -16 });
    const dark = mix(ink.bark, ink.clay, 0.22);
    grass(plate, front.topAt, [10, 30], shade(dark, 0.2), 4);
    layer(plate, front, { color: shade(dark, 0.2), dots: 0.4 });
    for (const [x, size] of [
      [34, 30],
      [374, 34],
      [338, 20],
    ] as const)
      sage(plate, x, front.topAt(x) + 12, size);
    finish(plate);
  },
};
