import type { Card } from '../card';
import { coralReef } from './coral-reef';
import { greatWave } from './great-wave';
import { jellyfish } from './jellyfish';
import { lighthouse } from './lighthouse';
import { nightHarbor } from './night-harbor';
import { palmIsland } from './palm-island';
import { sailboat } from './sailboat';
import { scallopShell } from './scallop-shell';

/** Cards in the order of the atlas. */
export const ocean: readonly Card[] = [
  lighthouse,
  sailboat,
  jellyfish,
  scallopShell,
  palmIsland,
  greatWave,
  coralReef,
  nightHarbor,
];
