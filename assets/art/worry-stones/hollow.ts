import { finish } from '../kit/finish';
import { darkest, fade, ink, mix, shade, tint } from '../kit/ink';
import { frond, grass } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { moon } from '../kit/night-sky';
import { ellipse, leaf, type Point, union } from '../kit/path';
import { along, down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, shafts, sky, stars } from '../kit/sky';
import { form, stippleAround } from '../kit/stipple';
import { foliage, trunk } from '../kit/tree';
import type { Picture } from '../picture';

/** The light of a time of day. */
export interface Mood {
  readonly sky: readonly string[];
  readonly glow: string;
  readonly power: number;
  readonly mist: string;
  /** Returns a color under this light. */
  readonly lit: (color: string) => string;
  /** Returns the color of a cushion's lit side. */
  readonly crown: (color: string) => string;
  /** Returns the color of a cushion's shaded side. */
  readonly shaded: (color: string) => string;
  /** Opacity of the gaps between the cushions, 0-1. */
  readonly gaps: number;
  readonly isNight: boolean;
}

/** Parameters that differ between the wide and the tall picture. */
interface Frame {
  /** Position of the sun or the moon. */
  readonly light: Point;
  /** Size of the nearest cushions, relative to those of the wide picture. */
  readonly cushions: number;
  /** Number of leaves and flowers. */
  readonly litter: number;
}

/** Paints a cushion of moss, as a soft heap with a dotted shaded side and a lit top. */
export function cushion(
  plate: Plate,
  mood: Mood,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
): void {
  const { ctx, random } = plate;
  const heap = foliage(random, x, y, rx, ry, 15);
  ctx.fillStyle = fade(mood.lit(shade(ink.spruce, 0.35)), mood.gaps);
  ctx.fill(ellipse(x + rx * 0.08, y + ry * 0.26, rx * 1.03, ry * 0.96));
  form(plate, heap, {
    fill: mood.lit(color),
    shade: mood.shaded(color),
    light: null,
    depth: 0.8,
    start: 0.38,
  });
  stippleAround(
    plate,
    heap,
    mood.crown(color),
    [x - rx * 0.28, y - ry * 0.5],
    rx * 0.86,
    random.between(0.34, 0.62),
  );
}

/** Returns the height of a hollow's side at x above its middle, as a negative y. `rise` is the height at the edge, units. */
const bowl =
  (width: number, rise: number) =>
  (x: number): number =>
    -rise * Math.abs((2 * x) / width - 1) ** 1.7;

/**
 * Paints a mossy hollow between trees: misty slopes with trees behind it, cushions of moss that are larger toward the viewer,
 * and ferns beside it.
 */
