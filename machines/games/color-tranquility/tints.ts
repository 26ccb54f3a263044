/** The generator: the tints of an evening's three skies as OKLab curves, and their scattered order. Pure functions. */
import { nextRandom, type Seed, shuffle } from '../../random';

export const ROW_COUNT = 4;

export const SKY_COUNT = 3;

/** Number of tints in a row, by sky. */
const COLUMNS = [5, 6, 7] as const;
export const MAX_COLUMNS = Math.max(...COLUMNS);

/** Number of rows among which the tints of a sky are scattered. In the first sky each tint stays in its row. */
const MIXED_ROWS = [1, 2, 4] as const;

/** Smallest and largest difference in lightness between neighbors, OKLab × 100. A hint raises it by 1. */
export const LIGHTNESS_GAP_RANGE = { least: 4, most: 6 } as const;

/** Lightness between neighbors at the smallest difference, OKLab × 100, by sky. */
const STEPS = [7, 5.5, 4.6] as const;

/** Chroma and hue (degrees) of a row's darkest tint, far from the sun, and of its lightest one, near it. */
type Ends = readonly [farChroma: number, farHue: number, nearChroma: number, nearHue: number];

interface Hour {
  readonly words: string;
  /** Lightness that this hour adds to every row, 0-1. */
  readonly lift: number;
  readonly hasStars: boolean;
  readonly rows: readonly [Ends, Ends, Ends, Ends];
}

const HOURS: readonly [Hour, ...Hour[]] = [
  {
    words: 'A golden hour',
    lift: 0.03,
    hasStars: false,
    rows: [
      [0.075, 258, 0.055, 222],
      [0.06, 292, 0.055, 15],
      [0.075, 330, 0.09, 62],
      [0.085, 18, 0.115, 80],
    ],
  },
  {
    words: 'A rose hour',
    lift: 0,
    hasStars: false,
    rows: [
      [0.085, 282, 0.075, 308],
      [0.085, 308, 0.085, 345],
      [0.09, 340, 0.095, 22],
      [0.09, 8, 0.105, 58],
    ],
  },
  {
    words: 'A lilac hour',
    lift: -0.02,
    hasStars: true,
    rows: [
      [0.08, 268, 0.075, 285],
      [0.08, 285, 0.075, 305],
      [0.07, 300, 0.07, 345],
      [0.065, 320, 0.09, 48],
    ],
  },
  {
    words: 'A blue hour',
    lift: -0.05,
    hasStars: true,
    rows: [
      [0.07, 258, 0.075, 262],
      [0.07, 255, 0.065, 238],
      [0.06, 248, 0.055, 208],
      [0.045, 275, 0.075, 70],
    ],
  },
];

interface Weather {
  readonly words: string;
  /** Factor of the chroma. */
  readonly chroma: number;
  readonly lift: number;
}

const WEATHERS: readonly [Weather, ...Weather[]] = [
  { words: 'clear', chroma: 1, lift: 0 },
  { words: 'with a light haze', chroma: 0.8, lift: 0.02 },
  { words: 'after rain', chroma: 1.1, lift: -0.02 },
];

/** Lightness in the middle of each row, by day and by night. */
const MIDDLES = { day: [0.47, 0.56, 0.65, 0.745], night: [0.36, 0.43, 0.5, 0.575] } as const;

/** Share of an hour's lift at night. */
const NIGHT_LIFT = 0.4;

/** Lightness of the lightest tint, and distance from white and black within which the chroma falls: sRGB ends there. */
const LIGHTEST = 0.95;
const NEAR_WHITE = 0.2;
const NEAR_BLACK = 0.32;

/** Largest turn of all hues of a sky, degrees. */
const TURN = 9;

/** Lightness 0-1, and two color axes. */
export type TintColor = readonly [lightness: number, a: number, b: number];

/** The sky with the index `sky`, from 0, in the session of a seed. */
export interface SkyKey {
  readonly seed: Seed;
  readonly sky: number;
}

export const columnCountOf = (sky: number): number => COLUMNS[sky] ?? COLUMNS[0];

export const areRowsMixed = (sky: number): boolean => (MIXED_ROWS[sky] ?? 1) > 1;

/** Returns the row of a tint or place, from 0 at the zenith. */
export const rowOf = (place: number, sky: number): number => Math.floor(place / columnCountOf(sky));

