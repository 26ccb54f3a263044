/** Colors of sky, landscape and tiles from the tints of the sky, 0-1. The names are those of the shaders' uniforms. */
import { ROW_COUNT, tintColorsOf } from '../../../machines/games/color-tranquility/selectors';
import { type Oklab, oklabToRgb } from '../../paint/color';
import { LookTable } from '../../paint/look-table';
import { lerp } from '../../stage/easing';

/** The misty colors before a row has melted: underpainting at zenith and horizon, near land, far land, water. */
const MIST = new LookTable<Record<'top' | 'low' | 'near' | 'far' | 'water', Oklab>>(
  {
    top: [0.87, -0.012, -0.012],
    low: [0.94, -0.004, 0.012],
    near: [0.33, -0.028, -0.014],
    far: [0.86, -0.012, -0.006],
    water: [0.83, -0.018, -0.014],
  },
  {
    top: [0.27, -0.022, -0.05],
    low: [0.38, -0.016, -0.036],
    near: [0.155, -0.012, -0.014],
    far: [0.31, -0.016, -0.018],
    water: [0.28, -0.02, -0.024],
  },
);

const mix = (one: Oklab, other: Oklab, share: number): Oklab =>
  one.map((value, at) => lerp(value, other[at] as number, share)) as unknown as Oklab;

/** Scales lightness and chroma of a color. */
const graded = ([lightness, a, b]: Oklab, bright: number, chroma: number): Oklab => [
  lightness * bright,
  a * chroma,
  b * chroma,
];

/** @param night share of night, 0-1 @param light share of the rows that have melted, 0-1 */
export function hourLookOf(key: Parameters<typeof tintColorsOf>[0], night: number, light: number) {
  const tints = tintColorsOf(key, night);
  const columns = tints.length / ROW_COUNT;
  const at = (row: number, share: number) =>
    tints[row * columns + Math.round(share * (columns - 1))] as Oklab;
  const mist = MIST.at(night);
  // The underpainting has a share of the row's own color, at first 0.3.
  const paper = (base: Oklab, row: number) => {
    const [, a, b] = at(row, 0.5);
    return oklabToRgb(mix(base, [base[0], a * 0.6, b * 0.6], 0.3 + 0.4 * light));
  };
  // Distance takes its color from the sky above the horizon.
  const horizon = mix(at(2, 0.4), at(ROW_COUNT - 1, 0.45), 0.45);
  return {
    tints: tints.map(oklabToRgb),
    sky: { paperTop: paper(mist.top, 1), paperLow: paper(mist.low, 2) },
    land: {
      near: oklabToRgb(mix(mist.near, graded(at(0, 0), lerp(0.62, 0.5, night), 0.6), light)),
      far: oklabToRgb(mix(mist.far, graded(horizon, 0.9, 0.8), light)),
      waterFar: oklabToRgb(mix(mist.water, graded(horizon, 0.96, 0.9), light)),
      waterNear: oklabToRgb(mix(mist.water, graded(at(1, 0.4), 0.86, 0.85), light)),
      light: oklabToRgb(at(ROW_COUNT - 1, 1)),
      // Lamps burn by day too, weakly while no row has melted.
      strength: [light, Math.max(0.15, night * 0.6, light)],
    },
    shade: oklabToRgb(graded(at(0, 0), 0.42, 0.8)),
  };
}
export type HourLook = ReturnType<typeof hourLookOf>;
