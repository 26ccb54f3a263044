import type { Path2D } from '@napi-rs/canvas';
import { stand } from '../../kit/conifer';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { mist } from '../../kit/mist';
import { box, curve, ellipse, leaf, type Point, polygon, union } from '../../kit/path';
import { peak } from '../../kit/peak';
import { down, type Plate, within } from '../../kit/plate';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line, shape, stem } from '../../kit/trace';
import type { PlaceArt } from '../place';
import { boards } from './ground';
import { books, curtain, open, pine, sconce, skirting, windowLight } from './room';

const floor = 440;
const wood = mix(ink.bark, ink.clay, 0.2);
const pane = box(420, 96, 300, 238, 4);
const linen = tint(mix(ink.rose, ink.pollen, 0.4), 0.5);
const fallen = windowLight([560, 520], 330, 300, 150, 3, 2);

function wall(plate: Plate): void {
  const { ctx, random } = plate;
  for (let y = -20; y < floor; y += 58) {
    const log = box(-10, y, 1620, 57, 6);
    const tone = mix(pine, ink.bark, random.between(0, 0.14));
    form(plate, log, {
      fill: tone,
      towards: [0, -1],
      shade: mix(tone, ink.bark, 0.75),
      light: tint(tone, 0.35),
      depth: 0.7,
      start: 0.4,
    });
    ctx.strokeStyle = fade(mix(tone, ink.bark, 0.9), 0.26);
    ctx.lineWidth = 1.6;
    for (let i = 0; i < 12; i++) {
      const [x, gy, long] = [random.between(-40, 1560), y + random.between(12, 46), random.between(60, 220)];
      ctx.stroke(line(`${x} ${gy}, ${x + long * 0.5} ${gy + random.between(-3, 3)}, ${x + long} ${gy}`));
    }
    for (let i = 0; i < 2; i++) {
      const [x, gy] = [random.between(20, 1580), y + random.between(18, 40)];
      ctx.fillStyle = fade(mix(tone, ink.bark, 0.9), 0.4);
      ctx.fill(ellipse(x, gy, 8, 5));
    }
    ctx.fillStyle = fade(shade(tone, 0.62), 0.8);
    ctx.fillRect(-10, y + 55.5, 1620, 3);
  }
  stippleAlong(plate, box(0, 0, 1600, floor), mix(ink.bark, ink.night, 0.3), [700, 0], [1700, 300], 0.4);
  stippleAlong(plate, box(0, 0, 1600, 150), mix(ink.bark, ink.night, 0.3), [0, 130], [0, -20], 0.6);
}

function view(plate: Plate): void {
  const { ctx } = plate;
  open(plate, pane);
  within(plate, pane, () => {
    const rock = mix(ink.heather, ink.tarn, 0.4);
    const haze = mix(ink.ice, ink.rose, 0.4);
    peak(
      plate,
      { apex: [650, 150], left: [520, 330], right: [800, 330], jag: 0.5 },
      { rock: mix(rock, ink.ice, 0.35), snowline: 0.42, lit: 'left', mist: haze },
    );
    peak(
      plate,
      { apex: [530, 128], left: [360, 334], right: [700, 334], jag: 0.5 },
      { rock: mix(rock, ink.ice, 0.14), snowline: 0.46, lit: 'left', mist: haze },
    );
    mist(plate, 314, 40, ink.snow, 0.6);
    stand(plate, {
      ground: () => 330,
      color: mix(ink.spruce, ink.ice, 0.3),
      height: [22, 54],
      gap: 11,
      from: 400,
      to: 740,
    });
    ctx.fillStyle = mix(ink.snow, ink.ice, 0.4);
    ctx.fill(box(410, 326, 320, 20));
    stand(plate, {
      ground: () => 344,
      color: mix(ink.spruce, ink.deep, 0.2),
      height: [22, 66],
      gap: 20,
      from: 400,
      to: 740,
    });
  });
  const frame = union([
    box(404, 80, 332, 18, 3),
    box(404, 80, 18, 270, 3),
    box(718, 80, 18, 270, 3),
    box(563, 90, 12, 250, 2),
    box(412, 206, 316, 11, 2),
  ]);
  form(plate, frame, { fill: wood, light: tint(wood, 0.4), depth: 0.8 });
  form(plate, box(388, 332, 364, 22, 5), {
    fill: mix(wood, pine, 0.3),
    light: tint(pine, 0.5),
    towards: [0, -1],
  });
  plate.ctx.fillStyle = fade(shade(wood, 0.6), 0.4);
  plate.ctx.fill(box(396, 354, 348, 12));
  for (const [x, turns] of [
    [690, [-2.2, -1.8, -1.4, -1]],
    [452, [-2.4, -2, -1.6, -1.2, -0.8]],
  ] as const) {
    for (const turn of turns)
      form(plate, leaf([x, 304], turn, 44, 15), { fill: mix(ink.fern, ink.lichen, 0.2), depth: 0.8 });
    form(
      plate,
      polygon([
        [x - 17, 300],
        [x + 17, 300],
        [x + 13, 334],
        [x - 13, 334],
      ]),
      { fill: ink.clay, depth: 0.9 },
    );
  }
  form(plate, box(366, 56, 408, 10, 5), { fill: shade(wood, 0.3) });
  curtain(plate, 400, 60, 318, 88, -1, linen);
  curtain(plate, 740, 60, 318, 88, 1, linen);
}

