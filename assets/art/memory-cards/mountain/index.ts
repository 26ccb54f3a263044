import type { Card } from '../card';
import { mirrorLake } from './mirror-lake';
import { mistyPeak } from './misty-peak';
import { moonlitCabin } from './moonlit-cabin';
import { redMesas } from './red-mesas';
import { violetRidges } from './violet-ridges';
import { waterfall } from './waterfall';

/** Cards in the order of the atlas. */
export const mountain: readonly Card[] = [
  mistyPeak,
  mirrorLake,
  moonlitCabin,
  violetRidges,
  waterfall,
  redMesas,
];
