import type { Path2D } from '@napi-rs/canvas';
import { ink, mix, shade, tint } from './ink';
import { curve, ellipse, type Point, polygon, taper, union, weld } from './path';
import { type Plate, within } from './plate';
import type { Random } from './random';
import { form } from './stipple';

/**
 * Paints an old trunk from `top` to `base` (y in units) with furrowed bark, a stippled shaded side, and roots that
 * spread at the base.
 */
export function trunk(
  plate: Plate,
  {
    x,
    top,
    base,
    width,
    color = ink.bark,
    lean = 0,
    furrows = 9,
    limbs = [],
  }: {
    x: number;
    top: number;
    base: number;
    /** Width at the top, units. */
    width: number;
    color?: string;
    /** Horizontal offset of the top relative to the base, units. */
    lean?: number;
    furrows?: number;
    /** Limbs that grow out of the top. They share the trunk's outline and light. */
    limbs?: readonly Path2D[];
  },
): void {
  const { random, ctx, light } = plate;
  const tall = base - top;
  const half = width / 2;
  const knee = Math.min(tall * 0.35, width * 1.5);
  const stem = curve(
    [
      [x + lean - half, top],
      [x + lean * 0.5 - half * 1.08, top + tall * 0.5],
      [x - half * 1.2, base - knee],
      [x - half * 1.5, base - knee * 0.35],
      [x - half * 2.3, base],
      [x - half * 0.7, base + half * 0.16],
      [x + half * 0.5, base + half * 0.1],
      [x + half * 2.2, base],
      [x + half * 1.45, base - knee * 0.35],
      [x + half * 1.2, base - knee],
      [x + lean * 0.5 + half * 1.08, top + tall * 0.5],
      [x + lean + half, top],
    ],
    true,
    0.8,
  );
  const path = limbs.length > 0 ? weld([stem, ...limbs]) : stem;
  const side = Math.sign(light[0]) || 1;
  form(plate, path, { fill: color, towards: [side, 0], light: tint(color, 0.24), depth: 0.85, start: 0.25 });
  within(plate, path, () => {
    ctx.fillStyle = shade(color, 0.4);
    for (let i = 0; i < furrows; i++) {
      const t = (i + random.between(0.2, 0.8)) / furrows - 0.5;
      const from = random.between(top - 20, base - knee);
      const long = random.between(0.08, 0.25) * tall;
      const line: [number, number, number][] = [0, 0.3, 0.65, 1].map((s) => {
        const y = from + long * s;
        const down = Math.min(1, Math.max(0, (y - (base - knee)) / knee));
        const share = lean * (1 - (y - top) / tall);
        const wave = random.between(-0.025, 0.025) * width;
        return [
          x + share + t * width * (0.94 + down * 0.7) + wave,
          y,
          width * 0.022 * Math.sin(Math.PI * (0.06 + s * 0.9)),
        ];
      });
      ctx.fill(taper(line));
    }
  });
}

/** Paints a birch trunk, white and slightly bent, with dark lenticels and scars of lost boughs. */
export function birch(
  plate: Plate,
  x: number,
  top: number,
  base: number,
  width: number,
  bark: string = ink.snow,
): void {
  const { random, ctx } = plate;
  const bend = random.between(-0.4, 0.4) * width;
  const half = width / 2;
  const path = taper([
    [x + bend * 0.4, top - 10, half * 0.86],
    [x + bend, top + (base - top) * 0.4, half],
    [x, base - width, half * 1.08],
    [x, base + 6, half * 1.4],
  ]);
  form(plate, path, {
    fill: bark,
    towards: [Math.sign(plate.light[0]) || 1, 0],
    shade: mix(bark, ink.bark, 0.55),
    light: null,
  });
  within(plate, path, () => {
    ctx.fillStyle = mix(ink.bark, ink.night, 0.6);
    for (let y = top + 4; y < base; y += width * random.between(0.25, 0.85)) {
      const side = random.side();
      const long = half * random.between(0.35, 1.15);
      const edge = x + bend * 0.6 + side * half * 1.15;
      ctx.fill(
        taper([
          [edge, y, width * 0.045],
          [edge - side * long * 0.6, y + 0.6, width * 0.04],
          [edge - side * long, y, 0.1],
        ]),
      );
    }
    for (let eye = 0; eye < Math.round((base - top) / (width * 8)); eye++) {
      const y = random.between(top, base - width);
      const ex = x + bend * 0.6 + random.between(-0.2, 0.2) * width;
      ctx.fill(ellipse(ex, y, width * 0.2, width * 0.14));
      ctx.fill(
        polygon([
          [ex - width * 0.36, y + width * 0.16],
          [ex, y - width * 0.24],
          [ex + width * 0.36, y + width * 0.16],
          [ex, y],
        ]),
      );
    }
  });
}

/** Returns an ellipse of foliage with soft lobes around its edge. */
export function foliage(random: Random, x: number, y: number, rx: number, ry: number, lobes = 11): Path2D {
  const points: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const turn = (i / lobes) * Math.PI * 2 + random.between(-0.12, 0.12);
    const out = random.between(0.94, 1.08);
    points.push([x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out]);
    const dip = turn + Math.PI / lobes;
    points.push([x + Math.cos(dip) * rx * 0.87, y + Math.sin(dip) * ry * 0.87]);
  }
  return curve(points, true, 0.95);
}

/** Paints a broadleaf tree with a forked trunk and five to seven heaps of leaves from shade to light. */
export function broadleaf(
  plate: Plate,
  {
    x,
    base,
    height,
    leaves,
    bark = ink.bark,
    spread = 0.62,
  }: {
    x: number;
    base: number;
    height: number;
    leaves: string;
    bark?: string;
    /** Half width of the crown as a share of the tree's height. */
    spread?: number;
  },
): void {
  const { random } = plate;
  const crown = base - height * 0.62;
  const wide = height * spread;
  const limb = (tx: number, ty: number, half: number): Path2D =>
    taper([
      [x, base - height * 0.24, half * 1.5],
      [x + (tx - x) * 0.4, base - height * 0.4, half],
      [tx, ty, half * 0.35],
    ]);
  const wood = union([
    taper([
      [x, base + 2, height * 0.075],
      [x, base - height * 0.05, height * 0.045],
      [x, base - height * 0.26, height * 0.036],
      [x, crown, height * 0.02],
    ]),
    limb(x - wide * 0.5, crown, height * 0.022),
    limb(x + wide * 0.52, crown - height * 0.02, height * 0.022),
  ]);
  const heaps: readonly (readonly [number, number, number, number, number])[] = [
    [-0.52, 0.02, 0.46, 0.18, 0.24],
    [0.54, 0, 0.44, 0.18, 0.24],
    [0, 0.02, 0.5, 0.17, 0.3],
    [-0.36, -0.16, 0.46, 0.19, 0.08],
    [0.36, -0.17, 0.46, 0.19, 0.08],
    [0, -0.26, 0.48, 0.18, 0],
  ];
  heaps.forEach(([dx, dy, rx, ry, dark], i) => {
    if (i === 3) form(plate, wood, { fill: bark });
    const heap = foliage(random, x + dx * wide, crown + dy * height, rx * wide, ry * height);
    form(plate, heap, { fill: shade(leaves, dark), depth: 0.7 });
  });
}
