import sprite from '../../../assets/audio/memory-cards.json';
import url from '../../../assets/audio/memory-cards.mp3';
import type { MemoryCardsCue } from '../../../machines/games/memory-cards/memory-cards.machine';
import { type CueTable, defineCues } from '../../audio/cue-table';

/** The tune of a board, a note per found pair. It rests on D or A at each board's number of pairs (6, 8 … 16). */
const PHRASE = [
  'note-d4',
  'note-fs4',
  'note-a4',
  'note-b4',
  'note-e4',
  'note-a4',
  'note-b4',
  'note-d5',
  'note-e5',
  'note-d5',
  'note-b4',
  'note-a4',
  'note-fs5',
  'note-d5',
  'note-e5',
  'note-d5',
] as const;

export const memoryCardsCues: CueTable<MemoryCardsCue> = defineCues(url, sprite, {
  'card-flip': { sounds: ['card-flip'] },
  'card-place': { sounds: ['card-place'] },
  // A card turns in 360 ms. Shortly before the end the pair is recognizable.
  match: { sounds: PHRASE, delay: 260 },
  tune: { sounds: PHRASE },
  // The sound starts after the last note of the board.
  'level-complete': { sounds: ['level-complete'], delay: 900 },
});
