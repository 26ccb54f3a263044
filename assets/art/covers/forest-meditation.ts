import { finish } from '../kit/finish';
import { farTrunks } from '../kit/grove';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { birds, frond, grass, motes } from '../kit/life';
import { mist } from '../kit/mist';
import { fireflies, moonlit } from '../kit/moonlight';
import { nightSky } from '../kit/night-sky';
import { curve, lane } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, shafts, sky } from '../kit/sky';
import { form, stippleAlong } from '../kit/stipple';
import { foliage, trunk } from '../kit/tree';
import { ripples } from '../kit/water';
import type { Picture } from '../picture';
import { cover } from './cover';

const air = tint(mix(ink.lichen, ink.pollen, 0.18), 0.62);

/** Paints the stream: narrow and pale in the distance, wide and clear at the lower edge. */
function stream(plate: Plate): void {
  const { ctx } = plate;
  const path = lane([
    [452, 358, 4],
    [430, 364, 9],
    [398, 372, 12],
    [388, 382, 14],
    [412, 396, 19],
    [428, 412, 25],
    [396, 434, 34],
    [330, 462, 48],
    [284, 500, 68],
    [278, 550, 92],
    [296, 614, 120],
  ]);
  ctx.save();
  ctx.translate(0, 5);
  ctx.fillStyle = shade(ink.spruce, 0.15);
  ctx.fill(path);
  ctx.restore();
  ctx.fillStyle = down(plate, 350, 600, [
    tint(ink.ice, 0.5),
    mix(ink.ice, ink.tarn, 0.35),
    mix(ink.tarn, ink.deep, 0.12),
  ]);
  ctx.fill(path);
  within(plate, path, () => {
    stippleAlong(plate, path, mix(ink.tarn, ink.deep, 0.45), [260, 0], [130, 0], 0.7);
    stippleAlong(plate, path, ink.snow, [300, 480], [440, 360], 0.7);
    ripples(plate, 380, 600, ink.snow, 90, 0.6);
  });
}

function stone(plate: Plate, x: number, y: number, wide: number): void {
  const path = curve(
    [
      [x - wide, y],
      [x - wide * 0.7, y - wide * 0.5],
      [x + wide * 0.05, y - wide * 0.66],
      [x + wide * 0.72, y - wide * 0.44],
      [x + wide, y],
      [x, y + wide * 0.12],
    ],
    true,
    0.8,
  );
  form(plate, path, { fill: mix(ink.deep, ink.lichen, 0.3), light: tint(ink.lichen, 0.2), depth: 0.85 });
}

/** A forest morning: two old trunks frame a stream that comes out of the light. */
export const forestMeditationCover: Picture = cover(
  'forest-meditation',
  127,
  (plate) => {
    sky(plate, [mix(ink.lichen, ink.fern, 0.15), tint(ink.lichen, 0.5), air], 380);
    glow(plate, [424, 200], 380, lightest, 0.9);
    moonlit(plate, 'sky');
    nightSky(plate, 190);
    farTrunks(
      plate,
      360,
      air,
      [
        [mix(ink.lichen, air, 0.45), 15, 34],
        [mix(ink.lichen, ink.fern, 0.2), 19, 62],
        [mix(ink.fern, ink.lichen, 0.35), 25, 118],
      ],
      plate.moonlit && [388, 460],
    );
    glow(plate, [424, 300], 300, lightest, 0.75);
    mist(plate, 350, 110, air, 0.85);
    moonlit(plate, 'far');
    const hills = [mix(ink.lichen, ink.fern, 0.4), mix(ink.fern, ink.lichen, 0.22), ink.fern] as const;
    hills.forEach((color, i) => {
      const hill = ridge(plate, {
        y: 356 + i * 34,
        swell: 10,
        wave: 200,
        bend: (x) => -(((x - 420) / 400) ** 2) * 30 + (i % 2 ? 6 : 0),
      });
      grass(plate, hill.topAt, [3 + i * 3, 8 + i * 5], color, 2.4);
      layer(plate, hill, {
        color,
        mist: i < 2 ? air : shade(ink.fern, 0.2),
        melt: i < 2 ? 90 : 190,
        haze: 0.6,
        dots: 0.35,
      });
    });
    moonlit(plate, 'middle');
    stream(plate);
    for (const [x, y, wide] of [
      [462, 424, 11],
      [356, 424, 9],
      [386, 478, 20],
      [222, 496, 17],
      [392, 560, 32],
    ] as const)
      stone(plate, x, y, wide);
    moonlit(plate, 'near');
    shafts(plate, { left: 100, right: 550, top: -10, bottom: 470, lean: 190, count: 7, strength: 0.42 });
    moonlit(plate, 'far');
    birds(plate, 470, 150, 14, 3, fade(ink.spruce, 0.75));
    moonlit(plate, 'far');
    trunk(plate, { x: 124, top: -20, base: 566, width: 92, color: mix(ink.bark, ink.spruce, 0.12), lean: 8 });
    trunk(plate, {
      x: 664,
      top: -20,
      base: 570,
      width: 118,
      color: mix(ink.bark, ink.spruce, 0.08),
      lean: -14,
      furrows: 12,
    });
    const leaves = mix(ink.spruce, ink.fern, 0.35);
    for (const [x, y, rx, ry, dark] of [
      [40, 4, 130, 62, 0.1],
      [190, -14, 120, 54, 0],
      [760, 0, 150, 70, 0.12],
      [600, -18, 130, 56, 0],
      [400, -46, 150, 56, 0.05],
    ] as const) {
      form(plate, foliage(plate.random, x, y, rx, ry, 13), {
        fill: shade(leaves, dark),
        light: mix(ink.fern, ink.lichen, 0.6),
        towards: [0, 1],
        depth: 0.7,
      });
    }
    moonlit(plate, 'near');
    motes(plate, [240, 120, 620, 440], 26, lightest, 5);
    const front = ridge(plate, {
      y: 572,
      swell: 10,
      wave: 160,
      bend: (x) => -(((x - 330) / 400) ** 2) * 40 + Math.max(0, 1 - Math.abs(x - 292) / 84) * 70,
    });
    grass(plate, front.topAt, [12, 34], shade(ink.spruce, 0.05), 3);
    layer(plate, front, { color: shade(ink.spruce, 0.15), dots: 0.5 });
    for (const [x, angle, long, curl] of [
      [30, -1.9, 96, -0.7],
      [44, -1.4, 116, 0.6],
      [62, -0.9, 100, 0.8],
      [580, -2.2, 92, -0.8],
      [594, -1.6, 100, -0.3],
      [740, -1.9, 116, -0.7],
      [760, -1.3, 120, 0.6],
      [786, -0.9, 80, 0.6],
    ] as const) {
      frond(plate, [x, front.topAt(x) + 14], angle, long, mix(ink.spruce, ink.fern, 0.22), curl);
    }
    moonlit(plate, 'near');
    fireflies(plate, [230, 250, 620, 540], 30);
    finish(plate, { grain: 0.012 });
  },
  [-0.35, -0.94],
);
