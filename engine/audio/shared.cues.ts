import sprite from '../../assets/audio/shared.json';
import url from '../../assets/audio/shared.mp3';
import type { SharedCue } from '../../machines/emitted';
import { type CueTable, defineCues } from './cue-table';

export const sharedCues: CueTable<SharedCue> = defineCues(url, sprite, {
  toast: { sounds: ['toast'] },
  button: { sounds: ['button'] },
  'check-in': { sounds: ['check-in'] },
});
