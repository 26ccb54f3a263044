import type { Card } from '../card';
import { cattails } from './cattails';
import { desertCaravan } from './desert-caravan';
import { flyingGeese } from './flying-geese';
import { hilltopChapel } from './hilltop-chapel';
import { hotAirBalloons } from './hot-air-balloons';
import { loneOak } from './lone-oak';
import { seaArch } from './sea-arch';
import { sunOnTheSea } from './sun-on-the-sea';
import { windmill } from './windmill';
import { woodenJetty } from './wooden-jetty';

/** Cards in the order of the atlas. */
export const sunset: readonly Card[] = [
  sunOnTheSea,
  loneOak,
  desertCaravan,
  hotAirBalloons,
  cattails,
  woodenJetty,
  windmill,
  flyingGeese,
  seaArch,
  hilltopChapel,
];
