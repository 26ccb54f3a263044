import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { blob, points } from '../../kit/outline';
import { ellipse, leaf, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { closedEye, groundShadow } from './parts';

const skin = tint(mix(ink.rose, ink.pollen, 0.45), 0.22);
const quill = mix(ink.bark, ink.night, 0.35);
const dark = mix(ink.bark, ink.night, 0.65);

/** Paints quills in overlapping rows, from the back of the animal to its brow. */
function coat(plate: Plate): void {
  const { random } = plate;
  const rows = 10;
  const heart: Point = [224, 400];
  for (let row = 0; row < rows; row++) {
    const reach = 1 - (row / rows) * 0.9;
    const quills = [];
    const count = Math.round(30 * reach) + 5;
    for (let i = 0; i <= count; i++) {
      const turn = -Math.PI * (1.0 - (i / count) * 1.02) + random.between(-0.03, 0.03);
      const root: Point = [
        heart[0] + Math.cos(turn) * 124 * reach,
        heart[1] + Math.sin(turn) * 146 * reach - 4,
      ];
      quills.push(leaf(root, turn + 0.3 * (0.5 + Math.sin(-turn)), random.between(34, 46), 8.5, 0.3));
    }
    const coatRow = union(quills);
    const tone = [quill, mix(quill, ink.clay, 0.22), mix(ink.bark, ink.rose, 0.22)][row % 3] ?? quill;
    form(plate, coatRow, { fill: tone, light: mix(tone, ink.rose, 0.55), depth: 0.8 });
  }
}

function animal(plate: Plate): void {
  groundShadow(plate, [214, 420], 172, dark, 0.8);
  form(plate, blob('84,406 92,330 150,272 226,254 306,280 352,344 356,404 230,416'), { fill: quill });
  coat(plate);
  for (const [x, y] of points('140,414 182,418 284,418 318,414'))
    form(plate, ellipse(x, y, 22, 11), { fill: mix(skin, ink.bark, 0.45) });
  const face = blob(
    '172,300 140,312 112,344 76,366 44,376 40,390 62,402 120,414 184,416 208,392 206,336',
    0.9,
  );
  form(plate, face, { fill: skin, shade: mix(ink.dusk, ink.bark, 0.45), depth: 0.75 });
  within(plate, face, () => {
    stippleAlong(plate, ellipse(124, 396, 26, 15), ink.dusk, [124, 376], [124, 412], 0.7);
  });
  const brow = [
    [176, 306],
    [188, 322],
    [197, 342],
    [202, 364],
    [200, 386],
    [190, 404],
  ].map(([x = 0, y = 0], i) => leaf([x - 6, y], -1.25 + i * 0.3, 46, 11, 0.4));
  form(plate, union(brow), { fill: mix(quill, ink.clay, 0.2), light: null });
  form(plate, ellipse(168, 338, 17, 19, -0.3), { fill: mix(skin, ink.dusk, 0.45), depth: 0.85 });
  closedEye(plate, [114, 368], 27, dark, 5, -0.1);
  form(plate, ellipse(44, 379, 12, 10), { fill: dark, light: mix(dark, ink.ice, 0.6) });
}

function fallenLeaf(plate: Plate, x: number, y: number, angle: number, size: number, color: string): void {
  form(plate, leaf([x, y], angle, size, size * 0.42), { fill: color });
  plate.ctx.strokeStyle = fade(shade(color, 0.4), 0.7);
  plate.ctx.lineWidth = 1.2;
  plate.ctx.beginPath();
  plate.ctx.moveTo(x - Math.cos(angle) * 6, y - Math.sin(angle) * 6);
  plate.ctx.lineTo(x + Math.cos(angle) * size * 0.8, y + Math.sin(angle) * size * 0.8);
  plate.ctx.stroke();
}

/** Autumn, an hour before sunset: a hedgehog asleep among fallen leaves, bark brown on apricot. */
export const hedgehog: Card = {
  name: 'Hedgehog',
  seed: 229,
  light: [-0.55, -0.84],
  draw(plate) {
    const { random } = plate;
    const peach = mix(ink.pollen, ink.dusk, 0.55);
    sky(plate, [mix(peach, ink.clay, 0.2), tint(peach, 0.25), tint(ink.pollen, 0.45)], 420);
    halo(plate, [214, 216], 150, tint(mix(ink.pollen, ink.rose, 0.4), 0.7), mix(ink.pollen, ink.dusk, 0.5));
    const far = ridge(plate, { y: 344, swell: 18, wave: 170, octaves: 2 });
    layer(plate, far, { color: mix(peach, ink.clay, 0.35), mist: tint(peach, 0.3), melt: 90, dots: 0.5 });
    const ground = ridge(plate, { y: 404, swell: 4, wave: 120 });
    grass(plate, ground.topAt, [6, 16], mix(ink.bark, ink.clay, 0.5), 4);
    form(plate, ground.path, { fill: mix(ink.bark, ink.clay, 0.42), light: null, depth: 0.9 });
    animal(plate);
    fallenLeaf(plate, 262, 262, -0.5, 50, mix(ink.clay, ink.pollen, 0.3));
    const tones = [
      ink.clay,
      mix(ink.pollen, ink.clay, 0.4),
      ink.pollen,
      mix(ink.dusk, ink.pollen, 0.4),
    ] as const;
    for (let i = 0; i < 30; i++)
      fallenLeaf(
        plate,
        random.between(-10, 400),
        random.between(432, 500),
        random.between(-2.9, -0.2),
        random.between(18, 36),
        random.pick(tones),
      );
    finish(plate);
  },
};
