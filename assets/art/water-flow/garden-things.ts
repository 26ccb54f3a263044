/**
 * Parts of a terrace and objects around it, in top view. Each is painted around (0, 0) in a cell of 200 x 200 units.
 */
import { PathOp } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { frond } from '../kit/life';
import { box, curve, ellipse, leaf, type Point, polygon, taper, union } from '../kit/path';
import { outwards, type Plate, within } from '../kit/plate';
import { form, stippleAlong, stippleAround } from '../kit/stipple';
import { points } from '../kit/trace';
import { foliage } from '../kit/tree';

const BOULDERS = [
  '-1 0.1, -0.86 -0.5, -0.4 -0.86, 0.2 -0.9, 0.74 -0.62, 1 -0.06, 0.86 0.54, 0.36 0.88, -0.3 0.9, -0.8 0.6',
  '-1 -0.1, -0.7 -0.66, -0.1 -0.84, 0.5 -0.8, 0.94 -0.34, 1 0.24, 0.6 0.74, 0 0.86, -0.6 0.76, -0.94 0.4',
  '-0.96 0.2, -0.92 -0.36, -0.5 -0.8, 0.1 -0.92, 0.66 -0.7, 0.96 -0.2, 0.9 0.4, 0.5 0.8, -0.1 0.9, -0.66 0.74',
] as const;

/** Paints a boulder for the edge of the terrace, with a shadow to the lower right and moss at its base. */
export function boulder(plate: Plate, index: number): void {
  const { ctx, random } = plate;
  const [rx, ry] = [78, 70];
  const at = (dx: number, dy: number, grow = 1) =>
    curve(
      points(BOULDERS[index] as string).map(([x, y]): Point => [x * rx * grow + dx, y * ry * grow + dy]),
      true,
    );
  const color = mix(mix(ink.heather, ink.lichen, 0.5), [ink.deep, ink.bark, ink.tarn][index] as string, 0.28);
  ctx.fillStyle = fade(ink.night, 0.34);
  ctx.fill(at(9, 13));
  const body = at(0, 0);
  form(plate, body, {
    fill: color,
    shade: mix(color, ink.night, 0.66),
    light: tint(color, 0.5),
    depth: 0.85,
    start: 0.42,
  });
  stippleAround(plate, body, tint(color, 0.62), [-26, -30], 62, 0.7);
  within(plate, body, () => {
    const moss = mix(ink.fern, ink.lichen, 0.3);
    const heap = foliage(random, -30 + index * 24, 58, 62, 30, 12);
    form(plate, heap, {
      fill: moss,
      shade: shade(moss, 0.42),
      light: mix(ink.lichen, ink.pollen, 0.3),
      depth: 0.7,
    });
    ctx.fillStyle = fade(tint(color, 0.7), 0.6);
    ctx.fill(
      union(
        Array.from({ length: 16 }, () =>
          ellipse(random.between(-60, 60), random.between(-56, 40), random.between(0.7, 1.9)),
        ),
      ),
    );
  });
}

/** Paints a tuft of moss and fern for a corner. */
export function tuft(plate: Plate): void {
  const { ctx, random } = plate;
  ctx.fillStyle = fade(ink.night, 0.3);
  ctx.fill(foliage(random, 8, 34, 70, 46, 13));
  const dark = mix(ink.spruce, ink.fern, 0.3);
  for (const [turn, length, curl] of [
    [-2.7, 92, -0.6],
    [-2.1, 100, -0.5],
    [-1.5, 96, 0.5],
    [-0.9, 100, 0.6],
    [-0.3, 88, 0.6],
  ] as const)
    frond(plate, [0, 22], turn, length, mix(dark, ink.fern, random.between(0.1, 0.6)), curl);
  for (const [x, y, rx, ry, light] of [
    [-36, 36, 44, 32, 0.15],
    [36, 38, 46, 30, 0.3],
    [0, 50, 54, 34, 0.45],
  ] as const) {
    const moss = mix(ink.fern, ink.lichen, light);
    form(plate, foliage(random, x, y, rx, ry, 12), {
      fill: moss,
      shade: shade(moss, 0.42),
      light: mix(ink.lichen, ink.pollen, 0.35),
      depth: 0.7,
    });
  }
}

/** Paints the shadow of a stone on the ground, with a little green in the joints. */
export function joint(plate: Plate): void {
  const { ctx, random } = plate;
  ctx.fillStyle = fade(ink.night, 0.5);
  ctx.fill(box(-88, -86, 186, 186, 34));
  for (let blade = 0; blade < 10; blade++) {
    const [x, y] = [random.between(-98, 98), random.pick([-97, 97])];
    ctx.fillStyle = fade(mix(ink.fern, ink.lichen, random.between(0, 0.6)), 0.9);
    const [px, py] = random.between(0, 1) < 0.5 ? [x, y] : [y, x];
    ctx.fill(ellipse(px, py, random.between(3, 8), random.between(2.5, 5)));
  }
}

