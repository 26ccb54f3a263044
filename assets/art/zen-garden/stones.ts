import { fade, ink, mix } from '../kit/ink';
import { curve, ellipse, type Point, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong, stippleAround } from '../kit/stipple';
import { points } from '../kit/trace';
import type { Picture } from '../picture';

/** Size of a cell of the sheet, CSS px. `engine/games/zen-garden/garden-hour.ts` has the same size in sheet px. */
const cellWidth = 116;
const cellHeight = 100;

interface Boulder {
  /** Radius of the footprint, CSS px. `engine/games/zen-garden/stones.ts` has the same numbers. */
  readonly radius: number;
  /** Ratio of the height to the width. */
  readonly rise: number;
  /** Outline with coordinates between -1 and 1. */
  readonly outline: string;
  /** Index of the gray. */
  readonly gray: number;
  /** Share of the outline that moss covers, 0-1. */
  readonly moss: number;
  /** Height of the quartz vein, -1 to 1. Absent without a vein. */
  readonly vein?: number;
}

/** The stones of the garden, in the order of its layout. */
export const boulders: readonly Boulder[] = [
  {
    radius: 25,
    rise: 0.7,
    outline:
      '-1 0.02, -0.94 -0.56, -0.62 -0.92, -0.14 -0.94, 0.22 -1, 0.66 -0.84, 0.96 -0.34, 1 0.22, 0.76 0.66, 0.34 0.94, -0.06 1, -0.5 0.82, -0.9 0.52',
    gray: 1,
    moss: 0.8,
  },
  {
    radius: 30,
    rise: 0.72,
    outline:
      '-1 0.2, -0.97 -0.3, -0.76 -0.76, -0.36 -1, 0.1 -0.98, 0.5 -0.76, 0.78 -0.36, 0.98 0.12, 1 0.5, 0.78 0.86, 0.3 1, -0.2 0.98, -0.64 0.78, -0.92 0.52',
    gray: 0,
    moss: 1,
    vein: 0.16,
  },
  {
    radius: 20,
    rise: 0.76,
    outline:
      '-1 0.26, -0.84 -0.28, -0.5 -0.74, -0.04 -1, 0.42 -0.94, 0.8 -0.58, 1 -0.04, 0.94 0.46, 0.7 0.86, 0.2 1, -0.36 0.98, -0.82 0.72',
    gray: 0,
    moss: 0.9,
    vein: 0.2,
  },
  {
    radius: 15,
    rise: 0.72,
    outline:
      '-1 -0.08, -0.74 -0.66, -0.28 -1, 0.24 -0.98, 0.72 -0.7, 0.98 -0.16, 0.96 0.44, 0.66 0.92, 0.1 1, -0.5 0.82, -0.88 0.42',
    gray: 2,
    moss: 0,
    vein: 0.24,
  },
  {
    radius: 18,
    rise: 0.74,
    outline:
      '-1 0.16, -0.9 -0.5, -0.52 -0.9, 0 -1, 0.54 -0.96, 0.9 -0.6, 1 -0.02, 0.86 0.42, 0.5 0.82, -0.02 1, -0.52 0.92, -0.88 0.62',
    gray: 2,
    moss: 0,
  },
  {
    radius: 22,
    rise: 0.86,
    outline:
      '-1 -0.22, -0.76 -0.72, -0.34 -0.96, 0.14 -1, 0.64 -0.78, 0.92 -0.36, 1 0.14, 0.8 0.6, 0.48 0.92, 0.06 1, -0.48 0.94, -0.8 0.6, -0.94 0.18',
    gray: 1,
    moss: 0.5,
  },
];

/** Half the width of a boulder relative to the radius of its footprint. The boulder slightly overhangs it. */
const overhang = 1.2;

/** Colors of a time of day. */
export interface Hour {
  readonly grays: readonly string[];
  readonly deep: string;
  readonly pale: string;
  readonly moss: string;
  readonly shadow: string;
  readonly strength: number;
}

const slate = mix(mix(ink.tarn, ink.bark, 0.62), ink.lichen, 0.3);
const warm = mix(mix(ink.tarn, ink.bark, 0.7), mix(ink.rose, ink.lichen, 0.6), 0.28);
const blue = mix(mix(ink.tarn, ink.bark, 0.54), ink.ice, 0.16);

export const day: Hour = {
  grays: [slate, warm, blue],
  deep: mix(mix(ink.night, ink.deep, 0.5), ink.bark, 0.2),
  pale: mix(ink.snow, ink.pollen, 0.16),
  moss: mix(ink.fern, ink.pollen, 0.28),
  shadow: mix(ink.bark, ink.night, 0.25),
  strength: 1,
};

