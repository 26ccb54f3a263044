/** Lighting of the hill at each hour in the day theme, and moonlight in the night theme. */
import { mixInks } from '../../engine/paint/color';
import type { Theme } from '../services/theme';

export interface GroveLight {
  /** Colors from the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly orb: string;
  readonly glow: string;
  /** Height of the sun or moon above the crest, as a share of the picture's height. */
  readonly height: number;
  /** Color into which distant objects fade. */
  readonly haze: string;
  /** Color that is mixed into all others. */
  readonly tint: string;
  /** Share of the tint in the mixture, 0-1. */
  readonly tinted: number;
  /** Color of the dots on lit sides. */
  readonly lit: string;
  /** Opacity of the stars, 0-1. */
  readonly stars: number;
}

const MORNING: GroveLight = {
  sky: ['#a4c9d0', '#cfe0d8', '#f6e6c8', '#f8cdb0'],
  orb: '#fff3d0',
  glow: '#ffdfa6',
  height: 0.05,
  haze: '#ead9c6',
  tint: '#f0c39a',
  tinted: 0.07,
  lit: '#ffeebc',
  stars: 0,
};

const DAY: GroveLight = {
  sky: ['#9cc9cc', '#bedcd6', '#dfeadb', '#f2efd6'],
  orb: '#fff9e0',
  glow: '#fff0bd',
  height: 0.17,
  haze: '#e0ebdc',
  tint: '#dff0d6',
  tinted: 0.03,
  lit: '#fffbe6',
  stars: 0,
};

const EVENING: GroveLight = {
  sky: ['#8d83b5', '#b99bb6', '#e3b1a4', '#f6cb9c'],
  orb: '#ffe3b0',
  glow: '#ffc98e',
  height: 0.045,
  haze: '#d9a6a0',
  tint: '#5b4468',
  tinted: 0.3,
  lit: '#ffc98c',
  stars: 0,
};

const NIGHT: GroveLight = {
  sky: ['#0b1a26', '#12293a', '#1f4152', '#34606b'],
  orb: '#eef4e4',
  glow: '#9cc4c8',
  height: 0.16,
  haze: '#33616c',
  tint: '#0f2c3c',
  tinted: 0.68,
  lit: '#cfe6e2',
  stars: 1,
};

/** `hour` is the person's local hour, 0-23. */
export function groveLightAt(hour: number, theme: Theme): GroveLight {
  if (theme === 'night') return NIGHT;
  if (hour >= 4 && hour < 9) return MORNING;
  return hour >= 9 && hour < 17 ? DAY : EVENING;
}

/** Mixes two colors `#rrggbb` perceptually; `part` is 0-1. */
export const mixColors = (one: string, other: string, part: number): string =>
  `#${mixInks(one, other, part)
    .map((value) =>
      Math.round(Math.min(1, value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Returns a color with this opacity, 0-1. */
export const withAlpha = (color: string, opacity: number): string =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** Returns a gradient of the mean colors of sky, haze and hills, which shows until the picture is painted. */
export const placeholderGradient = (light: GroveLight): string => {
  const hill = '#71946f';
  const colors = [
    light.sky[0],
    `${light.sky[2]} 37%`,
    `${colorInLight(light, hill, 0.6)} 50%`,
    colorInLight(light, hill),
  ];
  return `linear-gradient(${colors})`;
};

/** Returns a color in this light, mixed with a share `far` (0-1) of the haze. */
export const colorInLight = (light: GroveLight, ink: string, far = 0): string =>
  mixColors(mixColors(ink, light.tint, light.tinted), light.haze, far);
