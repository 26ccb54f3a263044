import sprite from '../../../assets/audio/water-flow.json';
import url from '../../../assets/audio/water-flow.mp3';
import type { WaterFlowCue } from '../../../machines/games/water-flow/water-flow.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const waterFlowCues: CueTable<WaterFlowCue> = defineCues(url, sprite, {
  turn: { sounds: ['turn-1', 'turn-2', 'turn-3', 'turn-4', 'turn-5'] },
  moss: { sounds: ['moss'] },
  basin: {
    sounds: [
      'basin-d4',
      'basin-e4',
      'basin-fs4',
      'basin-a4',
      'basin-b4',
      'basin-d5',
      'basin-e5',
      'basin-fs5',
    ],
  },
  // Because of the delay, the person hears the note of the last basin first.
  'terrace-filled': { sounds: ['level-complete'], delay: 900 },
  dusk: { sounds: ['dusk'] },
  ring: { sounds: ['basin-fs4', 'basin-a4', 'basin-b4', 'basin-d5', 'basin-e5'] },
});
