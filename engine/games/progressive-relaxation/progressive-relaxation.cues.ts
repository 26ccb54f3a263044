import sprite from '../../../assets/audio/progressive-relaxation.json';
import url from '../../../assets/audio/progressive-relaxation.mp3';
import type { RelaxationCue } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const progressiveRelaxationCues: CueTable<RelaxationCue> = defineCues(url, sprite, {
  tick: { sounds: ['tick'] },
  // The chime gets lower from part to part. `step` is the part, 0-5, and 5 is the whole body.
  chime: { sounds: ['chime-1', 'chime-2', 'chime-3', 'chime-4', 'chime-5', 'chime-6'] },
});
