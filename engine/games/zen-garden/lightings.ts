/** The lighting of the sand by day and by night. */
import type { LightingMode } from '../../../machines/games/zen-garden/strokes';

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
  readonly grain: number;
  /** Contrast of shade, and of light, against level sand. */
  readonly contrast: readonly [shade: number, light: number];
}

const unit = (x: number, y: number, z: number): Triple => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export const LIGHTINGS: Readonly<Record<LightingMode, Lighting>> = {
  // The morning sun at the upper left.
  day: {
    light: unit(-0.52, -0.66, 0.58),
    // The sky over the hills at the upper right.
    fill: { direction: unit(0.7, -0.55, 0.4), strength: 0.1, tint: [-0.003, -0.008] },
    open: [0.22, 0.3],
    inks: ['#785940', '#b19271', '#dfcfab', '#efe3c6', '#fcf5e2'],
    grain: 0.52,
    contrast: [1.02, 0.8],
  },
  // The moon at the upper left. It stands lower than the sun, and its light is whiter.
  night: {
    light: unit(-0.6, -0.6, 0.53),
    // The last evening light at the upper right.
    fill: { direction: unit(0.7, -0.55, 0.4), strength: 0.1, tint: [0.004, 0.008] },
    open: [0.22, 0.3],
    inks: ['#12232b', '#314a55', '#5f7c85', '#8ba7ad', '#cfe2e0'],
    grain: 0.52,
    contrast: [1.14, 0.75],
  },
};
