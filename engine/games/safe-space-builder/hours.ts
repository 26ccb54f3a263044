/** Color grading and shadows for each setting of the lighting. */
import { LIGHTING_RANGE } from '../../../domain/safe-space';
import { LookTable } from '../../paint/look-table';
import type { VisitLook } from './visit';

type Triple = readonly [red: number, green: number, blue: number];

/** The look at one lighting. All values are numbers, so that two looks can be interpolated. */
export interface HourLook {
  readonly tint: Triple;
  readonly saturation: number;
  readonly air: Triple;
  /** Opacity of the air in front of distant or bright parts, 0-1. */
  readonly haze: number;
  /** Strength of the lamps and fires in the place's picture, 0-1. */
  readonly lamps: number;
  /** Strength of lamps, candles and suns that the person placed, 0-1. */
  readonly placed: number;
  /** Blend factor of the night sky with moon and stars, 0-1. */
  readonly night: number;
  readonly skyTop: Triple;
  /** Color of the evening sky at the horizon. */
  readonly skyLow: Triple;
  /** Blend factor of the evening sky, 0-1. */
  readonly glow: number;
  /** Strength of sunlight or moonlight on surfaces that face it, 0-1. */
  readonly sun: number;
  readonly sunInk: Triple;
  /** Offset of a shadow's end per px of the element's height: px to the right, and px toward the viewer. */
  readonly shadow: readonly [right: number, down: number];
  /** Additional offset of a shadow at the slot's right end, px per px of height: moonlight spreads. */
  readonly fan: number;
  /** Blur of a shadow: 0 is as sharp as the element, 1 leaves little more than a spot. */
  readonly softness: number;
  readonly shadowInk: Triple;
  /** Darkness of a shadow, 0-1. */
  readonly shadowDepth: number;
}

/** Lamplight and moon. Shadows point away from the moon (`DEFAULT_MOON_CENTER`). */
const night: HourLook = {
  tint: [0.3, 0.37, 0.56],
  saturation: 0.62,
  air: [0.07, 0.12, 0.24],
  haze: 0.22,
  lamps: 1,
  placed: 1,
  night: 1,
  skyTop: [0.1, 0.16, 0.34],
  skyLow: [0.3, 0.34, 0.5],
  glow: 0.6,
  sun: 0.5,
  sunInk: [0.3, 0.44, 0.85],
  shadow: [0.18, 0.24],
  fan: 0.9,
  softness: 0.85,
  shadowInk: [0.02, 0.04, 0.1],
  shadowDepth: 0.4,
};

/** Evening: a low sun, gold on one side and violet on the other. */
const evening: HourLook = {
  tint: [0.96, 0.76, 0.66],
  saturation: 1.04,
  air: [0.93, 0.62, 0.5],
  haze: 0.2,
  lamps: 0.6,
  placed: 0.66,
  night: 0.1,
  skyTop: [0.44, 0.45, 0.66],
  skyLow: [1, 0.74, 0.54],
  glow: 0.82,
  sun: 0.6,
  sunInk: [1, 0.7, 0.4],
  shadow: [1.35, 0.22],
  fan: 0.1,
  softness: 0.55,
  shadowInk: [0.2, 0.1, 0.24],
  shadowDepth: 0.44,
};

/** A mild morning, the light in which the pictures are painted. */
const morning: HourLook = {
  tint: [0.98, 0.97, 0.95],
  saturation: 1,
  air: [0.96, 0.9, 0.78],
  haze: 0.05,
  lamps: 0.15,
  placed: 0.26,
  night: 0,
  skyTop: [0.66, 0.82, 0.86],
  skyLow: [1, 0.93, 0.82],
  glow: 0.12,
  sun: 0.45,
  sunInk: [1, 0.9, 0.66],
  shadow: [0.7, 0.24],
  fan: 0,
  softness: 0.4,
  shadowInk: [0.08, 0.14, 0.17],
  shadowDepth: 0.42,
};

/** Noon: short, sharp shadows. */
const noon: HourLook = {
  tint: [1.1, 1.07, 0.98],
  saturation: 1.1,
  air: [1, 0.98, 0.86],
  haze: 0.02,
  lamps: 0,
  placed: 0.07,
  night: 0,
  skyTop: [0.6, 0.84, 0.92],
  skyLow: [1, 0.98, 0.9],
  glow: 0,
  sun: 0.8,
  sunInk: [1, 0.93, 0.7],
  shadow: [0.26, 0.2],
  fan: 0,
  softness: 0.16,
  shadowInk: [0.08, 0.16, 0.18],
  shadowDepth: 0.44,
};

/** Moonrise without mist, so that the distance is visible. */
const moonrise: HourLook = {
  tint: [0.42, 0.51, 0.72],
  saturation: 0.7,
  air: [0.2, 0.28, 0.46],
  haze: 0.16,
  lamps: 0.82,
  placed: 0.84,
  night: 1,
  skyTop: [0.14, 0.22, 0.42],
  skyLow: [0.34, 0.42, 0.6],
  glow: 0.6,
  sun: 0.72,
  sunInk: [0.46, 0.6, 0.98],
  shadow: [0.18, 0.24],
  fan: 0.8,
  softness: 0.6,
  shadowInk: [0.02, 0.05, 0.12],
  shadowDepth: 0.46,
};

/** Full moon: the brightest light of the night theme, with visible colors. */
const fullMoon: HourLook = {
  tint: [0.55, 0.65, 0.86],
  saturation: 0.8,
  air: [0.34, 0.44, 0.62],
  haze: 0.1,
  lamps: 0.6,
  placed: 0.62,
  night: 1,
  skyTop: [0.22, 0.32, 0.54],
  skyLow: [0.46, 0.56, 0.74],
  glow: 0.6,
  sun: 0.9,
  sunInk: [0.62, 0.76, 1],
  shadow: [0.16, 0.26],
  fan: 0.7,
  softness: 0.4,
  shadowInk: [0.03, 0.07, 0.15],
  shadowDepth: 0.5,
};

/** The look at a lighting of the slider. By night there is no sun, so that nothing dazzles. */
export const HOUR_LOOKS = new LookTable<HourLook>(
  [
    [LIGHTING_RANGE.min, night],
    [45, evening],
    [70, morning],
    [LIGHTING_RANGE.max, noon],
  ],
  [
    [LIGHTING_RANGE.min, night],
    [70, moonrise],
    [LIGHTING_RANGE.max, fullMoon],
  ],
);

/** Amplitude of the pulsing light in Visit, as a share. Ambient light varies half as much. */
const BREATHES = 0.07;

/** Applies the pulsing light of Visit. Both ends of a pulse leave the hour unchanged. */
export function applyLightPulse(
  hour: HourLook,
  { visiting, breath }: Pick<VisitLook, 'visiting' | 'breath'>,
): HourLook {
  const swell = BREATHES * visiting * Math.sin(2 * Math.PI * breath);
  if (swell === 0) return hour;
  const { lamps, placed, sun, tint } = hour;
  return {
    ...hour,
    lamps: lamps * (1 + swell),
    placed: placed * (1 + swell),
    sun: sun * (1 + swell),
    tint: tint.map((part) => part * (1 + swell / 2)) as unknown as Triple,
  };
}

/** Returns the brightness of the ground without any lamp, 0-1. */
export const ambientBrightness = ({ tint: [red, green, blue], sun }: HourLook): number =>
  0.9 * (red * 0.3 + green * 0.59 + blue * 0.11) + 0.1 * sun;
