import { crown } from '../../kit/crown';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { ellipse, lane, polygon, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { trunk } from '../../kit/tree';
import { FIELD, type PlaceArt } from '../place';
import { flecks, stones } from './ground';
import { away, bushes, moss, stems } from './grove';
import { fern, LANTERN, lantern, mushrooms } from './undergrowth';

const bends = [
  [726, 404, 6],
  [742, 414, 12],
  [720, 430, 20],
  [664, 456, 30],
  [650, 500, 44],
  [720, 570, 64],
  [800, 670, 88],
  [800, 800, 120],
  [740, 1010, 170],
] as const;

const way = lane(bends);

export const forest: PlaceArt = {
  name: 'forest',
  seed: 3301,
  ground: 405,
  moon: [672, 120],
  sky(plate) {
    sky(
      plate,
      [
        mix(ink.lichen, ink.ice, 0.45),
        mix(ink.lichen, ink.snow, 0.5),
        tint(mix(ink.pollen, ink.lichen, 0.4), 0.5),
      ],
      420,
    );
    glow(plate, [640, 240], 620, lightest, 0.85);
  },
  draw(plate) {
    const { ctx, random } = plate;
    bushes(plate, 380, 120, mix(ink.lichen, ink.ice, 0.32), 520);
    stems(plate, mix(ink.fern, ink.ice, 0.52), 14, 34, 400, 150);
    mist(plate, 380, 130, away, 0.6);
    stems(plate, mix(ink.fern, ink.ice, 0.24), 24, 70, 404, 260);
    bushes(plate, 408, 54, mix(ink.fern, ink.lichen, 0.55), 330);
    mist(plate, 400, 60, away, 0.5);
    const back = ridge(plate, { y: 408, swell: 6, wave: 300 });
    grass(plate, back.topAt, [4, 12], mix(moss, ink.lichen, 0.5), 3);
    layer(plate, back, { color: mix(moss, ink.lichen, 0.55), mist: moss, melt: 160, haze: 1, dots: 0.2 });
    const bark = mix(mix(ink.bark, ink.clay, 0.18), ink.spruce, 0.14);
    for (const [x, base, width, lean] of [
      [372, 470, 52, -8],
      [1080, 456, 42, 6],
      [540, 428, 26, 4],
      [940, 424, 24, -4],
      [1300, 496, 62, 10],
      [210, 452, 40, 5],
    ] as const) {
      ctx.fillStyle = down(plate, base - 10, base + width * 2.4, [fade(ink.deep, 0.34), fade(ink.deep, 0)]);
      ctx.fill(
        polygon([
          [x - width * 0.6, base],
          [x + width * 0.6, base],
          [x + width * 2.4, base + width * 2.2],
          [x + width * 0.4, base + width * 2.2],
        ]),
      );
      trunk(plate, {
        x,
        top: -30,
        base,
        width,
        color: mix(bark, away, width < 45 ? 0.22 : 0.06),
        lean,
        furrows: 8,
      });
      grass(
        plate,
        () => base + 8,
        [8, width * 0.5],
        mix(moss, ink.fern, 0.4),
        5,
        x - width * 1.3,
        x + width * 1.3,
      );
    }
    for (const [y, color, melt] of [
      [498, mix(moss, ink.lichen, 0.2), 200],
      [660, moss, 240],
      [830, mix(moss, ink.fern, 0.45), 260],
    ] as const) {
      const hill = ridge(plate, {
        y,
        swell: 16,
        wave: 420,
        octaves: 2,
        bend: (x) => -(((x - 800) / 800) ** 2) * 30,
      });
      grass(plate, hill.topAt, [(y - 400) * 0.03 + 4, (y - 400) * 0.06 + 9], mix(color, ink.fern, 0.2), 3.6);
      layer(plate, hill, { color, mist: mix(color, ink.spruce, 0.34), melt, haze: 0.9, dots: 0.24 });
    }
    ctx.fillStyle = down(plate, 404, 1000, [
      tint(mix(ink.lichen, ink.pollen, 0.4), 0.4),
      mix(mix(ink.pollen, ink.lichen, 0.35), ink.bark, 0.24),
      mix(ink.bark, ink.lichen, 0.4),
    ]);
    ctx.fill(way);
    within(plate, way, () => {
      stippleAlong(plate, way, mix(ink.bark, ink.spruce, 0.3), [640, 700], [980, 800], 0.5);
      stones(plate, [600, 440, 960, 1000], 60, mix(ink.bark, ink.pollen, 0.35));
    });
    for (const [x, y, half] of bends)
      for (let i = 0; i < 14; i++) {
        const at = x + random.side() * half * random.between(0.92, 1.14);
        const color = mix(moss, ink.spruce, random.between(0.1, 0.6));
        grass(
          plate,
          () => y + random.between(-20, 24),
          [4 + half * 0.06, 10 + half * 0.16],
          color,
          4,
          at - 5,
          at + 5,
        );
      }
    // Patches of light that falls between the crowns.
    for (let i = 0; i < 46; i++) {
      const y = 430 + 560 * random.next();
      const size = 16 + (y - 400) * 0.16 * random.between(0.5, 1.2);
      within(plate, null, () => {
        ctx.translate(random.between(60, 1540), y);
        ctx.scale(random.between(1, 2), 0.3);
        glow(plate, [0, 0], size * 1.5, mix(ink.pollen, lightest, 0.4), random.between(0.2, 0.5));
      });
    }
    flecks(plate, [0, 450, FIELD.width, 960], 170, [ink.snow, mix(ink.heather, ink.ice, 0.4)], way);
    for (const [x, y, long] of [
      [300, 486, 44],
      [440, 500, 40],
      [1200, 500, 46],
      [1010, 470, 30],
      [1400, 560, 70],
      [170, 560, 76],
      [110, 720, 110],
      [1480, 740, 116],
      [1360, 860, 90],
      [230, 880, 96],
      [1130, 620, 44],
      [480, 690, 50],
      [330, 580, 62],
      [1270, 680, 70],
    ] as const)
      fern(plate, x, y, long);
    mushrooms(plate, 1080, 676, 1);
    mushrooms(plate, 420, 800, 1.25);
    lantern(plate);
    near(plate);
  },
  light(lights) {
    lights.far([
      [60, 0.8],
      [340, 0.72],
      [410, 0.5],
      [500, 0.26],
      [700, 0.08],
      [1000, 0],
    ]);
    const trunks = union([
      polygon([
        [-10, 0],
        [176, 0],
        [150, 900],
        [-10, 900],
      ]),
      polygon([
        [1440, 0],
        [1610, 0],
        [1610, 900],
        [1466, 900],
      ]),
    ]);
    lights.far(
      [
        [0, 0.04],
        [1000, 0],
      ],
      trunks,
    );
    lights.sun(660, 300, 620, 0.7, 0.8);
    lights.sun(700, 560, 560, 0.55, 0.35);
    lights.sun(900, 760, 420, 0.3, 0.3);
    lights.dark(trunks);
    lights.lamp(LANTERN[0], LANTERN[1], 300, 0.85);
    lights.lamp(LANTERN[0], LANTERN[1] + 170, 420, 0.5, 0.36);
    lights.glowing(ellipse(LANTERN[0], LANTERN[1], 12, 17), 1);
  },
};

/** Paints two old trees that frame the glade, and leaves above them. */
function near(plate: Plate): void {
  const bark = mix(mix(ink.bark, ink.clay, 0.2), ink.night, 0.12);
  trunk(plate, { x: 62, top: -40, base: 880, width: 150, color: bark, lean: -14, furrows: 14 });
  trunk(plate, { x: 1546, top: -40, base: 900, width: 160, color: bark, lean: 16, furrows: 14 });
  for (const [x, y, long] of [
    [10, 900, 120],
    [130, 912, 130],
    [70, 950, 150],
    [1480, 930, 130],
    [1590, 940, 130],
    [1540, 975, 150],
  ] as const)
    fern(plate, x, y, long);
  shafts(plate, {
    left: 420,
    right: 1060,
    top: -20,
    bottom: 760,
    lean: 250,
    count: 7,
    color: mix(lightest, ink.pollen, 0.2),
    strength: 0.26,
  });
  const leaf = mix(ink.spruce, ink.fern, 0.55);
  crown(
    plate,
    [
      [-20, 60, 210, 90, 0.5],
      [1620, 50, 220, 100, 0.5],
      [180, -10, 190, 80, 0.4],
      [1420, -10, 200, 80, 0.42],
      [430, -46, 180, 76, 0.22],
      [1190, -50, 190, 78, 0.24],
      [660, -80, 180, 80, 0.06],
      [930, -84, 190, 82, 0.1],
      [90, 90, 130, 60, 0.2],
      [1520, 96, 130, 60, 0.24],
    ],
    {
      leaf,
      dark: mix(ink.deep, ink.night, 0.2),
      glint: mix(ink.lichen, ink.pollen, 0.4),
      dabs: 110,
      size: 4.4,
    },
  );
  const front = ridge(plate, {
    y: 974,
    swell: 14,
    wave: 220,
    bend: (x) => Math.exp(-(((x - 770) / 440) ** 2)) * 70,
  });
  grass(plate, front.topAt, [20, 50], mix(ink.spruce, ink.fern, 0.5), 4);
  layer(plate, front, { color: mix(ink.spruce, ink.fern, 0.45), dots: 0.3 });
}
