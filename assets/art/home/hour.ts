import type { TrunkRow } from '../kit/grove';

/** Differences between the grove by morning and by night. */
export interface Hour {
  sky: readonly string[];
  light: string;
  /** Color of the mist in the light. */
  air: string;
  far: readonly TrunkRow[];
  /** Colors of the ground from far to near. */
  ground: readonly [string, string, string];
  path: readonly [far: string, near: string];
  deer: string;
  /** Color of the rim light on the deer and on the grass tips around it. */
  glint: string;
  bark: string;
  leaves: string;
  front: string;
  /** Strength of the light shafts. */
  shafts: number;
  night: boolean;
}