function hollow(plate: Plate, mood: Mood, frame: Frame): void {
  const { ctx, random, width, height } = plate;
  const { lit } = mood;
  sky(plate, mood.sky, 110);
  if (mood.isNight) {
    stars(plate, 30, 50, mix(ink.ice, ink.tarn, 0.3));
    moon(plate, frame.light, 17);
  }
  glow(plate, frame.light, 330, mood.glow, mood.power);
  const [middle] = frame.light;
  // The slopes of the hollow, from far to near. Each has trees that stand in its moss, and mist at its foot.
  for (const [y, rise, wide, gap, color, moss] of [
    [50, 34, 8, 30, mix(ink.lichen, ink.ice, 0.6), mix(ink.lichen, ink.ice, 0.45)],
    [60, 52, 13, 74, mix(ink.lichen, ink.tarn, 0.3), mix(ink.lichen, ink.fern, 0.2)],
    [70, 78, 24, 168, mix(ink.fern, ink.bark, 0.4), mix(ink.lichen, ink.fern, 0.45)],
  ] as const) {
    const slope = ridge(plate, { y, swell: 7, wave: 190, octaves: 2, rough: 0.3, bend: bowl(width, rise) });
    for (let x = random.between(-gap, 0); x < width + gap; x += gap * random.between(0.6, 1.4)) {
      if (mood.isNight && Math.abs(x - middle) < 26 + wide) continue;
      // Near trees stand beside the hollow, and leave its middle open.
      if (wide > 20 && Math.abs(x / width - 0.5) < 0.22) continue;
      const thick = wide * random.between(0.7, 1.25);
      const base = slope.topAt(x) + wide * 0.5;
      trunk(plate, {
        x,
        top: -14,
        base,
        width: thick,
        color: lit(color),
        lean: 9 * random.side(),
        furrows: 4,
      });
    }
    layer(plate, slope, { color: lit(moss), mist: mood.mist, melt: 60, haze: 0.6, dots: 0.2 });
    for (let x = -10; x < width + 20; x += wide * random.between(0.8, 1.7))
      cushion(
        plate,
        mood,
        x,
        slope.topAt(x) + wide * 0.55,
        wide * random.between(0.7, 1.2),
        wide * random.between(0.34, 0.5),
        mix(moss, ink.pollen, random.between(0, 0.12)),
      );
    mist(plate, y + 4, 34, mood.mist, 0.5, 18);
  }
  if (!mood.isNight)
    shafts(plate, {
      left: width * 0.08,
      right: width * 0.7,
      top: -20,
      bottom: 190,
      lean: 90,
      count: 5,
      color: tint(ink.pollen, 0.6),
      strength: 0.3,
    });
  wisps(plate, 66, 12, mood.mist, 4, 0.5);
  // The ground, from the mist to the viewer. It rises at both sides.
  const near = lit(mix(ink.fern, ink.spruce, 0.34));
  const rises = bowl(width, 58);
  const ground = ridge(plate, { y: 82, swell: 6, wave: 160, octaves: 2, rough: 0.3, bend: rises });
  layer(plate, ground, {
    color: lit(mix(ink.lichen, ink.fern, 0.45)),
    mist: mood.mist,
    melt: 60,
    haze: 0.4,
    dots: 0.12,
  });
  within(plate, ground.path, () => {
    ctx.fillStyle = down(plate, 70, height, [fade(near, 0), fade(near, 0.8), near], [0, 0.4, 1]);
    ctx.fillRect(0, 0, width, height);
  });
  for (let y = 84, row = 0; y < height + 70; row++) {
    const near = (y - 84) / (height - 84);
    const size = 13 + 60 * frame.cushions * Math.min(1, near * 1.25);
    for (let x = -40 + (row % 2) * size * 0.8; x < width + 60; x += size * random.between(1.05, 1.85)) {
      const color = mix(
        mix(mix(ink.lichen, ink.fern, 0.5), mix(ink.fern, ink.spruce, 0.5), Math.min(1, near * 1.2)),
        random.next() < 0.5 ? ink.pollen : ink.tarn,
        random.between(0, 0.14),
      );
      cushion(
        plate,
        mood,
        x,
        y + rises(x) * (1 - Math.min(1, near * 1.4)) + random.between(-0.3, 0.3) * size,
        size * random.between(0.75, 1.2),
        size * random.between(0.36, 0.5),
        mix(color, mood.isNight ? ink.deep : tint(ink.lichen, 0.3), 0.2 * (1 - near)),
      );
    }
    y += size * 0.46;
  }
  mist(plate, 90, 70, mood.mist, 0.5, 46);
  wisps(plate, 96, 16, mood.mist, 5, 0.4);
  // Light falls into the hollow from the upper left, and leaves the lower right in shade.
  ctx.fillStyle = along(
    plate,
    [width * 0.19, 120],
    [width * 0.88, height + 40],
    [fade(mood.glow, mood.isNight ? 0.1 : 0.24), fade(mood.glow, 0), fade(lit(shade(ink.spruce, 0.3)), 0.46)],
    [0, 0.34, 1],
  );
  ctx.fillRect(0, 0, width, height);
  litter(plate, mood, frame.litter);
  for (const [x, turn, length, curl] of [
    [-6, -1.9, 150, -0.5],
    [10, -1.25, 178, 0.6],
    [44, -0.8, 140, 0.7],
    [84, -0.5, 96, 0.6],
    [width - 84, -2.6, 96, -0.6],
    [width - 42, -2.3, 140, -0.7],
    [width - 10, -1.9, 178, -0.6],
    [width + 6, -1.2, 150, 0.5],
  ] as const)
    frond(plate, [x, height + 10], turn, length, lit(mix(ink.spruce, ink.fern, 0.34)), curl);
  for (const [from, to] of [
    [-5, 150],
    [width - 150, width + 5],
  ] as const)
    grass(plate, () => height + 12, [12, 40], lit(shade(ink.spruce, 0.12)), 5, from, to);
  finish(plate, { grain: 0.012, vignette: mood.isNight ? 0.1 : 0.06 });
}

