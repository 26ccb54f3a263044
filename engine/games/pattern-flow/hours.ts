import { hexToRgb, type Rgb } from '../../paint/color';
import { LookTable } from '../../paint/look-table';

export interface HourLook {
  readonly inks: readonly [Rgb, Rgb, Rgb];
  /** Position (shares of the water's size) and radius (share of the longer side) of the sun's or moon's reflection. */
  readonly sky: readonly [x: number, y: number, reach: number];
  readonly skyInk: Rgb;
  /** Strength of the glow around the reflection, and of the path of light on the water. */
  readonly strength: readonly [glow: number, path: number];
  readonly stones: Rgb;
}

export const HOUR_LOOKS = new LookTable<HourLook>(
  /** Dawn: the sun is low on the left. */
  {
    inks: [hexToRgb('#5B979C'), hexToRgb('#3F7F8A'), hexToRgb('#245A69')],
    sky: [0.3, -0.04, 0.46],
    skyInk: hexToRgb('#F3E3BC'),
    strength: [0.62, 0.6],
    stones: [1, 1, 1],
  },
  /** The moon is near the sun's position, and smaller. */
  {
    inks: [hexToRgb('#1D3D47'), hexToRgb('#163139'), hexToRgb('#0E222B')],
    sky: [0.32, -0.03, 0.34],
    skyInk: hexToRgb('#C9DAD8'),
    strength: [0.4, 0.66],
    stones: [0.78, 0.83, 0.9],
  },
);

export const STONE_INKS: readonly Rgb[] = ['#D9694F', '#E8B04F', '#6FAE7F', '#5FA3BF', '#9A86C9'].map(
  hexToRgb,
);

/** Light of a lit stone on the water: the stone's color, mixed with a large share of warm light. */
export const LIGHT_INKS: readonly Rgb[] = STONE_INKS.map(
  (color) => color.map((part, at) => part * 0.34 + ([1, 0.95, 0.78][at] as number) * 0.66) as unknown as Rgb,
);
