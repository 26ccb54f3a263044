import type { Card } from '../card';
import { autumnMaple } from './autumn-maple';
import { birchGrove } from './birch-grove';
import { bluebellPath } from './bluebell-path';
import { fernHollow } from './fern-hollow';
import { fireflies } from './fireflies';
import { forestStream } from './forest-stream';
import { mossyStones } from './mossy-stones';
import { pineMist } from './pine-mist';
import { redToadstools } from './red-toadstools';
import { snowyFirs } from './snowy-firs';
import { treeHouse } from './tree-house';
import { treeSwing } from './tree-swing';

/** Cards in the order of the atlas. */
export const forest: readonly Card[] = [
  birchGrove,
  pineMist,
  redToadstools,
  forestStream,
  treeSwing,
  fireflies,
  fernHollow,
  autumnMaple,
  snowyFirs,
  treeHouse,
  mossyStones,
  bluebellPath,
];