/**
 * Paints the spring. A bamboo pipe between mossy rocks fills a stone trough, whose notch meets the stone below at (0,
 * 60).
 */
export function spout(plate: Plate): void {
  const { ctx, random } = plate;
  const color = mix(mix(ink.heather, ink.lichen, 0.5), ink.ice, 0.3);
  ctx.fillStyle = fade(ink.night, 0.34);
  ctx.fill(box(-50, 2, 116, 66, 20));
  form(plate, box(-56, -6, 112, 66, 20), { fill: shade(color, 0.16), light: tint(color, 0.5), depth: 0.8 });
  form(plate, box(-52, -8, 104, 56, 18), { fill: tint(color, 0.18), light: lightest, depth: 0.7 });
  const pool = box(-40, 2, 80, 36, 15).op(box(-25, 20, 50, 42), PathOp.Union);
  ctx.fillStyle = shade(mix(ink.bark, ink.spruce, 0.5), 0.3);
  ctx.fill(box(-43, -2, 86, 42, 17).op(box(-27, 20, 54, 42), PathOp.Union));
  ctx.fillStyle = mix(ink.tarn, ink.ice, 0.42);
  ctx.fill(pool);
  stippleAlong(plate, pool, mix(ink.tarn, ink.deep, 0.35), [6, 16], [-60, -16], 0.8);
  within(plate, pool, () => {
    ctx.strokeStyle = fade(lightest, 0.7);
    ctx.lineWidth = 2;
    for (const share of [0.55, 1, 1.5]) ctx.stroke(ellipse(0, 16, 20 * share, 8 * share));
  });
  const bamboo = mix(mix(ink.pollen, ink.lichen, 0.55), ink.fern, 0.12);
  ctx.fillStyle = fade(ink.night, 0.3);
  ctx.fill(box(-12, -92, 38, 98, 14));
  form(plate, box(-18, -96, 36, 100, 9), {
    fill: bamboo,
    shade: shade(mix(bamboo, ink.bark, 0.4), 0.2),
    light: tint(bamboo, 0.6),
    towards: [-1, 0],
    depth: 0.85,
  });
  form(plate, box(-21, -46, 42, 8, 4), { fill: mix(bamboo, ink.bark, 0.3), towards: [-1, 0] });
  form(plate, ellipse(0, 3, 18, 8), { fill: tint(bamboo, 0.3), light: null });
  ctx.fillStyle = shade(mix(ink.bark, ink.spruce, 0.4), 0.3);
  ctx.fill(ellipse(0, 4, 13, 5.5));
  ctx.fillStyle = mix(ink.ice, ink.snow, 0.5);
  ctx.fill(
    taper([
      [0, 5, 10],
      [0, 12, 8],
      [0, 18, 12],
    ]),
  );
  ctx.fill(union([-11, -4, 4, 11].map((x) => ellipse(x, 18 + random.between(-1.5, 1.5), 5, 3))));
  // Rocks and moss around the pipe.
  const rock = mix(mix(ink.heather, ink.lichen, 0.5), ink.deep, 0.24);
  for (const [x, y, rx, ry, part] of [
    [-52, -68, 40, 30, 0],
    [54, -70, 38, 28, 1],
    [0, -86, 40, 24, 2],
  ] as const) {
    const body = curve(
      points(BOULDERS[part] as string).map(([px, py]): Point => [x + px * rx, y + py * ry]),
      true,
    );
    form(plate, body, {
      fill: rock,
      shade: mix(rock, ink.night, 0.66),
      light: tint(rock, 0.5),
      depth: 0.85,
    });
  }
  for (const [x, y, rx, ry, dark] of [
    [-74, -44, 25, 19, 0.25],
    [76, -46, 24, 18, 0.15],
    [-34, -84, 24, 12, 0.1],
    [30, -88, 26, 11, 0],
    [-50, 46, 17, 10, 0.2],
    [50, 48, 19, 10, 0.1],
  ] as const) {
    const moss = shade(mix(ink.fern, ink.lichen, 0.3), dark);
    form(plate, foliage(random, x, y, rx, ry, 11), {
      fill: moss,
      shade: shade(moss, 0.42),
      light: mix(ink.lichen, ink.pollen, 0.3),
      depth: 0.7,
    });
  }
}

