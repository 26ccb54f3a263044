import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, polygon } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { arched, line, shape } from '../../kit/trace';
import type { PlaceArt } from '../place';
import { glass, pendant, trailing } from './pendant';
import { books, farTree, floor, open, skirting, windowLight } from './room';

const oak = mix(mix(ink.bark, ink.clay, 0.34), ink.pollen, 0.12);

const panes = [arched(560, 70, 150, 290), arched(730, 40, 170, 320), arched(920, 70, 150, 290)] as const;

const fallen = [
  windowLight([640, 500], 150, 360, 120, 2, 4),
  windowLight([830, 490], 180, 400, 150, 2, 4),
  windowLight([1040, 500], 150, 360, 190, 2, 4),
] as const;

const lamps = [
  [340, 150],
  [1270, 150],
] as const;

/** Paints a bookcase from floor to ceiling. */
function shelves(plate: Plate, x: number, wide: number): void {
  const { ctx } = plate;
  ctx.fillStyle = mix(oak, ink.night, 0.6);
  ctx.fill(box(x, -10, wide, floor + 6));
  const rows = [66, 148, 230, 312];
  for (const y of rows) {
    stippleAlong(
      plate,
      box(x, y - 76, wide, 70),
      mix(ink.night, ink.bark, 0.2),
      [0, y - 30],
      [0, y - 76],
      0.7,
    );
    books(plate, x + 10, x + wide - 10, y, 60);
    form(plate, box(x, y, wide, 12), { fill: oak, light: tint(oak, 0.4), towards: [0, -1], depth: 0.8 });
  }
  form(plate, box(x, 324, wide, 116), { fill: oak, depth: 0.6 });
  const count = Math.max(1, Math.round(wide / 120));
  for (let i = 0; i < count; i++) {
    const [left, each] = [x + 14 + (i * (wide - 14)) / count, (wide - 14) / count - 14];
    form(plate, box(left, 338, each, 80, 4), { fill: mix(oak, ink.bark, 0.2), depth: 0.8 });
    form(plate, box(left + 10, 348, each - 20, 60, 3), { fill: mix(oak, ink.pollen, 0.06), depth: 0.8 });
    form(plate, ellipse(left + each / 2, 378, 5), { fill: ink.pollen });
  }
  for (const at of [x - 8, x + wide - 8])
    form(plate, box(at, -10, 16, floor + 8, 2), {
      fill: tint(oak, 0.06),
      towards: [-1, 0],
      light: tint(oak, 0.4),
      depth: 0.9,
    });
}

/** Paints a herringbone parquet whose pieces are larger toward the viewer. */
function parquet(plate: Plate): void {
  const { ctx, random } = plate;
  ctx.fillStyle = mix(oak, ink.pollen, 0.22);
  ctx.fillRect(0, floor, 1600, 570);
  const at = (u: number, v: number): readonly [number, number] => {
    const near = 1 / (1 - v * 0.62);
    return [800 + u * near, floor + ((near - 1) / (1 / 0.38 - 1)) * 572];
  };
  const rows = 15;
  for (let row = 0; row < rows; row++)
    for (let i = -17; i < 17; i++) {
      const [u, wide] = [i * 50, 50];
      const [v0, v1] = [row / rows, (row + 1) / rows];
      const rise = (i % 2 === 0 ? 1 : -1) * (0.5 / rows);
      const piece = polygon([
        at(u, v0 - rise + 0.5 / rows),
        at(u + wide, v0 + rise + 0.5 / rows),
        at(u + wide, v1 + rise + 0.5 / rows),
        at(u, v1 - rise + 0.5 / rows),
      ]);
      const tone = mix(mix(oak, ink.pollen, 0.26), i % 2 ? ink.bark : ink.pollen, random.between(0.02, 0.16));
      ctx.fillStyle = tone;
      ctx.fill(piece);
      ctx.strokeStyle = fade(mix(oak, ink.night, 0.6), 0.35);
      ctx.lineWidth = 1.4;
      ctx.stroke(piece);
    }
  const whole = box(0, floor, 1600, 570);
  stippleAlong(plate, whole, mix(ink.bark, ink.night, 0.3), [0, 640], [0, 1040], 0.42);
  stippleAlong(plate, whole, mix(ink.bark, ink.night, 0.3), [0, 520], [0, 430], 0.5);
}

