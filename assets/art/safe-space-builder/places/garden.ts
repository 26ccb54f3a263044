import { heapCloud } from '../../kit/cloud';
import { crown } from '../../kit/crown';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { box, ellipse, lane, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { arched, line, shape } from '../../kit/trace';
import { broadleaf, foliage } from '../../kit/tree';
import { FIELD, type PlaceArt } from '../place';
import { ball, hedge, lawn, paving, pots, roses } from './flowerbeds';
import { flecks } from './ground';
import { farTree, open } from './room';

const brick = mix(mix(ink.clay, ink.rose, 0.5), ink.bark, 0.1);

const doorway = arched(742, 176, 156, 236);

const way = lane([
  [820, 398, 46],
  [822, 412, 52],
  [806, 440, 62],
  [770, 480, 74],
  [760, 530, 88],
  [800, 600, 108],
  [860, 700, 136],
  [880, 820, 172],
  [840, 1010, 230],
]);

function wall(plate: Plate): void {
  const { ctx, random } = plate;
  const face = union([box(-10, 232, 1620, 186)]);
  form(plate, face, { fill: brick, depth: 0.5, towards: [-0.4, -1] });
  within(plate, face, () => {
    for (let y = 236, row = 0; y < 420; y += 17, row++)
      for (let x = -20 - (row % 2) * 20; x < 1620; x += 40) {
        ctx.fillStyle = fade(
          mix(brick, random.pick([ink.clay, ink.snow, ink.heather, ink.pollen]), random.between(0.05, 0.3)),
          0.75,
        );
        ctx.fill(box(x, y, 37, 14, 2));
      }
    stippleAlong(plate, face, mix(ink.spruce, ink.deep, 0.2), [0, 350], [0, 430], 0.4);
  });
  form(plate, box(-10, 220, 1620, 18, 4), { fill: mix(brick, ink.snow, 0.45), towards: [0, -1], depth: 0.7 });
  // The open gate, and the view through it.
  ctx.fillStyle = mix(ink.lichen, ink.snow, 0.5);
  ctx.fill(arched(728, 160, 184, 254));
  form(plate, arched(722, 152, 196, 264), { fill: mix(brick, ink.snow, 0.35), depth: 0.6 });
  open(plate, doorway);
  within(plate, doorway, () => {
    ctx.fillStyle = mix(mix(ink.fern, ink.lichen, 0.5), ink.ice, 0.55);
    ctx.fill(ellipse(820, 372, 90, 34));
    for (const [x, y, rx, ry, haze] of [
      [762, 322, 60, 54, 0.46],
      [884, 314, 62, 60, 0.38],
    ] as const)
      form(plate, farTree(x, y, rx, ry), {
        fill: mix(mix(ink.fern, ink.lichen, 0.5), ink.ice, haze),
        depth: 0.6,
      });
    ctx.fillStyle = mix(lawn, ink.pollen, 0.25);
    ctx.fill(box(730, 370, 190, 60));
  });
}

export const garden: PlaceArt = {
  name: 'garden',
  seed: 3501,
  ground: 400,
  moon: [448, 80],
  sky(plate) {
    sky(
      plate,
      [
        mix(ink.tarn, ink.ice, 0.45),
        mix(ink.ice, ink.tarn, 0.12),
        mix(ink.ice, ink.pollen, 0.2),
        tint(mix(ink.pollen, ink.rose, 0.4), 0.5),
      ],
      300,
    );
    glow(plate, [420, 100], 480, lightest, 0.75);
    heapCloud(plate, 1080, 130, 300, ink.snow, mix(ink.ice, ink.heather, 0.3));
    heapCloud(plate, 640, 90, 170, ink.snow, mix(ink.ice, ink.heather, 0.3));
  },
  draw(plate) {
    const { ctx, random } = plate;
    for (const [x, height, color] of [
      [520, 170, 0.5],
      [1130, 190, 0.46],
      [990, 130, 0.6],
      [330, 150, 0.62],
    ] as const)
      broadleaf(plate, {
        x,
        base: 270,
        height,
        leaves: mix(mix(ink.fern, ink.lichen, 0.3), ink.ice, color * 0.6),
      });
    for (const [x, tall] of [
      [640, 150],
      [680, 118],
      [962, 128],
    ] as const)
      form(
        plate,
        shape(
          `${x} ${260 - tall}, ${x + 20} ${290 - tall * 0.6}, ${x + 22} 260, ${x - 22} 260, ${x - 20} ${290 - tall * 0.6}`,
          0.6,
        ),
        { fill: mix(ink.spruce, ink.ice, 0.4), depth: 0.7 },
      );
    wall(plate);
    for (const [x, y, rx, ry, count, color] of [
      [520, 290, 84, 62, 30, ink.rose],
      [590, 356, 66, 46, 20, ink.rose],
      [1060, 280, 100, 66, 34, mix(ink.pollen, ink.snow, 0.4)],
      [1150, 350, 74, 52, 20, mix(ink.pollen, ink.snow, 0.4)],
      [708, 190, 46, 60, 16, ink.dusk],
      [930, 196, 48, 62, 16, ink.dusk],
      [818, 140, 112, 30, 26, ink.dusk],
      [300, 300, 90, 60, 26, ink.dusk],
      [1370, 296, 110, 66, 30, ink.rose],
    ] as const)
      roses(plate, x, y, rx, ry, count, color);
    // The bed along the wall, with tall plants at the back.
    const bed = ridge(plate, { y: 404, swell: 5, wave: 150, floor: 470 });
    for (const [y, colors, from, to] of [
      [402, [ink.heather, mix(ink.heather, ink.ice, 0.3), ink.tarn], 26, 62],
      [412, [ink.dusk, ink.rose, mix(ink.pollen, ink.snow, 0.3)], 16, 38],
    ] as const)
      for (let x = -10; x < 1610; x += random.between(6, 12)) {
        if (x > 716 && x < 922) continue;
        const tall = random.between(from, to);
        ctx.strokeStyle = mix(hedge, ink.lichen, 0.3);
        ctx.lineWidth = 2;
        ctx.stroke(line(`${x} ${y + 8}, ${x + random.between(-3, 3)} ${y - tall}`));
        const color = random.pick(colors);
        for (let bud = 0; bud < 5; bud++) {
          ctx.fillStyle = mix(color, ink.snow, random.between(0, 0.35));
          ctx.fill(ellipse(x + random.between(-3, 3), y - tall + bud * tall * 0.11, 4 + bud * 0.4, 3.6));
        }
      }
    grass(plate, bed.topAt, [8, 26], hedge, 3, -10, 716);
    grass(plate, bed.topAt, [8, 26], hedge, 3, 922, 1610);
    const back = ridge(plate, { y: 414, swell: 4, wave: 300 });
    layer(plate, back, { color: mix(lawn, ink.lichen, 0.4), mist: lawn, melt: 200, haze: 1, dots: 0.14 });
    // A mown lawn with stripes.
    for (let stripe = -9; stripe < 9; stripe++) {
      const at = (i: number, y: number): number => 800 + i * 110 * (0.62 + ((y - 414) / 586) * 1.5);
      ctx.fillStyle = fade(stripe % 2 ? mix(lawn, ink.snow, 0.4) : mix(lawn, ink.fern, 0.6), 0.26);
      ctx.beginPath();
      ctx.moveTo(at(stripe, 414), 414);
      ctx.lineTo(at(stripe + 1, 414), 414);
      ctx.lineTo(at(stripe + 1, 1000), 1000);
      ctx.lineTo(at(stripe, 1000), 1000);
      ctx.fill();
    }
    stippleAlong(plate, box(0, 420, 1600, 600), mix(ink.fern, ink.spruce, 0.6), [0, 560], [0, 1040], 0.5);
    for (let i = 0; i < 900; i++) {
      const y = 424 + 570 * random.next();
      grass(
        plate,
        () => y,
        [3 + (y - 400) * 0.008, 6 + (y - 400) * 0.022],
        mix(lawn, random.pick([ink.fern, ink.lichen, ink.spruce]), 0.4),
        5,
        random.between(0, 1600) - 5,
        -1,
      );
    }
    paving(plate);
    flecks(plate, [0, 440, FIELD.width, 960], 130, [ink.snow, ink.snow, ink.pollen], way);
    for (const [x, y, size] of [
      [640, 424, 30],
      [1000, 424, 30],
      [250, 470, 60],
      [1380, 470, 62],
    ] as const)
      ball(plate, x, y, size);
    pots(plate);
    // An old apple tree at the side.
    crown(
      plate,
      [
        [-10, 100, 200, 110, 0.4],
        [150, 40, 190, 84, 0.2],
        [40, 10, 220, 80, 0.02],
        [300, 4, 130, 52, 0.1],
      ],
      {
        leaf: mix(ink.fern, ink.lichen, 0.1),
        dark: mix(ink.spruce, ink.deep, 0.5),
        glint: mix(ink.lichen, ink.pollen, 0.5),
        dabs: 90,
        size: 4.6,
      },
    );
    for (const [x, y] of [
      [70, 150],
      [190, 96],
      [130, 184],
      [270, 60],
      [24, 200],
    ] as const)
      form(plate, ellipse(x, y, 13, 12), { fill: mix(ink.clay, ink.dusk, 0.2), depth: 0.9 });
    for (const [x, y, rx] of [
      [20, 930, 200],
      [1590, 900, 210],
      [250, 1000, 150],
      [1380, 1004, 150],
    ] as const) {
      form(plate, foliage(random, x, y, rx, rx * 0.5, 15), {
        fill: mix(hedge, ink.deep, 0.1),
        light: mix(hedge, ink.lichen, 0.5),
        depth: 0.9,
      });
      for (let i = 0; i < 26; i++) {
        const [fx, fy] = [
          x + random.between(-0.85, 0.85) * rx,
          y - rx * 0.36 + random.between(-0.1, 0.3) * rx,
        ];
        form(plate, foliage(random, fx, fy, random.between(9, 15), random.between(8, 13), 7), {
          fill: mix(
            random.pick([ink.heather, ink.rose, mix(ink.heather, ink.ice, 0.4)]),
            ink.snow,
            random.between(0, 0.3),
          ),
          depth: 0.8,
        });
      }
    }
  },
  light(lights) {
    lights.far([
      [60, 0.7],
      [230, 0.5],
      [420, 0.4],
      [520, 0.2],
      [760, 0.05],
      [1000, 0],
    ]);
    lights.sun(480, 300, 700, 0.5, 0.6);
    lights.sun(760, 620, 800, 0.5, 0.4);
    for (const x of [716, 924]) lights.lamp(x, 300, 300, 0.85);
    lights.lamp(820, 470, 620, 0.42, 0.36);
    // The lanterns hang on the near side of the wall, so beyond the gate only the threshold is lit.
    lights.far(
      [
        [176, 0.8],
        [360, 0.7],
        [412, 0.5],
      ],
      doorway,
    );
    lights.dark(doorway);
    lights.lamp(820, 420, 90, 0.4, 0.5);
    lights.sunny(doorway, 0.4);
  },
};
