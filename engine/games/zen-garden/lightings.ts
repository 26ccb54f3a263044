/** The lighting of the sand by day and by night. */
import type { Mode } from '../../../machines/games/zen-garden/strokes';

type Triple = readonly [number, number, number];

export interface Lighting {
  /** Direction to the light: right, down, toward the viewer. Unit vector. */
  readonly light: Triple;
  /** Fill light from another direction. Without it grooves parallel to the main light would have no lit side. */
  readonly fill: {
    readonly direction: Triple;
    /** Strength relative to the main light, 0-1. */
    readonly strength: number;
    /** Offset of the OKLab colors in the fill light. */
    readonly tint: readonly [a: number, b: number];
  };
  /** Ambient occlusion: darkening per px of depth, brightening per px of height. */
  readonly open: readonly [depth: number, height: number];
  /** Colors from the deepest shadow to the brightest crest. The third is the color of level sand. */
  readonly inks: readonly [string, string, string, string, string];
  /** Contrast of single grains. */
  readonly grain: number;
  /** Contrast of shade, and of light, against level sand. */
  readonly contrast: readonly [shade: number, light: number];
}

const unit = (x: number, y: number, z: number): Triple => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export const LIGHTINGS: Readonly<Record<Mode, Lighting>> = {
  // The morning sun at the upper left.
  day: {
    light: unit(-0.52, -0.66, 0.58),
    // The sky over the hills at the upper right.
    fill: { direction: unit(0.7, -0.55, 0.4), strength: 0.1, tint: [-0.004, -0.012] },
    open: [0.36, 0.4],
    inks: ['#7e5b3f', '#b58f67', '#dccaa3', '#f0e3c5', '#fcf4e0'],
    grain: 0.64,
    contrast: [1.15, 1.35],
  },
  // The moon at the upper left. It stands lower than the sun, and its light is whiter.
  night: {
    light: unit(-0.6, -0.6, 0.53),
    // The last evening light at the upper right.
    fill: { direction: unit(0.7, -0.55, 0.4), strength: 0.1, tint: [0.004, 0.008] },
    open: [0.34, 0.42],
    inks: ['#15262f', '#33525d', '#5f828a', '#8fb0b4', '#cfe2e0'],
    grain: 0.68,
    contrast: [1.15, 1.35],
  },
};
