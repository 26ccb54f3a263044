import { stand } from '../../kit/conifer';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { mist } from '../../kit/mist';
import { box, curve, ellipse, leaf, type Point, polygon, union } from '../../kit/path';
import { peak } from '../../kit/peak';
import { type Plate, within } from '../../kit/plate';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';
import type { PlaceArt } from '../place';
import { corner } from './corner';
import { boards } from './ground';
import { hearth } from './hearth';
import { books, curtain, floor, linen, open, pine, sconce, skirting, windowLight, wood } from './room';

const pane = box(420, 96, 300, 238, 4);

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

/** A string of small lights on five nails. */
const bulbs: readonly Point[] = Array.from({ length: 45 }, (_, i): Point => {
  const t = ((i + 0.5) / 9) % 1;
  return [(i + 0.5) * 36, 40 + 26 * Math.sin(Math.PI * t)];
});

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
    // Firewood, and a shelf with books and jars above the bench.
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
    // Daylight from outside.
    ctx.fillStyle = fade(mix(ink.pollen, lightest, 0.5), 0.16);
    ctx.fill(fallen);
    // A roof beam with a string of small lights.
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
