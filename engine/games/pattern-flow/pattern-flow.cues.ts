import sprite from '../../../assets/audio/pattern-flow.json';
import url from '../../../assets/audio/pattern-flow.mp3';
import type { PatternFlowCue } from '../../../machines/games/pattern-flow/pattern-flow.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const patternFlowCues: CueTable<PatternFlowCue> = defineCues(url, sprite, {
  stone: { sounds: ['pad-1', 'pad-2', 'pad-3', 'pad-4', 'pad-5'] },
  // The sound starts after the note of the last stone.
  'level-complete': { sounds: ['level-complete'], delay: 700 },
});
