/** The lantern and the places of the Mindful Maze in top view, each in its own cell on a transparent background. */
import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { box, curve, ellipse, type Point, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAround } from '../kit/stipple';
import type { Picture } from '../picture';

/** Half the side of a cell, units. */
const CELL = 100;

const shadow = (plate: Plate, path: Path2D, strength = 0.32): void => {
  within(plate, null, () => {
    plate.ctx.translate(10, 14);
    plate.ctx.fillStyle = fade(mix(ink.deep, ink.heather, 0.3), strength);
    plate.ctx.fill(path);
  });
};

/** A brass lantern with a round roof, whose panes light the ground. */
function lantern(plate: Plate): void {
  const { ctx } = plate;
  const halo = ctx.createRadialGradient(0, 0, 40, 0, 0, 96);
  halo.addColorStop(0, fade(ink.pollen, 0.75));
  halo.addColorStop(1, fade(ink.pollen, 0));
  ctx.fillStyle = halo;
  ctx.fill(ellipse(0, 0, 96));
  const base = ellipse(0, 0, 56);
  form(plate, base, { fill: mix(ink.pollen, lightest, 0.5), shade: ink.pollen, light: lightest, depth: 0.3 });
  for (let pane = 0; pane < 6; pane++) {
    const turn = (pane / 6) * 2 * Math.PI;
    ctx.strokeStyle = fade(ink.bark, 0.7);
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.moveTo(Math.cos(turn) * 18, Math.sin(turn) * 18);
    ctx.lineTo(Math.cos(turn) * 56, Math.sin(turn) * 56);
    ctx.stroke();
  }
  const roof = ellipse(0, 0, 25);
  form(plate, roof, {
    fill: mix(ink.bark, ink.clay, 0.35),
    light: mix(ink.pollen, ink.clay, 0.3),
    depth: 0.9,
  });
  ctx.strokeStyle = mix(ink.bark, ink.night, 0.4);
  ctx.lineWidth = 5;
  ctx.stroke(base);
  ctx.stroke(ellipse(0, 0, 11));
  form(plate, ellipse(0, 0, 9), { fill: mix(ink.pollen, ink.clay, 0.3) });
}

/** A wooden bench with four slats. */
function bench(plate: Plate): void {
  const { ctx } = plate;
  const wood = mix(ink.bark, ink.clay, 0.42);
  const whole = box(-72, -36, 144, 72, 10);
  shadow(plate, whole);
  for (let slat = 0; slat < 4; slat++) {
    const path = box(-72, -36 + slat * 18.6, 144, 15, 5);
    form(plate, path, {
      fill: tint(wood, 0.1 + slat * 0.07),
      shade: shade(wood, 0.4),
      light: tint(wood, 0.5),
    });
  }
  ctx.fillStyle = fade(shade(wood, 0.5), 0.9);
  ctx.fill(union([box(-58, -40, 9, 80, 3), box(49, -40, 9, 80, 3)]));
}

/** A bell under a small roof of two beams. */
function bell(plate: Plate): void {
  const { ctx } = plate;
  const metal = mix(ink.pollen, ink.clay, 0.28);
  const beams = union([box(-74, -9, 148, 18, 6), box(-9, -74, 18, 148, 6)]);
  shadow(plate, union([beams, ellipse(0, 0, 50)]));
  form(plate, beams, { fill: ink.bark, light: mix(ink.bark, ink.rose, 0.4) });
  const rim = ellipse(0, 0, 50);
  form(plate, rim, {
    fill: metal,
    shade: mix(ink.bark, ink.clay, 0.5),
    light: tint(metal, 0.6),
    depth: 0.85,
  });
  ctx.strokeStyle = fade(mix(ink.bark, ink.clay, 0.4), 0.8);
  ctx.lineWidth = 4;
  ctx.stroke(ellipse(0, 0, 38));
  form(plate, ellipse(0, 0, 24), {
    fill: tint(metal, 0.2),
    shade: mix(ink.bark, ink.clay, 0.6),
    light: lightest,
  });
  form(plate, ellipse(0, 0, 8), { fill: ink.bark });
}

