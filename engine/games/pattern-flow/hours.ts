/** The two hours of the water, as colors from 0 to 1. */
import { lerp } from '../../stage/easing';

export type Ink = readonly [red: number, green: number, blue: number];

export interface Hour {
  /** The water far, in the middle and near. */
  readonly inks: readonly [Ink, Ink, Ink];
  /** Where sun or moon lies on the water, shares of its size, and its reach as a share of the longer side. */
  readonly sky: readonly [x: number, y: number, reach: number];
  readonly skyInk: Ink;
  /** Strength of the glow, and of the path of light. */
  readonly strength: readonly [glow: number, path: number];
  /** What the hour leaves of the stones' colors. */
  readonly stones: Ink;
}

const ink = (hex: string): Ink =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Ink;

const HOURS: Readonly<Record<'day' | 'night', Hour>> = {
  /** First light: the sun is low on the left. */
  day: {
    inks: [ink('#5B979C'), ink('#3F7F8A'), ink('#245A69')],
    sky: [0.3, -0.04, 0.46],
    skyInk: ink('#F3E3BC'),
    strength: [0.62, 0.6],
    stones: [1, 1, 1],
  },
  /** The moon stands high on the right. */
  night: {
    inks: [ink('#1D3D47'), ink('#163139'), ink('#0E222B')],
    sky: [0.66, -0.02, 0.34],
    skyInk: ink('#C9DAD8'),
    strength: [0.4, 0.66],
    stones: [0.78, 0.83, 0.9],
  },
};

/** The five stones' colors. */
export const STONE_INKS: readonly Ink[] = ['#D9694F', '#E8B04F', '#6FAE7F', '#5FA3BF', '#9A86C9'].map(ink);

/** What a lit stone throws on the water: its color, mostly turned to warm light. */
export const LIGHT_INKS: readonly Ink[] = STONE_INKS.map(
  (color) => color.map((part, at) => part * 0.34 + ([1, 0.95, 0.78][at] as number) * 0.66) as unknown as Ink,
);

const mix = <T extends readonly number[]>(from: T, to: T, part: number): T =>
  from.map((value, at) => lerp(value, to[at] as number, part)) as unknown as T;

/** The hour between day and night. @param night 0-1 */
export function hourAt(night: number): Hour {
  const { day, night: dark } = HOURS;
  if (night === 0) return day;
  if (night === 1) return dark;
  return {
    inks: day.inks.map((from, at) => mix(from, dark.inks[at] as Ink, night)) as unknown as Hour['inks'],
    sky: mix(day.sky, dark.sky, night),
    skyInk: mix(day.skyInk, dark.skyInk, night),
    strength: mix(day.strength, dark.strength, night),
    stones: mix(day.stones, dark.stones, night),
  };
}
