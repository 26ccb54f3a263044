import type { Picture } from '../../picture';
import { colorTranquilityCover } from './color-tranquility';
import { emotionPuzzlesCover } from './emotion-puzzles';
import { focusFlowCover } from './focus-flow';
import { melodyMatchCover } from './melody-match';
import { mindfulMazeCover } from './mindful-maze';
import { natureSequencesCover } from './nature-sequences';
import { rhythmReleaseCover } from './rhythm-release';
import { soundJourneyCover } from './sound-journey';
import { waterFlowCover } from './water-flow';
import { worryStonesCover } from './worry-stones';

/** Covers of the ten further entries of the catalog (`domain/catalog.ts`). */
export const furtherCovers: readonly Picture[] = [
  mindfulMazeCover,
  colorTranquilityCover,
  soundJourneyCover,
  natureSequencesCover,
  rhythmReleaseCover,
  focusFlowCover,
  emotionPuzzlesCover,
  waterFlowCover,
  worryStonesCover,
  melodyMatchCover,
];
