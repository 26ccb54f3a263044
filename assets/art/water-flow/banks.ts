/**
 * The wall that supports a terrace, and its surroundings: moss banks, azaleas, lamps and shadow. Each is painted
 * around (0, 0) in its cell.
 */
import { fade, ink, mix, shade, tint } from '../kit/ink';
import { box, curve, ellipse, union } from '../kit/path';
import type { Plate } from '../kit/plate';
import { form, stippleAround } from '../kit/stipple';
import { foliage } from '../kit/tree';
import { CELL } from './channel-stones';

/**
 * Paints a section of the dry-stone wall that supports a terrace, from its top at -50 to its foot at 64.
 * @param index index of the arrangement of the stones, 0 or 1
 */
export function wall(plate: Plate, index: number): void {
  const { ctx, random } = plate;
  const color = mix(mix(ink.heather, ink.lichen, 0.5), ink.ice, 0.16);
  ctx.fillStyle = shade(mix(color, ink.spruce, 0.6), 0.5);
  ctx.fill(box(-CELL, -48, 2 * CELL, 108));
  const joints: readonly (readonly number[])[] = (
    [
      [
        [-CELL, -22, 44, CELL],
        [-CELL, -52, 30, CELL],
        [-CELL, 8, 58, CELL],
      ],
      [
        [-CELL, -40, 14, CELL],
        [-CELL, 0, 52, CELL],
        [-CELL, -34, 26, CELL],
      ],
    ] as const
  )[index] as readonly (readonly number[])[];
  for (const [course, edges] of joints.entries()) {
    const [top, high] = [
      [-46, 36],
      [-9, 33],
      [25, 33],
    ][course] as [number, number];
    for (const [at, left] of edges.slice(0, -1).entries()) {
      const right = edges[at + 1] as number;
      const block = mix(
        color,
        random.pick([ink.lichen, ink.heather, ink.ice, ink.bark]),
        random.between(0.06, 0.26),
      );
      form(plate, box(left + 1.5, top, right - left - 3, high - 2.5, 9), {
        fill: course === 0 ? tint(block, 0.16) : shade(block, 0.1 * course),
        shade: mix(block, ink.night, 0.6),
        light: tint(block, 0.5),
        depth: 0.75,
      });
    }
  }
  for (const [x, y, rx] of (
    [
      [
        [-62, -46, 30],
        [34, -44, 24],
        [-20, 62, 34],
        [70, 60, 28],
      ],
      [
        [-14, -45, 34],
        [72, -46, 22],
        [-70, 61, 28],
        [24, 62, 36],
      ],
    ] as const
  )[index] as readonly (readonly [number, number, number])[]) {
    const moss = mix(ink.fern, ink.lichen, random.between(0.1, 0.4));
    form(plate, foliage(random, x, y, rx, y < 0 ? 8 : 11, 10), {
      fill: moss,
      shade: shade(moss, 0.42),
      light: mix(ink.lichen, ink.pollen, 0.3),
      depth: 0.65,
    });
  }
}

/** Paints a cushion of moss on the bank around a terrace. */
export function bank(plate: Plate, index: number): void {
  const { ctx, random } = plate;
  ctx.fillStyle = fade(ink.night, 0.28);
  ctx.fill(foliage(random, 8, 14, 82, 66, 14));
  for (const [x, y, rx, ry, light] of (
    [
      [
        [26, -14, 58, 48, 0.1],
        [-28, -4, 56, 50, 0.26],
        [10, 26, 66, 42, 0.4],
      ],
      [
        [-22, -18, 60, 46, 0.2],
        [34, 2, 50, 48, 0.06],
        [-18, 28, 62, 38, 0.36],
      ],
    ] as const
  )[index] as readonly (readonly [number, number, number, number, number])[]) {
    const moss = mix(mix(ink.fern, ink.spruce, 0.12), ink.lichen, light);
    const heap = foliage(random, x, y, rx, ry, 13);
    form(plate, heap, { fill: moss, shade: shade(moss, 0.42), light: null, depth: 0.8 });
    stippleAround(plate, heap, mix(ink.lichen, ink.pollen, 0.3), [x - rx * 0.3, y - ry * 0.4], rx, 0.6);
  }
}

