import { barCloud } from '../../kit/cloud';
import { fir, stand } from '../../kit/conifer';
import { fade, ink, mix, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { lane } from '../../kit/path';
import { peak, range } from '../../kit/peak';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { FIELD, type PlaceArt } from '../place';
import { boulder, HUT, hut, hutWindows, meadow, tarn } from './alp';
import { flecks, stones } from './ground';

const haze = mix(ink.rose, ink.pollen, 0.3);

const path = [
  [880, 408, 5],
  [900, 420, 9],
  [868, 438, 14],
  [806, 462, 22],
  [780, 496, 32],
  [836, 548, 46],
  [910, 620, 64],
  [920, 710, 90],
  [870, 830, 124],
  [860, 1010, 150],
] as const;

function peaks(plate: Plate): void {
  const { ctx } = plate;
  const far = range(plate, 300, 430, 90, 190);
  ctx.fillStyle = down(plate, 200, 420, [mix(ink.heather, ink.rose, 0.4), haze]);
  ctx.fill(far);
  const rock = mix(ink.heather, ink.tarn, 0.42);
  for (const [apex, left, right, snowline] of [
    [[1210, 150], [960, 430], [1540, 430], 0.42],
    [[330, 176], [60, 430], [640, 430], 0.4],
    [[740, 70], [380, 436], [1090, 436], 0.48],
  ] as const)
    peak(
      plate,
      { apex, left, right, jag: 0.55 },
      {
        rock: mix(rock, ink.ice, apex[0] === 740 ? 0.1 : 0.3),
        // The first sun is on the snow.
        snow: mix(ink.snow, mix(ink.rose, ink.pollen, 0.4), 0.42),
        snowline,
        lit: 'left',
        mist: haze,
        haze: 0.42,
      },
    );
  mist(plate, 396, 90, mix(haze, ink.snow, 0.4), 0.85);
  wisps(plate, 372, 26, mix(haze, ink.snow, 0.6), 6, 0.6);
  for (const [y, color, height] of [
    [398, mix(ink.spruce, ink.ice, 0.5), [22, 52]],
    [412, mix(ink.spruce, ink.fern, 0.3), [34, 86]],
  ] as const) {
    const hill = ridge(plate, { y, swell: 7, wave: 240, bend: (x) => -(((x - 800) / 800) ** 2) * 26 });
    stand(plate, {
      ground: hill.topAt,
      color,
      height,
      gap: 15,
      rim: 0.3,
      tall: (x) => Math.min(1, Math.abs(x - 840) / 420) ** 0.8,
    });
    layer(plate, hill, { color: mix(color, meadow, 0.7), dots: 0.2 });
  }
}

export const mountains: PlaceArt = {
  name: 'mountains',
  seed: 3101,
  ground: 400,
  moon: [448, 120],
  sky(plate) {
    sky(
      plate,
      [
        mix(ink.tarn, ink.ice, 0.35),
        mix(ink.ice, ink.heather, 0.3),
        mix(ink.rose, ink.heather, 0.1),
        tint(ink.pollen, 0.3),
      ],
      430,
    );
    glow(plate, [430, 330], 620, tint(ink.pollen, 0.5), 0.9);
    barCloud(plate, 1010, 92, 300, mix(ink.snow, ink.rose, 0.4));
    barCloud(plate, 190, 130, 240, mix(ink.snow, ink.pollen, 0.4));
    barCloud(plate, 1400, 210, 260, mix(ink.snow, ink.rose, 0.3));
  },
  draw(plate) {
    const { ctx } = plate;
    peaks(plate);
    for (const [y, swell, color, melt] of [
      [414, 8, mix(meadow, ink.lichen, 0.5), 120],
      [468, 14, mix(meadow, ink.lichen, 0.2), 160],
      [570, 20, meadow, 240],
      [730, 26, mix(meadow, ink.fern, 0.5), 300],
    ] as const) {
      const hill = ridge(plate, { y, swell, wave: 460, octaves: 2 });
      grass(plate, hill.topAt, [3 + (y - 400) * 0.02, 7 + (y - 400) * 0.05], mix(color, ink.fern, 0.15), 3.4);
      layer(plate, hill, { color, mist: mix(color, ink.fern, 0.4), melt, haze: 0.9, dots: 0.22 });
      stippleAlong(
        plate,
        hill.path,
        mix(tint(color, 0.5), ink.pollen, 0.2),
        [0, y + 40 + (y - 400) * 0.2],
        [0, y - 12],
        0.55,
      );
      if (y === 414) {
        tarn(plate);
        mist(plate, 452, 30, mix(haze, ink.snow, 0.5), 0.5, 22);
      }
    }
    hut(plate);
    const way = lane(path);
    ctx.fillStyle = fade(mix(meadow, ink.spruce, 0.5), 0.5);
    ctx.fill(lane(path.map(([x, y, half]) => [x + half * 0.05, y, half * 1.07] as const)));
    ctx.fillStyle = down(plate, 408, 1000, [
      tint(mix(ink.lichen, ink.pollen, 0.5), 0.4),
      mix(mix(ink.pollen, ink.snow, 0.2), ink.bark, 0.22),
    ]);
    ctx.fill(way);
    within(plate, way, () => {
      form(plate, way, {
        fill: fade(ink.snow, 0),
        shade: mix(ink.bark, ink.fern, 0.4),
        light: null,
        depth: 0.5,
        towards: [-0.8, -0.2],
      });
      stones(plate, [700, 440, 960, 990], 46, mix(ink.bark, ink.pollen, 0.5));
    });
    for (const [x, y, half] of path)
      for (let i = 0; i < 12; i++) {
        const side = plate.random.side();
        const at = x + side * half * plate.random.between(0.94, 1.12);
        grass(
          plate,
          () => y + plate.random.between(-16, 20),
          [4 + half * 0.05, 9 + half * 0.14],
          mix(meadow, ink.fern, plate.random.between(0.2, 0.8)),
          4,
          at - 4,
          at + 4,
        );
      }
    flecks(
      plate,
      [0, 440, FIELD.width, 1000],
      420,
      [ink.snow, ink.pollen, mix(ink.heather, ink.ice, 0.3), mix(ink.rose, ink.dusk, 0.3)],
      way,
    );
    for (const [x, y, size] of [
      [246, 520, 40],
      [300, 532, 24],
      [1330, 560, 46],
      [1396, 580, 28],
      [1120, 478, 18],
      [470, 470, 16],
      [140, 800, 70],
      [1490, 860, 74],
    ] as const)
      boulder(plate, x, y, size);
    // Firs and flowers frame the view.
    for (const [x, base, height] of [
      [40, 800, 520],
      [190, 700, 330],
      [1480, 730, 380],
      [1590, 850, 600],
    ] as const)
      fir(plate, x, base, height, mix(ink.spruce, ink.deep, 0.25), mix(ink.pollen, ink.lichen, 0.5));
    flecks(
      plate,
      [0, 700, FIELD.width, 1060],
      520,
      [ink.snow, ink.pollen, mix(ink.heather, ink.rose, 0.2), ink.rose, mix(ink.clay, ink.rose, 0.4)],
      way,
    );
  },
  light(lights) {
    lights.far([
      [60, 0.8],
      [300, 0.72],
      [400, 0.5],
      [480, 0.28],
      [700, 0.08],
      [1000, 0],
    ]);
    lights.sun(420, 180, 900, 0.5, 0.6);
    lights.sun(620, 620, 700, 0.45, 0.4);
    lights.lamp(HUT[0], HUT[1] - 12, 150, 0.75);
    lights.glowing(hutWindows, 1, 1);
    lights.lamp(HUT[0] + 6, HUT[1] + 30, 260, 0.3, 0.35);
  },
};
