import { crown, type Heap } from '../kit/crown';
import { ink, mix, shade } from '../kit/ink';
import { frond, grass } from '../kit/life';
import type { Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { rows } from '../kit/trace';
import { trunk } from '../kit/tree';
import { depthLayer, type Part } from './depth';

const bark = mix(mix(ink.bark, ink.clay, 0.18), ink.night, 0.3);
const leaf = mix(ink.spruce, ink.deep, 0.25);

const heaps = (text: string): Heap[] =>
  rows(text).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);

const leaves = { leaf, dark: shade(leaf, 0.5), glint: mix(ink.fern, ink.lichen, 0.55), dabs: 150, size: 3.4 };

/**
 * Paints a tuft of ferns at (`x`, `y`).
 * @param long length of the fronds, units
 */
function fern(plate: Plate, x: number, y: number, long: number, lean: number, color: string): void {
  const { random } = plate;
  for (const [turn, share] of rows('-1.15 0.72, -0.72 0.95, -0.3 1, 0.05 1.05, 0.4 1, 0.8 0.92, 1.2 0.7')) {
    const angle = -Math.PI / 2 + lean + (turn ?? 0) + random.between(-0.1, 0.1);
    const curl = Math.sign(turn || 1) * random.between(0.5, 0.95);
    frond(
      plate,
      [x + random.between(-6, 6), y],
      angle,
      long * (share ?? 1),
      shade(color, random.between(0, 0.3)),
      curl,
    );
  }
}

/** The old tree on the left. */
export const nearLeft = depthLayer(
  'near-left',
  { right: 400 },
  { seed: 19, scale: 1.1, limit: 22 },
  (plate) => {
    trunk(plate, { x: 116, top: -40, base: 968, width: 178, color: bark, lean: -18, furrows: 15 });
  },
);

/** The old tree on the right, a little farther off. */
export const nearRight = depthLayer(
  'near-right',
  { left: 1270 },
  { seed: 23, scale: 1.1, limit: 20 },
  (plate) => {
    trunk(plate, { x: 1508, top: -40, base: 936, width: 138, color: bark, lean: 16, furrows: 13 });
  },
);

/**
 * Returns the two halves of a layer that is as wide as the picture. In a narrow layout each half stays at its own
 * edge.
 */
const halves = (
  name: string,
  part: Part,
  options: { readonly seed: number; readonly scale: number; readonly limit: number },
  draw: (plate: Plate, isHere: (x: number) => boolean) => void,
) =>
  [
    depthLayer(`${name}-left`, { ...part, right: 860 }, options, (plate) => draw(plate, (x) => x < 800)),
    depthLayer(`${name}-right`, { ...part, left: 740 }, options, (plate) => draw(plate, (x) => x > 800)),
  ] as const;

/** Leaves along the top of the picture. */
export const canopy = halves('canopy', { bottom: 270 }, { seed: 61, scale: 1, limit: 5 }, (plate, isHere) => {
  crown(
    plate,
    heaps(
      '300 -70 230 120 0.75, 600 -98 230 110 0.8, 1020 -102 240 110 0.8, 1330 -74 230 120 0.75, 60 30 190 130 0.6, 1560 24 190 130 0.6, 190 -20 170 96 0.3, 470 -60 160 84 0.4, 1180 -62 170 86 0.4, 1440 -24 170 100 0.3, 20 96 110 78 0.15, 1592 92 110 76 0.15, 110 20 130 78 0.05, 1500 16 130 76 0.05',
    ).filter(([x]) => isHere(x)),
    leaves,
  );
});

/** Ferns and grass at the viewer's feet, lower in the middle. */
export const ferns = halves('ferns', { top: 700 }, { seed: 35, scale: 1.15, limit: 14 }, (plate) => {
  const front = shade(ink.spruce, 0.35);
  const low = ridge(plate, {
    y: 952,
    swell: 10,
    wave: 240,
    bend: (x) => -(((x - 830) / 800) ** 2) * 60 + Math.exp(-(((x - 830) / 300) ** 2)) * 30,
  });
  const green = mix(ink.spruce, ink.fern, 0.3);
  for (const [x = 0, long = 0, lean = 0] of rows(
    '-10 170 0.3, 330 120 0.1, 452 96 -0.1, 1236 104 0, 1352 130 -0.15, 1612 170 -0.3',
  ))
    fern(plate, x, low.topAt(x) + 12, long, lean, green);
  for (const [x = 0, long = 0, lean = 0] of rows(
    '90 210 0.15, 238 160 0.1, 1470 190 -0.1, 1560 150 -0.1, 590 70 0.1, 1096 74 0',
  ))
    fern(plate, x, low.topAt(x) + 20, long, lean, mix(front, green, 0.45));
  grass(plate, low.topAt, [18, 46], front, 5);
  layer(plate, low, { color: front, dots: 0.4 });
});
