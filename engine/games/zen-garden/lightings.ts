/** Day and night: the same sand and stones under two lights. */
import type { Mode } from '../../../machines/games/zen-garden/strokes';

type Triple = readonly [number, number, number];

export interface Lighting {
  /** Direction to the light: right, down, towards the eye; length 1. */
  readonly light: Triple;
  /** From the deepest shadow to the brightest crest; the third is level sand. */
  readonly inks: readonly [string, string, string, string, string];
  /** How strongly single grains stand out. */
  readonly grain: number;
  /** How much darker shade is, and how much brighter light is, than level sand. */
  readonly contrast: readonly [shade: number, light: number];
  readonly stone: {
    readonly base: string;
    readonly shade: string;
    readonly deep: string;
    readonly light: string;
    /** Light that the sand throws back from below. */
    readonly bounce: string;
    readonly moss: string;
    readonly vein: string;
  };
  readonly shadow: { readonly ink: string; readonly strength: number; readonly length: number };
}

const unit = (x: number, y: number, z: number): Triple => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export const LIGHTINGS: Readonly<Record<Mode, Lighting>> = {
  // The morning sun stands upper left.
  day: {
    light: unit(-0.52, -0.66, 0.58),
    inks: ['#7a583b', '#b48d64', '#dccaa3', '#f0e3c5', '#fcf4e0'],
    grain: 0.8,
    contrast: [1.55, 1.5],
    stone: {
      base: '#8b9490',
      shade: '#566a6f',
      deep: '#243a43',
      light: '#dcd8c8',
      bounce: '#a8906c',
      moss: '#76924f',
      vein: '#d8dad0',
    },
    shadow: { ink: '#4a3222', strength: 0.62, length: 0.95 },
  },
  // The moon stands upper right, lower than the sun, and whiter.
  night: {
    light: unit(0.62, -0.56, 0.52),
    inks: ['#15262f', '#33525d', '#5f828a', '#8fb0b4', '#cfe2e0'],
    grain: 0.86,
    contrast: [1.5, 1.75],
    stone: {
      base: '#6c8b96',
      shade: '#35525f',
      deep: '#12222c',
      light: '#d3e8ea',
      bounce: '#4b6b74',
      moss: '#6c9a78',
      vein: '#c9d8d8',
    },
    shadow: { ink: '#040c13', strength: 0.66, length: 1.15 },
  },
};