/** Returns the column of a tint or place, from 0 at the dark end. */
export const columnOf = (place: number, sky: number): number => place % columnCountOf(sky);

/** Returns whether a tint lies at its own place from the start, at the end of a row. */
export function isRowEnd(place: number, sky: number): boolean {
  const column = columnOf(place, sky);
  return column === 0 || column === columnCountOf(sky) - 1;
}

/** An evening leaves out one of the first three hours, and ends with the blue one. */
function eveningOf({ seed, sky }: SkyKey): { hour: Hour; weather: Weather; turn: number } {
  const [skipped, next] = nextRandom(seed);
  const left = HOURS.filter((_, hour) => hour !== Math.floor(skipped * (HOURS.length - 1)));
  const [weather, afterwards] = nextRandom(next + sky);
  const [turn] = nextRandom(afterwards);
  return {
    hour: left[sky] ?? HOURS[0],
    weather: WEATHERS[Math.floor(weather * WEATHERS.length)] ?? WEATHERS[0],
    turn: (2 * turn - 1) * TURN,
  };
}

export function skyDescriptionOf(key: SkyKey): string {
  const { hour, weather } = eveningOf(key);
  return `${hour.words}, ${weather.words}`;
}

export const hasStars = (key: SkyKey): boolean => eveningOf(key).hour.hasStars;

/**
 * Returns the tints of a sky in their order, row by row. The lightness rises along each row in equal steps.
 * @param apart smallest difference between neighbors, OKLab × 100
 * @param night share of night, 0-1. Steps are the same by day and by night.
 */
export function tintColorsOf(
  { seed, sky, apart }: SkyKey & { readonly apart: number },
  night = 0,
): TintColor[] {
  const { hour, weather, turn } = eveningOf({ seed, sky });
  const columns = columnCountOf(sky);
  const step = ((STEPS[sky] ?? STEPS[0]) + apart - LIGHTNESS_GAP_RANGE.least) / 100;
  const half = ((columns - 1) / 2) * step;
  const lift = (hour.lift + weather.lift) * (1 - night * (1 - NIGHT_LIFT));
  return hour.rows.flatMap(([farChroma, farHue, nearChroma, nearHue], row) => {
    const usual = lerp(MIDDLES.day[row] as number, MIDDLES.night[row] as number, night) + lift;
    const middle = Math.min(LIGHTEST - half, usual);
    const [a1, b1] = axesOf(farChroma, farHue + turn);
    const [a2, b2] = axesOf(nearChroma, nearHue + turn);
    return Array.from({ length: columns }, (_, column): TintColor => {
      const share = column / (columns - 1);
      const lightness = middle - half + column * step;
      const chroma = weather.chroma * Math.min(1, lightness / NEAR_BLACK, (1 - lightness) / NEAR_WHITE);
      return [lightness, chroma * lerp(a1, a2, share), chroma * lerp(b1, b2, share)];
    });
  });
}

const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

const axesOf = (chroma: number, hue: number): readonly [number, number] => {
  const angle = (hue / 180) * Math.PI;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

/** Returns whether every tint of a row is at its place. `order` has the tint at each place. */
export function isRowInOrder(order: readonly number[], row: number, sky: number): boolean {
  const columns = columnCountOf(sky);
  return order
    .slice(row * columns, (row + 1) * columns)
    .every((tint, column) => tint === row * columns + column);
}

/** Returns the tint at each place. The ends of the rows are fixed, and no row begins in order. */
export function scatterTints({ seed, sky }: SkyKey): number[] {
  const columns = columnCountOf(sky);
  const places = Array.from({ length: ROW_COUNT * columns }, (_, place) => place);
  const groupOf = (place: number) => Math.floor(rowOf(place, sky) / (MIXED_ROWS[sky] ?? 1));
  let next = seed + 1000 * (sky + 1);
  for (;;) {
    const order = [...places];
    for (let group = 0; group <= groupOf(places.length - 1); group++) {
      const inner = places.filter((place) => groupOf(place) === group && !isRowEnd(place, sky));
      const [tints, following] = shuffle(inner, next);
      next = following;
      for (const [at, place] of inner.entries()) order[place] = tints[at] as number;
    }
    if (places.every((place) => !isRowInOrder(order, rowOf(place, sky), sky))) return order;
  }
}