/** A hearth of field stones with a fire, a beam over it, and what one puts there. */
function hearth(plate: Plate): void {
  const { ctx, random } = plate;
  const stone = mix(mix(ink.bark, ink.ice, 0.5), ink.rose, 0.14);
  const body = polygon([
    [910, -10],
    [1150, -10],
    [1150, 190],
    [1206, 214],
    [1206, floor + 16],
    [854, floor + 16],
    [854, 214],
    [910, 190],
  ]);
  form(plate, body, { fill: mix(stone, ink.bark, 0.35), depth: 0.6 });
  within(plate, body, () => {
    for (let y = -6, row = 0; y < floor + 20; y += 30, row++)
      for (let x = 840 + (row % 2) * 26; x < 1220; ) {
        const wide = random.between(38, 66);
        form(plate, box(x, y, wide - 5, 25, 9), {
          fill: mix(stone, random.pick([ink.rose, ink.heather, ink.ice, ink.bark]), random.between(0, 0.22)),
          depth: 0.8,
        });
        x += wide;
      }
    stippleAlong(plate, body, mix(ink.bark, ink.night, 0.4), [1030, 200], [1230, 260], 0.5);
  });
  const mouth = shape('932 450, 932 320, 956 276, 1030 258, 1104 276, 1128 320, 1128 450', 0.4);
  ctx.fillStyle = mix(ink.bark, ink.night, 0.72);
  ctx.fill(mouth);
  within(plate, mouth, () => {
    glow(plate, [1030, 420], 150, mix(ink.clay, ink.pollen, 0.4), 0.9);
    for (const [text, color] of [
      ['960 440 12, 1100 424 12', ink.bark],
      ['964 422 11, 1094 442 11', mix(ink.bark, ink.clay, 0.2)],
    ] as const)
      form(plate, stem(text), { fill: color, light: ink.clay });
    for (const [x, tall, color] of [
      [1000, 84, ink.clay],
      [1058, 92, ink.clay],
      [1030, 128, mix(ink.clay, ink.pollen, 0.4)],
      [1008, 62, ink.pollen],
      [1052, 66, ink.pollen],
      [1030, 86, mix(ink.pollen, lightest, 0.4)],
    ] as const) {
      ctx.fillStyle = color;
      ctx.fill(
        shape(
          `${x} 436, ${x - tall * 0.22} ${436 - tall * 0.22}, ${x - tall * 0.1} ${436 - tall * 0.6}, ${x + tall * 0.04} ${436 - tall}, ${x + tall * 0.14} ${436 - tall * 0.56}, ${x + tall * 0.22} ${436 - tall * 0.2}`,
        ),
      );
    }
  });
  form(plate, box(830, 196, 400, 30, 6), {
    fill: wood,
    light: tint(wood, 0.4),
    towards: [-0.2, -1],
    depth: 0.8,
  });
  ctx.fillStyle = fade(shade(wood, 0.7), 0.45);
  ctx.fill(box(846, 226, 368, 14));
  form(
    plate,
    polygon([
      [836, floor + 6],
      [1224, floor + 6],
      [1262, floor + 50],
      [798, floor + 50],
    ]),
    { fill: mix(stone, ink.ice, 0.2), depth: 0.5 },
  );
  form(plate, box(798, floor + 48, 464, 14, 3), { fill: mix(stone, ink.bark, 0.4) });
  // On the mantel: a clock, two candles, a jug of twigs.
  form(plate, shape('1002 196, 1000 150, 1030 128, 1060 150, 1058 196', 0.5), {
    fill: mix(wood, ink.pollen, 0.24),
  });
  form(plate, ellipse(1030, 160, 17), { fill: tint(linen, 0.5) });
  ctx.strokeStyle = ink.bark;
  ctx.lineWidth = 2.4;
  ctx.stroke(line('1030 148, 1030 160, 1038 165', 0));
  for (const [x, tall] of [
    [886, 44],
    [912, 30],
  ] as const) {
    form(plate, box(x - 8, 196 - tall, 16, tall, 4), { fill: mix(ink.snow, ink.rose, 0.2) });
    ctx.fillStyle = mix(ink.pollen, lightest, 0.3);
    ctx.fill(ellipse(x, 190 - tall, 3.6, 8));
  }
  form(plate, shape('1142 196, 1138 160, 1152 142, 1172 142, 1186 160, 1182 196', 0.5), {
    fill: mix(ink.tarn, ink.ice, 0.2),
    depth: 0.9,
  });
  for (const turn of [-2.3, -1.95, -1.6, -1.2, -0.85]) {
    ctx.strokeStyle = wood;
    ctx.lineWidth = 2.4;
    ctx.stroke(
      line(
        `1162 146, ${1162 + Math.cos(turn) * 34} ${146 + Math.sin(turn) * 40}, ${1162 + Math.cos(turn) * 62} ${146 + Math.sin(turn) * 74}`,
      ),
    );
    for (const part of [0.5, 0.7, 0.9])
      form(
        plate,
        leaf([1162 + Math.cos(turn) * 62 * part, 146 + Math.sin(turn) * 74 * part], turn + 0.7, 18, 8),
        { fill: mix(ink.lichen, ink.fern, 0.4) },
      );
  }
}

