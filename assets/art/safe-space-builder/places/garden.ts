import { heapCloud } from '../../kit/cloud';
import { crown } from '../../kit/crown';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { box, curve, ellipse, lane, leaf, type Point, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { arched, line, shape } from '../../kit/trace';
import { broadleaf, foliage } from '../../kit/tree';
import { FIELD, type PlaceArt } from '../place';
import { flecks } from './ground';

const lawn = mix(ink.fern, ink.lichen, 0.5);
const hedge = mix(ink.fern, ink.spruce, 0.3);
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

/** Roses on a wall or an arch: leaves, and blossoms of two sizes. */
function roses(
  plate: Plate,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  color: string,
): void {
  const { ctx, random } = plate;
  form(plate, foliage(random, x, y, rx, ry, 13), {
    fill: hedge,
    light: mix(hedge, ink.lichen, 0.6),
    shade: shade(hedge, 0.4),
    depth: 0.8,
  });
  for (let i = 0; i < count * 2; i++) {
    const [turn, out] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    ctx.fillStyle = mix(hedge, ink.lichen, random.between(0.1, 0.7));
    ctx.fill(
      leaf([x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out], random.between(0, 6), 13, 6),
    );
  }
  for (let i = 0; i < count; i++) {
    const [turn, out] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.96];
    const [cx, cy, size] = [
      x + Math.cos(turn) * rx * out,
      y + Math.sin(turn) * ry * out,
      random.between(5, 10),
    ];
    const fill = mix(color, ink.snow, random.between(0, 0.4));
    form(plate, foliage(random, cx, cy, size, size * 0.9, 6), {
      fill,
      shade: mix(fill, ink.clay, 0.5),
      depth: 0.8,
    });
    ctx.strokeStyle = fade(mix(fill, ink.clay, 0.7), 0.6);
    ctx.lineWidth = 1.3;
    ctx.stroke(
      line(
        `${cx - size * 0.4} ${cy}, ${cx} ${cy - size * 0.36}, ${cx + size * 0.36} ${cy + size * 0.1}, ${cx - size * 0.05} ${cy + size * 0.3}`,
      ),
    );
  }
}

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
  // The open gate, and what lies beyond.
  ctx.fillStyle = mix(ink.lichen, ink.snow, 0.5);
  ctx.fill(arched(728, 160, 184, 254));
  form(plate, arched(722, 152, 196, 264), { fill: mix(brick, ink.snow, 0.35), depth: 0.6 });
  ctx.fillStyle = down(plate, 170, 412, [
    mix(ink.ice, ink.pollen, 0.3),
    tint(mix(ink.lichen, ink.pollen, 0.3), 0.4),
    mix(lawn, ink.pollen, 0.3),
  ]);
  ctx.fill(doorway);
  within(plate, doorway, () => {
    glow(plate, [800, 260], 130, lightest, 0.8);
    form(plate, foliage(random, 760, 340, 60, 44), { fill: mix(ink.lichen, ink.fern, 0.4) });
    form(plate, foliage(random, 886, 330, 62, 50), { fill: mix(ink.lichen, ink.fern, 0.5) });
    ctx.fillStyle = mix(lawn, ink.pollen, 0.25);
    ctx.fill(box(730, 366, 190, 60));
  });
}

export const garden: PlaceArt = {
  name: 'garden',
  seed: 3501,
  ground: 400,
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
    // The bed along the wall: what is tall stands behind.
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
    // A lawn that was mown to and fro.
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
    // An old apple tree looks in from the side.
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
    lights.lamp(820, 330, 160, 0.55);
    for (const x of [716, 924]) lights.lamp(x, 300, 300, 0.85);
    lights.lamp(820, 470, 620, 0.42, 0.36);
    lights.sunny(doorway, 0.4);
  },
};

/** Flat stones laid in the grass, larger towards the viewer. */
function paving(plate: Plate): void {
  const { ctx, random } = plate;
  const slab = mix(mix(ink.bark, ink.snow, 0.66), ink.pollen, 0.14);
  for (let y = 404, row = 0; y < 1010; row++) {
    const tall = 8 + (y - 400) * 0.105;
    const half = 40 + (y - 400) * 0.24;
    const middle = 815 + Math.sin((y - 400) / 105) * -42 * Math.min(1, (y - 400) / 90);
    const count = row % 2 ? 2 : 3;
    for (let i = 0; i < count; i++) {
      const wide = (half * 2) / count;
      const x = middle - half + wide * (i + 0.5) + random.between(-3, 3);
      const points: Point[] = [
        [-0.46, -0.36],
        [0, -0.44],
        [0.45, -0.36],
        [0.48, 0.02],
        [0.44, 0.4],
        [0, 0.45],
        [-0.45, 0.38],
        [-0.48, 0],
      ].map(
        ([dx = 0, dy = 0]): Point => [
          x + dx * wide * random.between(0.92, 1),
          y + tall / 2 + dy * tall * random.between(0.9, 1),
        ],
      );
      ctx.fillStyle = fade(mix(ink.spruce, ink.deep, 0.4), 0.4);
      ctx.fill(
        curve(
          points.map(([px, py]): Point => [px + 2, py + tall * 0.08]),
          true,
          0.7,
        ),
      );
      form(plate, curve(points, true, 0.7), {
        fill: mix(slab, random.pick([ink.heather, ink.rose, ink.lichen, ink.bark]), random.between(0, 0.16)),
        depth: 0.4,
        light: tint(slab, 0.5),
      });
    }
    grass(
      plate,
      () => y + tall * 1.02,
      [3 + tall * 0.08, 5 + tall * 0.2],
      mix(lawn, ink.fern, 0.6),
      7,
      middle - half,
      middle + half,
    );
    y += tall * 1.06;
  }
}

/** Box, cut round. */
function ball(plate: Plate, x: number, y: number, size: number): void {
  const { ctx, random } = plate;
  ctx.fillStyle = fade(ink.deep, 0.26);
  ctx.fill(ellipse(x + size * 0.3, y + 2, size * 1.2, size * 0.22));
  form(plate, foliage(random, x, y - size * 0.8, size, size * 0.92, 18), {
    fill: hedge,
    light: mix(hedge, ink.lichen, 0.8),
    shade: shade(hedge, 0.5),
    depth: 0.95,
  });
  for (let i = 0; i < size * 1.6; i++) {
    const [turn, out] = [random.between(-3.4, 0), random.between(0.1, 0.92)];
    ctx.fillStyle = fade(mix(hedge, ink.lichen, random.between(0.2, 0.8)), 0.6);
    ctx.fill(
      ellipse(
        x + Math.cos(turn) * size * out,
        y - size * 0.8 + Math.sin(turn) * size * out * 0.9,
        3,
        1.8,
        random.between(0, 3),
      ),
    );
  }
}

/** Lanterns on both sides of the gate. */
function pots(plate: Plate): void {
  const { ctx } = plate;
  for (const x of [716, 924]) {
    ctx.strokeStyle = ink.deep;
    ctx.lineWidth = 3.6;
    ctx.stroke(line(`${x} 268, ${x} 280`));
    form(plate, shape(`${x - 12} 282, ${x + 12} 282, ${x + 16} 318, ${x - 16} 318`, 0.1), {
      fill: tint(mix(ink.pollen, ink.snow, 0.3), 0.2),
      light: lightest,
    });
    form(plate, union([box(x - 17, 276, 34, 7, 3), box(x - 18, 316, 36, 7, 3), box(x - 1.5, 280, 3, 38)]), {
      fill: mix(ink.deep, ink.bark, 0.3),
    });
  }
}