/** Paints a paper lantern on a wooden float. */
export function lantern(plate: Plate): void {
  const { ctx } = plate;
  ctx.fillStyle = fade(ink.night, 0.4);
  ctx.fill(ellipse(2, 56, 62, 20));
  form(plate, box(-58, 34, 116, 24, 8), { fill: mix(ink.bark, ink.clay, 0.25), depth: 0.7 });
  const paper = polygon([
    [-42, -58],
    [42, -58],
    [50, 36],
    [-50, 36],
  ]);
  ctx.fillStyle = outwards(plate, [0, 6], 78, [
    lightest,
    tint(ink.pollen, 0.35),
    mix(ink.pollen, ink.clay, 0.4),
  ]);
  ctx.fill(paper);
  stippleAlong(plate, paper, mix(ink.clay, ink.dusk, 0.4), [0, -10], [0, -66], 0.5);
  stippleAround(plate, paper, lightest, [0, 12], 40, 0.9);
  ctx.strokeStyle = mix(ink.bark, ink.clay, 0.2);
  ctx.lineWidth = 5;
  ctx.stroke(paper);
  ctx.lineWidth = 3;
  ctx.stroke(
    polygon([
      [-15, -58],
      [-18, 36],
    ]),
  );
  ctx.stroke(
    polygon([
      [15, -58],
      [18, 36],
    ]),
  );
  form(plate, box(-48, -68, 96, 13, 5), { fill: mix(ink.bark, ink.night, 0.2) });
}

/** Paints a soft round light. */
export function glowSpot({ ctx }: Plate, plate: Plate): void {
  ctx.fillStyle = outwards(
    plate,
    [0, 0],
    98,
    [fade(lightest, 0.9), fade(tint(ink.pollen, 0.3), 0.42), fade(ink.pollen, 0.12), fade(ink.pollen, 0)],
    [0, 0.3, 0.62, 1],
  );
  ctx.fill(ellipse(0, 0, 98));
}

/** Paints a thin ring on the water, with a fainter ring inside. */
export function ring({ ctx }: Plate): void {
  ctx.strokeStyle = fade(lightest, 0.95);
  ctx.lineWidth = 4;
  ctx.stroke(ellipse(0, 0, 90));
  ctx.strokeStyle = fade(lightest, 0.4);
  ctx.lineWidth = 3;
  ctx.stroke(ellipse(0, 0, 66));
}

/** Paints the dragonfly's body with its head up. */
export function dragonflyBody(plate: Plate): void {
  const blue = mix(ink.tarn, ink.heather, 0.3);
  const tail = taper([
    [0, -20, 7],
    [0, 20, 6],
    [1, 60, 5],
    [0, 92, 4],
  ]);
  form(plate, tail, { fill: blue, shade: shade(blue, 0.5), light: tint(blue, 0.5), towards: [-1, 0] });
  const { ctx } = plate;
  ctx.strokeStyle = fade(shade(blue, 0.5), 0.8);
  ctx.lineWidth = 2;
  for (const y of [14, 32, 50, 68])
    ctx.stroke(
      polygon([
        [-6, y],
        [6, y],
      ]),
    );
  form(plate, ellipse(0, -34, 13, 20), { fill: mix(blue, ink.deep, 0.2), light: tint(blue, 0.5) });
  form(plate, ellipse(0, -58, 12, 9), { fill: mix(blue, ink.fern, 0.3), light: tint(blue, 0.6) });
}

/**
 * Paints the two wings on the right side. The left wings are their mirror image. All wings begin at (-96, 0) in the
 * cell.
 */
export function dragonflyWings(plate: Plate): void {
  const { ctx } = plate;
  for (const [turn, y, length] of [
    [-0.24, -6, 184],
    [0.24, 12, 168],
  ] as const) {
    const wing = leaf([-96, y], turn, length, 32, 0.62);
    ctx.fillStyle = fade(mix(ink.ice, ink.snow, 0.4), 0.66);
    ctx.fill(wing);
    stippleAlong(plate, wing, mix(ink.tarn, ink.ice, 0.4), [-40, y], [96, y], 0.5);
    ctx.strokeStyle = fade(mix(ink.tarn, ink.deep, 0.3), 0.75);
    ctx.lineWidth = 2.2;
    ctx.stroke(wing);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    ctx.stroke(
      polygon([
        [-96, y],
        [-96 + cos * length * 0.92, y + sin * length * 0.92],
      ]),
    );
    ctx.fillStyle = fade(ink.deep, 0.7);
    ctx.fill(ellipse(-96 + cos * length * 0.86, y + sin * length * 0.86 - 7, 7, 3, turn));
  }
}