/** Small lights on a string that hangs from five nails. */
const bulbs: readonly Point[] = Array.from({ length: 45 }, (_, i): Point => {
  const t = ((i + 0.5) / 9) % 1;
  return [(i + 0.5) * 36, 40 + 26 * Math.sin(Math.PI * t)];
});

/** A bench with cushions on the left, and pictures over it. */
function corner(plate: Plate): void {
  const { ctx } = plate;
  for (const [x, y, wide, tall, hue] of [
    [84, 110, 92, 116, ink.fern],
    [200, 96, 118, 84, ink.tarn],
    [212, 200, 94, 62, ink.dusk],
  ] as const) {
    ctx.fillStyle = fade(shade(wood, 0.7), 0.35);
    ctx.fill(box(x + 5, y + 7, wide, tall, 3));
    form(plate, box(x, y, wide, tall, 3), {
      fill: mix(wood, ink.pollen, 0.25),
      light: tint(pine, 0.5),
      depth: 0.8,
    });
    ctx.fillStyle = tint(linen, 0.45);
    ctx.fill(box(x + 8, y + 8, wide - 16, tall - 16));
    const inner = box(x + 17, y + 17, wide - 34, tall - 34);
    ctx.fillStyle = down(plate, y, y + tall, [mix(hue, ink.snow, 0.72), mix(hue, ink.snow, 0.5)]);
    ctx.fill(inner);
    within(plate, inner, () => {
      if (hue === ink.fern) {
        for (const turn of [-2.5, -2.05, -1.57, -1.1, -0.65])
          ctx.fill(paint(ctx, hue, leaf([x + wide / 2, y + tall - 22], turn, 62, 18)));
      } else {
        ctx.fill(paint(ctx, tint(ink.pollen, 0.4), ellipse(x + wide * 0.62, y + tall * 0.42, 10)));
        ctx.fill(
          paint(
            ctx,
            mix(hue, ink.heather, 0.4),
            shape(
              `${x} ${y + tall}, ${x + wide * 0.3} ${y + tall * 0.48}, ${x + wide * 0.56} ${y + tall * 0.7}, ${x + wide * 0.8} ${y + tall * 0.54}, ${x + wide} ${y + tall}`,
            ),
          ),
        );
      }
    });
  }
  form(plate, box(34, 366, 320, 22, 6), {
    fill: mix(pine, ink.pollen, 0.14),
    light: tint(pine, 0.6),
    towards: [0, -1],
  });
  form(plate, box(46, 388, 296, 64, 3), { fill: mix(pine, ink.bark, 0.3), depth: 0.8 });
  for (const x of [52, 150, 248])
    form(plate, box(x, 396, 88, 48, 4), { fill: mix(pine, ink.bark, 0.16), depth: 0.7 });
  form(plate, box(40, 348, 308, 24, 11), { fill: mix(ink.tarn, ink.ice, 0.2), depth: 0.9, towards: [0, -1] });
  for (const [x, color, lean] of [
    [86, mix(ink.clay, ink.dusk, 0.3), -6],
    [150, mix(ink.pollen, ink.snow, 0.3), 8],
    [298, mix(ink.rose, ink.snow, 0.2), 4],
  ] as const)
    form(
      plate,
      shape(
        `${x - 32 + lean} 290, ${x + 28 + lean} 286, ${x + 34} 318, ${x + 30} 350, ${x - 30} 352, ${x - 36} 320`,
        0.5,
      ),
      { fill: color, depth: 0.95 },
    );
}

