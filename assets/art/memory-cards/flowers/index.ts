import type { Card } from '../card';
import { bluebell } from './bluebell';
import { cherryBlossom } from './cherry-blossom';
import { daisy } from './daisy';
import { dandelion } from './dandelion';
import { hibiscus } from './hibiscus';
import { iris } from './iris';
import { lavender } from './lavender';
import { lilyOfTheValley } from './lily-of-the-valley';
import { marigold } from './marigold';
import { orchid } from './orchid';
import { poppy } from './poppy';
import { rose } from './rose';
import { snowdrop } from './snowdrop';
import { sunflower } from './sunflower';
import { tulips } from './tulips';
import { waterLily } from './water-lily';

/** Cards in the order of the atlas. */
export const flowers: readonly Card[] = [
  poppy,
  daisy,
  tulips,
  lavender,
  sunflower,
  waterLily,
  rose,
  bluebell,
  cherryBlossom,
  iris,
  dandelion,
  hibiscus,
  lilyOfTheValley,
  marigold,
  orchid,
  snowdrop,
];
