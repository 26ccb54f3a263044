import type { Picture } from '../picture';
import { grove, mist, ridges } from './far';
import { clearing, stems } from './middle';
import { canopy, ferns, nearLeft, nearRight } from './near';

/** The painted layers of Forest Meditation, from far to near. */
export const forestLayers: readonly Picture[] = [
  ridges,
  grove,
  mist,
  stems,
  clearing,
  nearRight,
  nearLeft,
  ...canopy,
  ...ferns,
];
