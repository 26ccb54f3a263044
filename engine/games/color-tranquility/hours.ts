/** Colors of the sky, the tiles' shadow and the landscape, from the tints of the sky, 0-1. */
import { ROWS, tintsOf } from '../../../machines/games/color-tranquility/selectors';
import type { SkyKey } from '../../../machines/games/color-tranquility/tints';
import { type Oklab, type Rgb, rgbOf } from '../../paint/color';
import { lerp } from '../../stage/easing';

export interface Hour {
  /** The tints in order, row by row. */
  readonly tints: readonly Rgb[];
  readonly paperTop: Rgb;
  readonly paperLow: Rgb;
  readonly near: Rgb;
  readonly far: Rgb;
  readonly waterFar: Rgb;
  readonly waterNear: Rgb;
  readonly light: Rgb;
  readonly shade: Rgb;
}

/** The misty colors before a row has melted: underpainting at zenith and horizon, near land, far land, water. */
const MIST = {
  day: {
    top: [0.87, -0.012, -0.012],
    low: [0.94, -0.004, 0.012],
    near: [0.33, -0.028, -0.014],
    far: [0.86, -0.012, -0.006],
    water: [0.83, -0.018, -0.014],
  },
  night: {
    top: [0.25, -0.018, -0.022],
    low: [0.34, -0.016, -0.018],
    near: [0.155, -0.012, -0.014],
    far: [0.31, -0.016, -0.018],
    water: [0.28, -0.02, -0.024],
  },
} as const satisfies Record<string, Record<string, Oklab>>;

/** Share of the hour's own color in the underpainting. */
const HINT = 0.3;

const mix = (one: Oklab, other: Oklab, share: number): Oklab =>
  one.map((value, at) => lerp(value, other[at] as number, share)) as unknown as Oklab;

/** Scales lightness and chroma of a color. */
const graded = ([lightness, a, b]: Oklab, bright: number, chroma: number): Oklab => [
  lightness * bright,
  a * chroma,
  b * chroma,
];

/**
 * Returns the colors of an hour.
 * @param night share of night, 0-1
 * @param light share of the rows that have melted, 0-1
 */
export function hourOf(key: SkyKey, night: number, light: number): Hour {
  const tints = tintsOf(key, night);
  const columns = tints.length / ROWS;
  const at = (row: number, share: number) =>
    tints[row * columns + Math.round(share * (columns - 1))] as Oklab;
  const mist = (name: keyof typeof MIST.day) => mix(MIST.day[name], MIST.night[name], night);
  const paper = (name: 'top' | 'low', row: number) => {
    const [lightness] = mist(name);
    const [, a, b] = at(row, 0.5);
    return rgbOf(mix(mist(name), [lightness, a * 0.6, b * 0.6], HINT + 0.4 * light));
  };
  const lit = (name: 'near' | 'far' | 'water', color: Oklab) => rgbOf(mix(mist(name), color, light));
  // Distance takes its color from the sky above the horizon.
  const horizon = mix(at(2, 0.4), at(ROWS - 1, 0.45), 0.45);
  return {
    tints: tints.map(rgbOf),
    paperTop: paper('top', 1),
    paperLow: paper('low', 2),
    near: lit('near', graded(at(0, 0), lerp(0.62, 0.5, night), 0.6)),
    far: lit('far', graded(horizon, 0.9, 0.8)),
    waterFar: lit('water', graded(horizon, 0.96, 0.9)),
    waterNear: lit('water', graded(at(1, 0.4), 0.86, 0.85)),
    light: rgbOf(at(ROWS - 1, 1)),
    shade: rgbOf(graded(at(0, 0), 0.42, 0.8)),
  };
}
