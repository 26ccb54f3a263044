import sprite from '../../../assets/audio/color-tranquility.json';
import url from '../../../assets/audio/color-tranquility.mp3';
import type { ColorTranquilityCue } from '../../../machines/games/color-tranquility/color-tranquility.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const colorTranquilityCues: CueTable<ColorTranquilityCue> = defineCues(url, sprite, {
  note: {
    sounds: [
      'note-1',
      'note-2',
      'note-3',
      'note-4',
      'note-5',
      'note-6',
      'note-7',
      'note-8',
      'note-9',
      'note-10',
    ],
  },
  set: { sounds: ['set'] },
  sky: { sounds: ['sky'], delay: 500 },
});