function windows(plate: Plate): void {
  const { ctx } = plate;
  form(plate, box(520, -10, 588, floor), { fill: mix(oak, ink.rose, 0.2), depth: 0.4 });
  form(plate, box(532, -10, 564, 384), { fill: tint(mix(ink.rose, ink.pollen, 0.5), 0.34), depth: 0.3 });
  panes.forEach((pane, index) => {
    const [left, top, right, bottom] = pane.computeTightBounds();
    const middle = (left + right) / 2;
    form(plate, arched(left - 13, top - 13, right - left + 26, bottom - top + 13), {
      fill: oak,
      light: tint(oak, 0.4),
      depth: 0.7,
    });
    open(plate, pane);
    within(plate, pane, () => {
      for (const [x, y, rx, ry, color] of [
        [left + 20, 300, 90, 60, 0.5],
        [right - 10, 290, 80, 76, 0.42],
        [middle, 340, 120, 46, 0.3],
      ] as const)
        form(plate, farTree(x + index * 7, y, rx, ry), {
          fill: mix(mix(ink.fern, ink.lichen, 0.4), ink.ice, color),
          depth: 0.6,
        });
      ctx.fillStyle = mix(ink.lichen, ink.snow, 0.3);
      ctx.fill(box(left, 344, right - left, 30));
    });
    ctx.strokeStyle = mix(oak, ink.bark, 0.3);
    ctx.lineWidth = 6;
    for (const y of [top + 74, top + 146, top + 218]) ctx.stroke(line(`${left} ${y}, ${right} ${y}`, 0));
    ctx.stroke(line(`${middle} ${top}, ${middle} ${bottom}`, 0));
  });
  // A long seat under the windows.
  form(plate, box(524, 362, 580, 22, 5), {
    fill: mix(ink.spruce, ink.fern, 0.4),
    towards: [0, -1],
    depth: 0.9,
  });
  form(plate, box(520, 382, 588, 58, 3), { fill: oak, depth: 0.7 });
  for (let i = 0; i < 4; i++)
    form(plate, box(532 + i * 144, 392, 132, 38, 3), { fill: mix(oak, ink.pollen, 0.06), depth: 0.8 });
  for (const [x, color] of [
    [560, ink.clay],
    [606, mix(ink.pollen, ink.rose, 0.3)],
    [1056, mix(ink.heather, ink.ice, 0.3)],
  ] as const)
    form(plate, shape(`${x - 26} 330, ${x + 22} 326, ${x + 26} 366, ${x - 24} 368`, 0.5), {
      fill: color,
      depth: 0.9,
    });
}

export const library: PlaceArt = {
  name: 'library',
  seed: 3601,
  ground: floor,
  moon: [632, 135],
  sky(plate) {
    sky(
      plate,
      [mix(ink.tarn, ink.ice, 0.5), mix(ink.ice, ink.pollen, 0.2), tint(mix(ink.pollen, ink.rose, 0.3), 0.5)],
      350,
    );
    glow(plate, [650, 120], 260, lightest, 0.8);
  },
  draw(plate) {
    const { ctx } = plate;
    parquet(plate);
    shelves(plate, -20, 250);
    shelves(plate, 238, 274);
    windows(plate);
    shelves(plate, 1116, 270);
    shelves(plate, 1394, 250);
    skirting(plate, floor, mix(oak, ink.night, 0.25));
    // A frieze along the top, the rail, and a ladder on wheels.
    form(plate, box(-10, -10, 1620, 22), {
      fill: mix(oak, ink.pollen, 0.14),
      towards: [0, -1],
      light: tint(oak, 0.4),
    });
    ctx.strokeStyle = mix(ink.pollen, ink.bark, 0.3);
    ctx.lineWidth = 5;
    ctx.stroke(line('1116 30, 1640 30', 0));
    const rail = (x: number): string => `${x} 24, ${x - 34} ${floor + 26}`;
    for (const x of [1440, 1502]) {
      ctx.strokeStyle = mix(ink.pollen, ink.bark, 0.45);
      ctx.lineWidth = 11;
      ctx.stroke(line(rail(x), 0));
      ctx.strokeStyle = fade(mix(ink.pollen, ink.snow, 0.3), 0.6);
      ctx.lineWidth = 3;
      ctx.stroke(line(rail(x - 2), 0));
    }
    for (let y = 70; y < floor; y += 46) {
      const x = 1440 - ((y - 24) / 440) * 34;
      form(plate, box(x, y, 62, 8, 2), { fill: mix(ink.pollen, ink.bark, 0.4) });
    }
    for (const [x, y] of lamps) pendant(plate, x, y);
    trailing(plate, 130, 66);
    trailing(plate, 1350, 230);
    form(plate, ellipse(438, 124, 24), { fill: mix(ink.tarn, ink.ice, 0.2), depth: 0.9 });
    form(plate, box(432, 140, 12, 8), { fill: ink.pollen });
    for (const patch of fallen) {
      ctx.fillStyle = fade(mix(ink.pollen, lightest, 0.5), 0.16);
      ctx.fill(patch);
    }
    const shafts = polygon([
      [560, 100],
      [1070, 100],
      [1420, 900],
      [740, 900],
    ]);
    ctx.fillStyle = down(plate, 100, 900, [fade(lightest, 0), fade(lightest, 0.07), fade(lightest, 0)]);
    ctx.fill(shafts);
  },
  light(lights) {
    lights.far([
      [0, 0.24],
      [floor, 0.22],
      [560, 0.1],
      [800, 0.03],
      [1000, 0],
    ]);
    for (const pane of panes) {
      lights.far(
        [
          [40, 0.8],
          [360, 0.7],
        ],
        pane,
      );
      lights.sunny(pane, 0.7);
    }
    for (const [x, y] of lamps) {
      lights.lamp(x, y + 40, 520, 0.95);
      lights.lamp(x, 640, 620, 0.7, 0.42);
      lights.glowing(glass(x, y), 0.9);
    }
    lights.lamp(814, 420, 1100, 0.16, 0.7);
    for (const patch of fallen) lights.sunny(patch, 0.95, 8);
    lights.sun(900, 600, 520, 0.35, 0.6);
  },
};
