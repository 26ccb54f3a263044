/** The day and night lighting of sand and stones. */
import type { Mode } from '../../../machines/games/zen-garden/strokes';

type Triple = readonly [number, number, number];

interface Grey {
  readonly base: string;
  /** Color of the plane that faces away from the light. */
  readonly shade: string;
  readonly light: string;
}

export interface Lighting {
  /** Direction to the light: right, down, toward the viewer; unit vector. */
  readonly light: Triple;
  /** Fill light from another direction. Without it, grooves parallel to the main light would have no lit side. */
  readonly fill: {
    readonly direction: Triple;
    /** Strength relative to the main light, 0-1. */
    readonly strength: number;
    /** Offset of the OKLab colors under the fill light. */
    readonly tint: readonly [a: number, b: number];
  };
  /** Ambient occlusion: darkening per px of depth, brightening per px of height. */
  readonly open: readonly [depth: number, height: number];
  /** Colors from the deepest shadow to the brightest crest; the third is level sand. */
  readonly inks: readonly [string, string, string, string, string];
  /** Contrast of single grains. */
  readonly grain: number;
  /** Contrast of shade and of light against level sand. */
  readonly contrast: readonly [shade: number, light: number];
  readonly stone: {
    /** Three kinds of rock: slate, heather gray, and tarn green. */
    readonly greys: readonly [Grey, Grey, Grey];
    /** Color of dots on the side away from the light. */
    readonly deep: string;
    readonly moss: readonly string[];
    /** Colors of a fallen leaf, and of its lit half. */
    readonly leaf: readonly [string, string];
  };
  readonly shadow: { readonly ink: string; readonly strength: number; readonly length: number };
}

const unit = (x: number, y: number, z: number): Triple => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export const LIGHTINGS: Readonly<Record<Mode, Lighting>> = {
  // The morning sun, upper left.
  day: {
    light: unit(-0.52, -0.66, 0.58),
    // Sky over the hills, upper right.
    fill: { direction: unit(0.7, -0.55, 0.4), strength: 0.1, tint: [-0.004, -0.012] },
    open: [0.36, 0.4],
    inks: ['#7e5b3f', '#b58f67', '#dccaa3', '#f0e3c5', '#fcf4e0'],
    grain: 0.8,
    contrast: [1.15, 1.35],
    stone: {
      greys: [
        { base: '#52626d', shade: '#374550', light: '#b9c2bf' },
        { base: '#665a6c', shade: '#493f52', light: '#c3b8c0' },
        { base: '#587c86', shade: '#3c5a66', light: '#bcd2d0' },
      ],
      deep: '#1b2a33',
      moss: ['#5f9458', '#7fae63', '#9cc073', '#467a4d'],
      leaf: ['#c7694f', '#e2a05c'],
    },
    shadow: { ink: '#4a3222', strength: 0.62, length: 1.15 },
  },
  // The moon, upper right, lower and whiter than the sun.
  night: {
    light: unit(0.62, -0.56, 0.52),
    // Last evening light, upper left.
    fill: { direction: unit(-0.55, -0.7, 0.4), strength: 0.1, tint: [0.004, 0.008] },
    open: [0.34, 0.42],
    inks: ['#15262f', '#33525d', '#5f828a', '#8fb0b4', '#cfe2e0'],
    grain: 0.86,
    contrast: [1.15, 1.35],
    stone: {
      greys: [
        { base: '#4e6470', shade: '#2b3d48', light: '#bfd6da' },
        { base: '#5a5a72', shade: '#343650', light: '#c0c6de' },
        { base: '#4c6f7a', shade: '#29444f', light: '#bddcdc' },
      ],
      deep: '#0c1921',
      moss: ['#4a7d62', '#669a78', '#8fbc96', '#3a6650'],
      leaf: ['#8d5c52', '#bd8a6c'],
    },
    shadow: { ink: '#040c13', strength: 0.66, length: 1.15 },
  },
};