/** Colors by moonlight, with a lighter stipple. */
export const night: Hour = {
  grays: [slate, warm, blue].map((gray) => mix(mix(gray, ink.night, 0.2), ink.tarn, 0.2)),
  deep: mix(ink.night, '#0B1A22', 0.5),
  pale: mix(ink.ice, ink.tarn, 0.24),
  moss: mix(mix(ink.fern, ink.ice, 0.12), ink.night, 0.2),
  shadow: '#0B1A22',
  strength: 1.1,
};

/** Paints the shadow on the sand. It is darkest at the base and falls to the lower right. */
function shadow(
  plate: Plate,
  body: readonly Point[],
  radius: number,
  { shadow: color, strength }: Hour,
): void {
  const { ctx, light } = plate;
  const moved = (length: number, grown: number) =>
    curve(
      body.map(
        ([x, y]): Point => [
          x * grown - light[0] * length,
          y * grown - light[1] * length * 0.62 + radius * 0.06,
        ],
      ),
      true,
    );
  // Cast shadow, softer farther from the stone.
  const steps = 6;
  for (let step = steps; step >= 1; step--) {
    const part = step / steps;
    ctx.fillStyle = fade(color, 0.14 * strength);
    ctx.fill(moved(radius * (0.55 + 0.65 * part), 0.98 - 0.08 * part));
  }
  // Contact shadow where the stone meets the sand.
  ctx.fillStyle = fade(color, 0.62 * strength);
  ctx.fill(moved(4.5, 1.02));
  stippleAlong(
    plate,
    moved(radius * 0.62, 1),
    color,
    [-light[0] * radius * 2, -light[1] * radius * 1.4],
    [-light[0] * radius * 0.5, -light[1] * radius * 0.4],
    0.6,
    0.7,
  );
}

/** Paints a low, water-worn boulder with a stippled shaded side, a lit top, moss at its base and a vein of quartz. */
export function boulder(
  plate: Plate,
  { radius, rise, outline, gray, moss, vein }: Boulder,
  hour: Hour,
): void {
  const { ctx, random } = plate;
  const rx = radius * overhang;
  const ry = rx * rise;
  const corners = points(outline).map(([x, y]): Point => [x * rx, y * ry - radius * 0.04]);
  const body = curve(corners, true, 0.94);
  const color = hour.grays[gray] as string;
  shadow(plate, corners, radius, hour);
  form(plate, body, {
    fill: color,
    shade: hour.deep,
    light: mix(color, hour.pale, 0.7),
    depth: 0.96,
    start: 0.42,
  });
  stippleAround(plate, body, mix(color, hour.pale, 0.85), [-rx * 0.3, -ry * 0.4], rx * 0.78, 0.82);
  within(plate, body, () => {
    if (moss > 0) {
      const heart: Point = [-rx * 0.5, ry * 0.98];
      stippleAround(plate, body, hour.moss, heart, rx * 0.8 * moss, 1);
      stippleAround(plate, body, mix(hour.moss, hour.deep, 0.6), [-rx * 0.1, ry * 1.1], rx * 0.5 * moss, 0.8);
    }
    if (vein !== undefined) {
      ctx.strokeStyle = fade(mix(color, hour.pale, 0.75), 0.7);
      ctx.lineWidth = radius * 0.035;
      ctx.stroke(
        curve(
          [-1.02, -0.5, 0, 0.5, 1.02].map(
            (x, step): Point => [x * rx, ry * (vein + ([0.06, -0.08, 0, 0.02, -0.2][step] ?? 0))],
          ),
        ),
      );
    }
    const specks = (count: number, size: number) =>
      union(
        Array.from({ length: count }, () =>
          ellipse(random.between(-0.9, 0.9) * rx, random.between(-0.9, 0.9) * ry, size, size * 0.8),
        ),
      );
    ctx.fillStyle = fade(hour.pale, 0.5);
    ctx.fill(specks(10, 0.5));
    ctx.fillStyle = fade(hour.deep, 0.5);
    ctx.fill(specks(10, 0.5));
  });
}

/** The six boulders with their shadows on a transparent background, with a row for day and one for night. */
export const zenGardenStones: Picture = {
  file: 'zen-garden/stones.avif',
  width: cellWidth * boulders.length,
  height: cellHeight * 2,
  scale: 2,
  seed: 3109,
  dot: 1.2,
  light: [-0.62, -0.78],
  quality: 72,
  edges: 96,
  limit: 46,
  draw(plate) {
    const { ctx } = plate;
    for (const [row, hour] of [day, night].entries()) {
      for (const [column, stone] of boulders.entries()) {
        within(plate, null, () => {
          ctx.translate((column + 0.5) * cellWidth, (row + 0.5) * cellHeight);
          boulder(plate, stone, hour);
        });
      }
    }
  },
};
