import sprite from '../../../assets/audio/thought-bubbles.json';
import url from '../../../assets/audio/thought-bubbles.mp3';
import type { ThoughtBubblesCue } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

export const thoughtBubblesCues: CueTable<ThoughtBubblesCue> = defineCues(url, sprite, {
  // `step` is the round, 0-4: a low note for the join, and a higher one for the rise.
  join: { sounds: ['join-1', 'join-2', 'join-3', 'join-4', 'join-5'] },
  rise: { sounds: ['rise-1', 'rise-2', 'rise-3', 'rise-4', 'rise-5'] },
});