/** Paints sorrel leaves, small white flowers and a few fallen leaves on the moss. */
export function litter(plate: Plate, { lit }: Mood, count: number): void {
  const { ctx, random, width, height } = plate;
  for (let i = 0; i < count; i++) {
    const y = random.between(110, height - 10);
    // Few leaves and flowers are in the middle, where the stones lie.
    const x = (0.5 + 0.5 * random.side() * random.next() ** 0.55) * width;
    const size = 4 + (8 * (y - 66)) / (height - 66);
    within(plate, null, () => {
      ctx.translate(x, y);
      ctx.scale(1, 0.66);
      if (i % 3 === 0) {
        ctx.rotate(random.between(0, 6));
        form(plate, leaf([0, 0], 0, size * 2.4, size, 0.5), {
          fill: lit(mix(ink.clay, ink.pollen, random.between(0.1, 0.7))),
          depth: 0.7,
        });
        return;
      }
      const turn = random.between(0, 2);
      const petals = (reach: number, wide: number) =>
        union(
          Array.from({ length: 5 }, (_, petal) =>
            leaf([0, 0], turn + petal * 1.2566, size * reach, size * wide, 0.62),
          ),
        );
      ctx.fillStyle = fade(lit(ink.spruce), 0.5);
      ctx.translate(1.5, 2.5);
      ctx.fill(petals(0.95, 0.5));
      ctx.translate(-1.5, -2.5);
      ctx.fillStyle = lit(mix(ink.snow, ink.ice, 0.2));
      ctx.fill(petals(0.95, 0.5));
      ctx.fillStyle = lit(ink.pollen);
      ctx.fill(ellipse(0, 0, size * 0.24));
    });
  }
}

const air = tint(mix(ink.lichen, ink.ice, 0.5), 0.5);
/** Dawn. The upper part is about as light as paper, so that dark text stays readable. */
export const day: Mood = {
  sky: [mix(air, ink.ice, 0.3), tint(air, 0.3), mix(air, tint(ink.pollen, 0.6), 0.4), air],
  glow: tint(ink.pollen, 0.75),
  power: 0.7,
  mist: tint(air, 0.3),
  lit: (color) => color,
  crown: (color) => mix(mix(color, ink.lichen, 0.5), ink.pollen, 0.34),
  shaded: (color) => shade(mix(color, ink.spruce, 0.55), 0.16),
  gaps: 0.4,
  isNight: false,
};

const dark = mix(ink.night, ink.deep, 0.4);
/** Moonlight: silver tops of the moss, and deep shade between them. */
export const night: Mood = {
  sky: [shade(dark, 0.35), mix(dark, ink.deep, 0.6), mix(ink.deep, ink.tarn, 0.28)],
  glow: mix(ink.tarn, ink.ice, 0.4),
  power: 0.42,
  mist: mix(ink.deep, ink.tarn, 0.4),
  lit: (color) => mix(mix(color, ink.deep, 0.52), darkest, 0.36),
  crown: (color) => mix(mix(color, ink.ice, 0.42), ink.deep, 0.4),
  shaded: (color) => mix(mix(color, ink.night, 0.7), darkest, 0.46),
  gaps: 0.8,
  isNight: true,
};

const shared = {
  scale: 2,
  seed: 5623,
  light: [-0.5, -0.86],
} as const;

const wide = { ...shared, width: 800, height: 600, outputWidth: 1360, limit: 120 } as const;
const tall = { ...shared, width: 420, height: 760, outputWidth: 714, limit: 60 } as const;

const inWide: Frame = { light: [210, 0], cushions: 1, litter: 40 };
const inTall: Frame = { light: [100, 0], cushions: 0.66, litter: 26 };

export const hollowDay: Picture = {
  ...wide,
  file: 'worry-stones/hollow-day.avif',
  quality: 67,
  draw: (plate) => hollow(plate, day, inWide),
};

export const hollowNight: Picture = {
  ...wide,
  file: 'worry-stones/hollow-night.avif',
  quality: 64,
  draw: (plate) => hollow(plate, night, { ...inWide, light: [284, 28] }),
};

export const hollowTallDay: Picture = {
  ...tall,
  file: 'worry-stones/hollow-tall-day.avif',
  quality: 60,
  draw: (plate) => hollow(plate, day, inTall),
};

export const hollowTallNight: Picture = {
  ...tall,
  file: 'worry-stones/hollow-tall-night.avif',
  quality: 62,
  draw: (plate) => hollow(plate, night, { ...inTall, light: [38, 28] }),
};
