import type { TrunkRow } from '../kit/grove';

/** Everything that differs between the morning and the night in the grove. */
export interface Hour {
  sky: readonly string[];
  /** Colour of the light, and of the mist it fills. */
  light: string;
  air: string;
  far: readonly TrunkRow[];
  /** Ground from far to near. */
  ground: readonly [string, string, string];
  path: readonly [far: string, near: string];
  deer: string;
  /** Of the light along the deer's outline, and on the tips of the grass around it. */
  glint: string;
  bark: string;
  leaves: string;
  front: string;
  /** Strength of the shafts of light. */
  shafts: number;
  night: boolean;
}
