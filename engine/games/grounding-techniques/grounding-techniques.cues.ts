import sprite from '../../../assets/audio/grounding-techniques.json';
import url from '../../../assets/audio/grounding-techniques.mp3';
import type { GroundingCue } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const groundingTechniquesCues: CueTable<GroundingCue> = defineCues(url, sprite, {
  // A stone turns over in 620 ms. The sound starts just before the stone touches the water. `step` is the sense, 0-4.
  stone: { sounds: ['stone-1', 'stone-2', 'stone-3', 'stone-4', 'stone-5'], delay: 330 },
});
