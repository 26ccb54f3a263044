import sprite from '../../../assets/audio/mindful-maze.json';
import url from '../../../assets/audio/mindful-maze.mp3';
import type { MindfulMazeCue } from '../../../machines/games/mindful-maze/mindful-maze.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const mindfulMazeCues: CueTable<MindfulMazeCue> = defineCues(url, sprite, {
  'muffled-step': { sounds: ['muffled-1', 'muffled-2', 'muffled-3', 'muffled-4'] },
  step: { sounds: ['step-1', 'step-2', 'step-3', 'step-4'] },
  bench: { sounds: ['bench'] },
  bell: { sounds: ['bell'] },
  pond: { sounds: ['pond'] },
  sun: { sounds: ['sun'] },
  gate: { sounds: ['gate'] },
});