const paint = (ctx: Plate['ctx'], color: string, path: Path2D): Path2D => {
  ctx.fillStyle = color;
  return path;
};

export const cabin: PlaceArt = {
  name: 'cabin',
  seed: 3401,
  ground: floor,
  sky(plate) {
    sky(plate, [mix(ink.tarn, ink.ice, 0.5), ink.ice, tint(mix(ink.pollen, ink.rose, 0.4), 0.4)], 330);
    glow(plate, [470, 120], 160, lightest, 0.7);
  },
  draw(plate) {
    const { ctx, random } = plate;
    wall(plate);
    boards(plate, floor, mix(pine, ink.bark, 0.14), 52);
    skirting(plate, floor, mix(wood, ink.night, 0.1));
    view(plate);
    hearth(plate);
    // Wood for the winter, and a shelf of books and jars over the bench.
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 5 - (row % 2); i++) {
        const [x, y] = [1300 + i * 46 + (row % 2) * 23, floor - 2 - row * 38];
        form(plate, ellipse(x, y, 22), { fill: mix(pine, ink.snow, 0.25), depth: 0.7 });
        ctx.strokeStyle = mix(ink.bark, ink.clay, 0.2);
        ctx.lineWidth = 4;
        ctx.stroke(ellipse(x, y, 21));
        ctx.lineWidth = 1.4;
        for (const r of [14, 8, 3]) ctx.stroke(ellipse(x + random.between(-1, 1), y, r));
      }
    for (const y of [120, 216]) {
      form(plate, box(1286, y, 290, 13, 2), { fill: wood, light: tint(wood, 0.4), towards: [0, -1] });
      books(plate, 1300, y === 120 ? 1430 : 1380, y, 62);
    }
    for (const [x, y, color] of [
      [1460, 120, ink.tarn],
      [1510, 120, mix(ink.pollen, ink.bark, 0.1)],
      [1420, 216, ink.fern],
      [1540, 216, ink.clay],
    ] as const)
      form(
        plate,
        shape(
          `${x - 18} ${y}, ${x - 20} ${y - 30}, ${x - 10} ${y - 44}, ${x + 10} ${y - 44}, ${x + 20} ${y - 30}, ${x + 18} ${y}`,
          0.5,
        ),
        { fill: mix(color, ink.snow, 0.2), depth: 0.9 },
      );
    corner(plate);
    sconce(plate, 800, 110);
    sconce(plate, 1256, 96);
    // Day comes in.
    ctx.fillStyle = fade(mix(ink.pollen, lightest, 0.5), 0.16);
    ctx.fill(fallen);
    // A beam of the roof, and a string of small lights under it.
    form(plate, box(-10, -12, 1620, 40, 4), { fill: shade(wood, 0.16), light: null, towards: [0, -1] });
    ctx.strokeStyle = mix(ink.bark, ink.night, 0.4);
    ctx.lineWidth = 2.4;
    ctx.stroke(curve(bulbs.map(([x, y]): Point => [x, y - 7])));
    for (const [x, y] of bulbs) {
      ctx.fillStyle = mix(ink.bark, ink.night, 0.3);
      ctx.fill(box(x - 3, y - 9, 6, 7, 2));
      form(plate, ellipse(x, y + 3, 5.6, 8), {
        fill: mix(ink.pollen, lightest, 0.45),
        light: lightest,
        shade: ink.pollen,
      });
    }
  },
  light(lights) {
    lights.far([
      [0, 0.22],
      [floor, 0.2],
      [560, 0.1],
      [800, 0.03],
      [1000, 0],
    ]);
    lights.far(
      [
        [100, 0.8],
        [335, 0.7],
      ],
      pane,
    );
    lights.lamp(1030, 400, 560, 0.95, 0.9);
    lights.lamp(1030, 600, 900, 0.62, 0.42);
    lights.lamp(800, 420, 1100, 0.16, 0.7);
    for (const [x, y] of [
      [800, 102],
      [1256, 88],
    ] as const)
      lights.lamp(x, y, 250, 0.8);
    lights.lamp(900, 150, 110, 0.5);
    for (const [x, y] of bulbs) lights.lamp(x, y + 4, 46, 0.75);
    lights.glowing(
      union([
        polygon([
          [783, 84],
          [817, 84],
          [830, 124],
          [770, 124],
        ]),
        polygon([
          [1239, 70],
          [1273, 70],
          [1286, 110],
          [1226, 110],
        ]),
        ellipse(1030, 400, 60, 46),
      ]),
      0.9,
    );
    lights.sunny(pane, 0.7);
    lights.sunny(fallen, 0.95, 8);
    lights.sun(700, 560, 480, 0.4, 0.6);
  },
};
