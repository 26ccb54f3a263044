/** Azaleas, a maple and a stone lantern for the gardens. */
import { crown } from '../kit/crown';
import { fade, ink, mix, shade, tint } from '../kit/ink';
import { box, ellipse, polygon, taper, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { glow } from '../kit/sky';
import { form } from '../kit/stipple';
import { foliage, trunk } from '../kit/tree';
import { type Composition, type Mood, stone } from './garden-mood';

/** Paints a clipped azalea in bloom. */
export function azalea(
  plate: Plate,
  { lit, rim, isNight }: Mood,
  x: number,
  base: number,
  wide: number,
  hue: number,
): void {
  const { ctx, random } = plate;
  const leaf = lit(mix(ink.fern, ink.spruce, 0.35));
  const tall = wide * 0.62;
  ctx.fillStyle = fade(lit(ink.night), 0.35);
  ctx.fill(ellipse(x + wide * 0.08, base, wide * 0.56, tall * 0.16));
  const heap = foliage(random, x, base - tall * 0.46, wide * 0.52, tall * 0.52, 12);
  form(plate, heap, { fill: leaf, light: rim(mix(ink.fern, ink.lichen, 0.6)), depth: 0.8 });
  const bloom = mix(mix(ink.rose, ink.dusk, 0.35), ink.heather, hue);
  const blooms = (count: number, size: number) =>
    union(
      Array.from({ length: count }, () => {
        const [turn, out] = [random.between(0, 2 * Math.PI), random.next() ** 0.5];
        return ellipse(
          x + Math.cos(turn) * wide * 0.46 * out,
          base - tall * 0.54 + Math.sin(turn) * tall * 0.44 * out,
          size * random.between(0.7, 1.2),
        );
      }),
    );
  ctx.fillStyle = lit(isNight ? mix(bloom, ink.heather, 0.2) : mix(bloom, ink.clay, 0.18));
  ctx.fill(blooms(Math.round(wide * 0.6), 2.6));
  ctx.fillStyle = isNight ? mix(lit(bloom), ink.ice, 0.14) : tint(bloom, 0.22);
  within(plate, heap, () => ctx.fill(blooms(Math.round(wide * 0.5), 2.2)));
}

/** Paints a maple. Its bent trunk forks below the crown, and limbs reach into the heaps of leaves. */
export function maple(plate: Plate, { lit, isNight }: Mood, at: Composition): void {
  const { x, base, top, lean } = at.maple;
  plate.ctx.fillStyle = fade(lit(ink.night), 0.3);
  plate.ctx.fill(ellipse(x + 16, base + 2, 60, 9));
  const leaves = {
    leaf: lit(mix(ink.clay, ink.dusk, 0.4)),
    dark: lit(mix(ink.clay, ink.bark, 0.65)),
    glint: isNight ? mix(lit(ink.dusk), ink.ice, 0.36) : tint(ink.pollen, 0.3),
    dabs: 70,
    size: 2.8,
  };
  crown(plate, at.crown.slice(0, 2), leaves);
  const fork = x + lean;
  const limbs = at.crown.slice(0, 3).map(([heapX, heapY]) =>
    taper([
      [fork + 5, top + 30, 8],
      [fork + (heapX - fork) * 0.22, top - 4, 6.4],
      [fork + (heapX - fork) * 0.72, top + (heapY - top) * 0.55, 4],
      [heapX, heapY, 1.4],
    ]),
  );
  trunk(plate, {
    x,
    top,
    base,
    width: 20,
    color: lit(mix(ink.bark, ink.clay, 0.1)),
    lean,
    furrows: 6,
    limbs,
  });
  crown(plate, at.crown.slice(2), leaves);
}

/**
 * Paints a stone lantern, in whose window a light burns at night.
 * @param base y of the ground below the lantern
 */
export function lantern(plate: Plate, mood: Mood, x: number, base: number): void {
  const { ctx, random } = plate;
  const { lit, rim, isNight } = mood;
  const color = lit(tint(stone, 0.06));
  const block = (left: number, top: number, width: number, height: number, radius: number) =>
    form(plate, box(x + left, base + top, width, height, radius), {
      fill: color,
      light: rim(tint(stone, 0.4)),
      depth: 0.8,
    });
  ctx.fillStyle = fade(lit(ink.night), 0.35);
  ctx.fill(ellipse(x + 8, base + 2, 54, 11));
  block(-34, -16, 68, 18, 5);
  block(-12, -74, 24, 60, 5);
  block(-28, -86, 56, 14, 5);
  block(-22, -124, 44, 40, 3);
  const window = box(x - 12, base - 117, 24, 26, 3);
  if (isNight) {
    glow(plate, [x, base - 104], 150, ink.pollen, 0.5);
    glow(plate, [x, base - 104], 60, tint(ink.pollen, 0.3), 0.7);
  }
  ctx.fillStyle = isNight ? tint(ink.pollen, 0.5) : lit(shade(ink.bark, 0.3));
  ctx.fill(window);
  ctx.fillStyle = fade(lit(ink.bark), 0.6);
  ctx.fill(union([box(x - 1.2, base - 117, 2.4, 26), box(x - 12, base - 105, 24, 2.4)]));
  form(
    plate,
    polygon([
      [x - 54, base - 122],
      [x - 40, base - 132],
      [x - 12, base - 150],
      [x + 12, base - 150],
      [x + 40, base - 132],
      [x + 54, base - 122],
    ]),
    { fill: color, light: rim(tint(stone, 0.4)), depth: 0.8 },
  );
  block(-7, -166, 14, 18, 6);
  for (const [dx, dy, rx] of [
    [-40, 4, 34],
    [34, 6, 30],
    [0, 10, 44],
  ] as const)
    form(plate, foliage(random, x + dx, base + dy, rx, 11), {
      fill: lit(mix(ink.fern, ink.lichen, 0.3)),
      light: rim(mix(ink.lichen, ink.pollen, 0.3)),
      depth: 0.6,
    });
  // The lantern's light on the moss.
  if (isNight) glow(plate, [x, base + 2], 74, ink.pollen, 0.22);
}
