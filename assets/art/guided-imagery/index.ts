import type { Picture } from '../picture';
import { specialPlace } from './bench';
import { walkPath } from './fern-path';
import { peacefulForest } from './forest-edge';
import { embraceCalm } from './golden-oak';
import { prepareReturn } from './hollow-way';
import { returnRefreshed } from './meadow-home';
import { mist } from './mist';
import { focusSenses } from './moss';
import { closeEyes } from './still-water';
import { listenSounds } from './stream';
import { comfortablePosition } from './window-seat';

/** Scenes of Guided Meditation in the order of the walk. Each one has planes from far to near. */
export const imageryScenes: readonly (readonly Picture[])[] = [
  comfortablePosition,
  closeEyes,
  peacefulForest,
  walkPath,
  listenSounds,
  specialPlace,
  focusSenses,
  embraceCalm,
  prepareReturn,
  returnRefreshed,
];

/** All pictures of Guided Meditation: its scenes, and the mist between their planes. */
export const imageryPictures: readonly Picture[] = [mist, ...imageryScenes.flat()];
