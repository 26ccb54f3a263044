import sprite from '../../../assets/audio/safe-space-builder.json';
import url from '../../../assets/audio/safe-space-builder.mp3';
import type { SafeSpaceCue } from '../../../machines/games/safe-space-builder/context';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const safeSpaceBuilderCues: CueTable<SafeSpaceCue> = defineCues(url, sprite, {
  // The sound starts just before the element touches the ground.
  landed: { sounds: ['land-1', 'land-2', 'land-3', 'land-4', 'land-5'], delay: 180 },
  removed: { sounds: ['take'] },
  saved: { sounds: ['save'] },
});