/**
 * Paints an azalea in bloom, seen from above.
 * @param index 0 rose, 1 heather
 */
export function azalea(plate: Plate, index: number): void {
  const { ctx, random } = plate;
  const bloom = index === 0 ? mix(ink.rose, ink.dusk, 0.35) : mix(ink.heather, ink.rose, 0.4);
  ctx.fillStyle = fade(ink.night, 0.3);
  ctx.fill(foliage(random, 9, 13, 76, 70, 13));
  const leaf = mix(ink.fern, ink.spruce, 0.4);
  const heap = foliage(random, 0, 0, 76, 68, 13);
  form(plate, heap, {
    fill: leaf,
    shade: shade(leaf, 0.45),
    light: mix(ink.fern, ink.lichen, 0.6),
    depth: 0.85,
  });
  for (const [count, size, color, reach] of [
    [40, 7, mix(bloom, ink.clay, 0.22), 66],
    [34, 6.4, bloom, 62],
    [18, 4.6, tint(bloom, 0.45), 50],
  ] as const) {
    ctx.fillStyle = color;
    ctx.fill(
      union(
        Array.from({ length: count }, () => {
          const [turn, out] = [random.between(0, 2 * Math.PI), reach * random.next() ** 0.5];
          const by = size === 4.6 ? -12 : 0;
          return ellipse(
            by + Math.cos(turn) * out,
            by + Math.sin(turn) * out * 0.9,
            size * random.between(0.75, 1.1),
          );
        }),
      ),
    );
  }
}

/** Paints a small stone lantern, whose window is lit at night. */
export function lamp(plate: Plate): void {
  const { ctx } = plate;
  const color = mix(mix(ink.heather, ink.lichen, 0.5), ink.ice, 0.34);
  const block = (x: number, y: number, width: number, height: number, radius: number) =>
    form(plate, box(x, y, width, height, radius), {
      fill: color,
      shade: mix(color, ink.night, 0.6),
      light: tint(color, 0.5),
      depth: 0.85,
    });
  ctx.fillStyle = fade(ink.night, 0.34);
  ctx.fill(ellipse(14, 82, 62, 15));
  block(-44, 64, 88, 22, 7);
  block(-17, 22, 34, 46, 6);
  block(-36, 8, 72, 18, 6);
  block(-30, -40, 60, 50, 4);
  ctx.fillStyle = shade(mix(ink.bark, ink.pollen, 0.3), 0.2);
  ctx.fill(box(-17, -30, 34, 32, 4));
  form(
    plate,
    curve(
      [
        [-70, -32],
        [-56, -46],
        [-24, -66],
        [0, -72],
        [24, -66],
        [56, -46],
        [70, -32],
        [40, -38],
        [0, -42],
        [-40, -38],
      ],
      true,
      0.6,
    ),
    { fill: color, shade: mix(color, ink.night, 0.6), light: tint(color, 0.5), depth: 0.9 },
  );
  block(-10, -90, 20, 22, 8);
}

/** Paints the light in the window of the lantern, on a transparent background. */
export function lampLight(plate: Plate): void {
  const { ctx } = plate;
  ctx.fillStyle = tint(ink.pollen, 0.5);
  ctx.fill(box(-17, -30, 34, 32, 4));
  ctx.fillStyle = fade(mix(ink.bark, ink.clay, 0.4), 0.7);
  ctx.fill(union([box(-1.5, -30, 3, 32), box(-17, -16, 34, 3)]));
}

/** Paints the soft shadow of a terrace on the hill. The scene stretches it. */
export function shadow({ ctx }: Plate): void {
  const steps = 60;
  for (let step = 0; step < steps; step++) {
    const half = 98 - (step / steps) * 40;
    ctx.fillStyle = fade(ink.night, 0.021);
    ctx.fill(box(-half, -half, 2 * half, 2 * half, 44 - (step / steps) * 20));
  }
}
