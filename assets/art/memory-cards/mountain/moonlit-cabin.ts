import { fir, stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { mist } from '../../kit/mist';
import { box, curve, polygon, taper } from '../../kit/path';
import { peak } from '../../kit/peak';
import { along, down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { crescent, glow, sky, stars } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';

const lamp = mix(ink.pollen, lightest, 0.25);
const snow = mix(ink.ice, ink.tarn, 0.42);
const air = mix(ink.night, ink.tarn, 0.42);

function smoke(plate: Plate): void {
  const pale = mix(ink.ice, ink.heather, 0.15);
  plate.ctx.fillStyle = down(plate, 130, 262, [fade(pale, 0), fade(pale, 0.5), fade(pale, 0.75)]);
  plate.ctx.fill(
    taper([
      [269, 262, 3],
      [274, 244, 5],
      [266, 224, 7],
      [273, 202, 10],
      [290, 182, 12],
      [294, 160, 14],
      [284, 136, 15],
      [290, 116, 12],
    ]),
  );
}

function cabin(plate: Plate): void {
  const { ctx } = plate;
  const wood = mix(ink.bark, ink.night, 0.3);
  form(plate, box(256, 262, 26, 52, 2), { fill: shade(ink.bark, 0.35), light: mix(ink.bark, ink.ice, 0.3) });
  ctx.fillStyle = tint(snow, 0.2);
  ctx.fill(box(252, 257, 34, 8, 4));
  const wall = polygon([
    [122, 352],
    [206, 282],
    [290, 352],
    [290, 420],
    [122, 420],
  ]);
  form(plate, wall, { fill: wood, light: mix(wood, ink.clay, 0.4), depth: 0.6 });
  within(plate, wall, () => {
    ctx.strokeStyle = shade(wood, 0.45);
    ctx.lineWidth = 1.4;
    for (let y = 300; y < 420; y += 11.5)
      ctx.stroke(
        curve([
          [118, y],
          [300, y],
        ]),
      );
  });
  for (const [x, y, w, h] of [
    [146, 356, 42, 36],
    [212, 356, 30, 64],
  ] as const) {
    glow(plate, [x + w / 2, y + h / 2], 62, ink.pollen, 0.6);
    ctx.fillStyle = shade(ink.bark, 0.55);
    ctx.fill(box(x - 3, y - 3, w + 6, h + 6, 2));
    ctx.fillStyle = h > 40 ? mix(ink.clay, ink.pollen, 0.35) : lamp;
    ctx.fill(box(x, y, w, h, 1));
    stippleAlong(plate, box(x, y, w, h), ink.clay, [0, y], [0, y + h], 0.45);
  }
  ctx.strokeStyle = shade(ink.bark, 0.55);
  ctx.lineWidth = 2.6;
  for (const bar of [
    curve([
      [167, 356],
      [167, 392],
    ]),
    curve([
      [146, 373],
      [188, 373],
    ]),
  ])
    ctx.stroke(bar);
  ctx.fillStyle = lamp;
  ctx.fill(box(219, 364, 16, 18, 1.5));
  glow(plate, [206, 318], 30, ink.pollen, 0.5);
  ctx.fillStyle = lamp;
  ctx.fill(
    polygon([
      [206, 308],
      [218, 322],
      [206, 336],
      [194, 322],
    ]),
  );
  const roof = polygon([
    [104, 362],
    [206, 268],
    [308, 362],
    [300, 371],
    [206, 291],
    [112, 371],
  ]);
  ctx.fillStyle = shade(ink.bark, 0.6);
  ctx.fill(roof);
  const cap = curve(
    [
      [98, 362],
      [150, 306],
      [206, 255],
      [262, 306],
      [314, 362],
      [302, 366],
      [258, 325],
      [206, 281],
      [154, 325],
      [110, 366],
    ],
    true,
    0.55,
  );
  form(plate, cap, { fill: tint(snow, 0.35), shade: mix(snow, ink.tarn, 0.7), light: tint(snow, 0.75) });
}

/** Night: a cabin with lamps lit in the snow, a crescent moon and a pale peak above. */
export const moonlitCabin: Card = {
  name: 'Moonlit cabin',
  seed: 23,
  light: [-0.6, -0.8],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [shade(ink.night, 0.35), ink.night, mix(ink.night, ink.tarn, 0.35), mix(ink.tarn, ink.heather, 0.2)],
      420,
    );
    stars(plate, 150, 330);
    crescent(plate, [92, 84], 34, tint(ink.pollen, 0.72), 0.46, 0.45);
    peak(
      plate,
      { apex: [252, 108], left: [66, 372], right: [470, 372], spine: [232, 372], jag: 0.6 },
      {
        rock: mix(ink.night, ink.tarn, 0.5),
        snow: mix(ink.ice, ink.tarn, 0.22),
        snowline: 0.55,
        lit: 'left',
        mist: air,
        haze: 0.5,
      },
    );
    peak(
      plate,
      { apex: [40, 214], left: [-110, 380], right: [180, 380], jag: 0.5 },
      {
        rock: mix(ink.night, ink.tarn, 0.36),
        snow: mix(ink.ice, ink.tarn, 0.45),
        snowline: 0.36,
        lit: 'left',
        mist: air,
        haze: 0.7,
      },
    );
    const woods = ridge(plate, { y: 376, swell: 10, wave: 120 });
    stand(plate, {
      ground: woods.topAt,
      color: mix(ink.deep, ink.tarn, 0.28),
      height: [26, 62],
      gap: 10,
      mist: air,
      haze: 0.5,
    });
    layer(plate, woods, { color: air, dots: 0 });
    mist(plate, 384, 40, mix(air, ink.ice, 0.25), 0.55);
    stand(plate, {
      ground: () => 404,
      color: mix(ink.night, ink.deep, 0.6),
      height: [52, 128],
      gap: 17,
      tall: (x) => (x > 88 && x < 318 ? 0.5 : 1),
      rim: 0.22,
      glint: ink.ice,
    });
    smoke(plate);
    const ground = ridge(plate, { y: 414, swell: 5, wave: 170, bend: (x) => ((x - 206) / 200) ** 2 * -10 });
    ctx.fillStyle = along(plate, [0, 404], [0, 500], [snow, mix(ink.tarn, ink.night, 0.35)]);
    ctx.fill(ground.path);
    stippleAlong(plate, ground.path, mix(ink.night, ink.tarn, 0.35), [80, 405], [330, 500], 0.7);
    stippleAlong(plate, ground.path, tint(snow, 0.35), [200, 450], [60, 405], 0.5);
    cabin(plate);
    within(plate, ground.path, () => {
      const spill = polygon([
        [150, 420],
        [188, 420],
        [168, 500],
        [86, 500],
      ]);
      const step = polygon([
        [212, 420],
        [242, 420],
        [276, 500],
        [196, 500],
      ]);
      for (const beam of [spill, step]) {
        stippleAlong(plate, beam, tint(ink.pollen, 0.2), [200, 486], [200, 412], 0.8);
      }
    });
    fir(plate, 66, 446, 182, mix(ink.deep, ink.night, 0.55), ink.ice);
    fir(plate, 350, 452, 214, mix(ink.deep, ink.night, 0.65), ink.ice);
    fir(plate, 22, 470, 150, mix(ink.night, ink.deep, 0.3), ink.ice);
    fir(plate, 392, 474, 150, mix(ink.night, ink.deep, 0.2), ink.ice);
    const drift = ridge(plate, { y: 478, swell: 6, wave: 130, bend: (x) => ((x - 206) / 200) ** 2 * -22 });
    layer(plate, drift, { color: mix(ink.tarn, ink.night, 0.45), dots: 0.6 });
    finish(plate);
  },
};
