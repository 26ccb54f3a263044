import { heapCloud } from '../../kit/cloud';
import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { curve, ellipse, polygon } from '../../kit/path';
import { peak } from '../../kit/peak';
import { down, type Plate, within } from '../../kit/plate';
import { ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { reflect, ripples } from '../../kit/water';
import type { Card } from '../card';

const shore = 276;
const blue = mix(ink.tarn, ink.ice, 0.18);

function canoe(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  const hull = curve(
    [
      [-52, -13],
      [-40, -4],
      [0, -1],
      [40, -4],
      [52, -13],
      [43, 7],
      [0, 13],
      [-43, 7],
    ],
    true,
    0.7,
  );
  ctx.save();
  ctx.translate(x, y + 17);
  ctx.scale(1, -0.8);
  ctx.fillStyle = fade(shade(ink.clay, 0.4), 0.45);
  ctx.fill(hull);
  ctx.restore();
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.fillStyle = shade(ink.bark, 0.4);
    ctx.fill(ellipse(0, -5, 42, 6));
    form(plate, hull, { fill: ink.clay, depth: 0.8 });
    ctx.strokeStyle = tint(ink.pollen, 0.3);
    ctx.lineWidth = 2;
    ctx.stroke(
      curve([
        [-52, -13],
        [-40, -4],
        [0, -1],
        [40, -4],
        [52, -13],
      ]),
    );
    ctx.strokeStyle = tint(ink.bark, 0.25);
    ctx.lineWidth = 2.4;
    ctx.stroke(
      curve([
        [-18, -4],
        [22, -22],
      ]),
    );
  });
  ripples(plate, y + 12, y + 26, lightest, 8, 0.35);
}

/** Clear noon: two snowy peaks with their reflection, and a red canoe between them. */
export const mirrorLake: Card = {
  name: 'Mirror lake',
  seed: 37,
  light: [-0.75, -0.66],
  draw(plate) {
    const { ctx } = plate;
    sky(plate, [mix(ink.tarn, ink.heather, 0.12), mix(ink.tarn, ink.ice, 0.4), tint(ink.ice, 0.3)], shore);
    heapCloud(plate, 86, 104, 130, ink.snow, mix(ink.ice, ink.tarn, 0.4));
    heapCloud(plate, 352, 140, 110, ink.snow, mix(ink.ice, ink.tarn, 0.4));
    peak(
      plate,
      { apex: [92, 132], left: [-90, shore], right: [250, shore], jag: 0.55 },
      {
        rock: mix(blue, ink.deep, 0.2),
        snowline: 0.42,
        lit: 'left',
        mist: mix(ink.ice, blue, 0.35),
        haze: 0.6,
      },
    );
    peak(
      plate,
      { apex: [262, 62], left: [84, shore], right: [470, shore], spine: [282, shore], jag: 0.6 },
      {
        rock: mix(blue, ink.deep, 0.36),
        snowline: 0.5,
        lit: 'left',
        mist: mix(ink.ice, blue, 0.4),
        haze: 0.5,
      },
    );
    mist(plate, shore - 8, 44, tint(ink.ice, 0.2), 0.7);
    const bank = ridge(plate, { y: shore - 8, swell: 5, wave: 90, floor: shore + 1 });
    stand(plate, { ground: bank.topAt, color: mix(ink.spruce, ink.tarn, 0.35), height: [14, 36], gap: 8 });
    stand(plate, {
      ground: () => shore - 1,
      color: shade(ink.spruce, 0.18),
      height: [26, 62],
      gap: 10,
      tall: (x) => 0.36 + 0.8 * Math.abs((x - 190) / 200) ** 1.3,
    });
    ctx.fillStyle = shade(ink.spruce, 0.25);
    ctx.fillRect(0, shore - 4, plate.width, 5);
    reflect(plate, shore, plate.height - shore, { slip: 1.8, squash: 0.98, clear: 1, deepest: 1 });
    ctx.fillStyle = down(plate, shore, plate.height, [
      fade(ink.tarn, 0.2),
      fade(mix(ink.tarn, ink.deep, 0.35), 0.5),
      fade(ink.deep, 0.78),
    ]);
    ctx.fillRect(0, shore, plate.width, plate.height - shore);
    ctx.fillStyle = fade(tint(ink.ice, 0.3), 0.7);
    ctx.fill(
      polygon([
        [0, shore + 1],
        [400, shore],
        [400, shore + 2],
        [0, shore + 3],
      ]),
    );
    ripples(plate, shore + 6, plate.height, tint(ink.ice, 0.3), 46, 0.4);
    canoe(plate, 178, 396);
    const stones = ridge(plate, {
      y: 482,
      swell: 8,
      wave: 60,
      bend: (x) => Math.sin((x / 400) * Math.PI) * 26 - 4,
    });
    form(plate, stones.path, { fill: shade(ink.deep, 0.35), shade: null, light: null });
    stippleAlong(plate, stones.path, mix(ink.deep, ink.tarn, 0.5), [0, 500], [0, 462], 0.5);
    grass(plate, (x) => stones.topAt(x) + 4, [14, 40], shade(ink.deep, 0.4), 5, -5, 74);
    grass(plate, (x) => stones.topAt(x) + 4, [18, 52], shade(ink.deep, 0.4), 5, 320, 405);
    finish(plate);
  },
};