/** A round pond with a stone rim and two lily pads. */
function pond(plate: Plate): void {
  const { ctx, random } = plate;
  const rim = mix(ink.heather, ink.lichen, 0.6);
  shadow(plate, ellipse(0, 0, 78), 0.24);
  for (let stone = 0; stone < 15; stone++) {
    const turn = (stone / 15) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn) * 68, Math.sin(turn) * 68];
    const outline = Array.from({ length: 8 }, (_, corner): Point => {
      const angle = (corner / 8) * 2 * Math.PI;
      const reach = random.between(0.86, 1.08);
      return [x + Math.cos(angle) * 17 * reach, y + Math.sin(angle) * 14 * reach];
    });
    const color = mix(rim, [ink.bark, ink.tarn, ink.snow][stone % 3] as string, 0.2);
    form(plate, curve(outline, true), {
      fill: color,
      shade: mix(color, ink.night, 0.5),
      light: tint(color, 0.5),
    });
  }
  const water = ellipse(0, 0, 58);
  form(plate, water, { fill: ink.tarn, shade: mix(ink.tarn, ink.deep, 0.6), light: ink.ice, depth: 0.8 });
  within(plate, water, () => {
    ctx.strokeStyle = fade(ink.ice, 0.6);
    ctx.lineWidth = 2.5;
    for (const [reach, from, to] of [
      [40, -2.7, -1.5],
      [28, -2.9, -1.3],
    ] as const) {
      ctx.beginPath();
      ctx.arc(0, 0, reach, from, to);
      ctx.stroke();
    }
  });
  for (const [x, y, size] of [
    [22, 18, 17],
    [-14, 30, 12],
  ] as const) {
    const pad = ellipse(x, y, size, size * 0.9);
    form(plate, pad, { fill: mix(ink.fern, ink.lichen, 0.3), shade: ink.spruce, light: ink.lichen });
  }
  stippleAround(plate, ellipse(26, 12, 7), lightest, [26, 12], 8, 0.9);
}

/** An arch of leaves over the gate, seen from above, with a post on each side. */
function gate(plate: Plate): void {
  const posts = union([ellipse(-74, 0, 17), ellipse(74, 0, 17)]);
  const beam = box(-74, -11, 148, 22, 9);
  shadow(plate, union([posts, beam]));
  form(plate, posts, { fill: mix(ink.bark, ink.clay, 0.3), light: mix(ink.rose, ink.bark, 0.4) });
  form(plate, beam, { fill: mix(ink.bark, ink.clay, 0.45), light: mix(ink.rose, ink.bark, 0.3) });
  for (let leaf = 0; leaf < 22; leaf++) {
    const x = plate.random.between(-78, 78);
    const y = plate.random.between(-15, 15);
    const color = leaf % 5 === 0 ? ink.rose : mix(ink.fern, ink.lichen, plate.random.between(0, 0.6));
    form(plate, ellipse(x, y, plate.random.between(8, 13), plate.random.between(6, 10), x), {
      fill: color,
      shade: mix(color, ink.deep, 0.5),
      light: tint(color, 0.4),
    });
  }
}

/** Cells of the sheet in a row. `engine/games/mindful-maze/things.ts` has the same order. */
const cells = [lantern, bench, bell, pond, gate];

export const mazeThings: Picture = {
  file: 'mindful-maze/things.avif',
  width: cells.length * 2 * CELL,
  height: 2 * CELL,
  scale: 1,
  seed: 7411,
  light: [-0.6, -0.8],
  quality: 66,
  edges: 90,
  limit: 24,
  draw(plate) {
    cells.forEach((draw, cell) => {
      within(plate, null, () => {
        plate.ctx.translate((cell * 2 + 1) * CELL, CELL);
        draw(plate);
      });
    });
  },
};
