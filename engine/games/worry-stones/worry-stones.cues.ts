import sprite from '../../../assets/audio/worry-stones.json';
import url from '../../../assets/audio/worry-stones.mp3';
import type { WorryStonesCue } from '../../../machines/games/worry-stones/events';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const worryStonesCues: CueTable<WorryStonesCue> = defineCues(url, sprite, {
  choose: { sounds: ['stone-1', 'stone-2', 'stone-3', 'stone-4', 'stone-5'] },
  third: { sounds: ['third-1', 'third-2'] },
  shine: { sounds: ['level-complete'] },
  // The sound starts shortly before the stone comes to rest on its slate.
  lay: { sounds: ['lay'], delay: 800 },
  // The sound starts shortly after the stone has reached the water.
  sink: { sounds: ['sink'], delay: 1100 },
  keep: { sounds: ['keep'], delay: 600 },
  release: { sounds: ['release'], delay: 300 },
  chime: { sounds: ['chime'] },
});
