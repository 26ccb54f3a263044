import { icon } from './brand/icon';
import { gameCovers } from './covers';
import { breathingPuzzleCover } from './covers/breathing-puzzle';
import { forestMeditationCover } from './covers/forest-meditation';
import { furtherCovers } from './covers/further';
import { memoryCardsCover } from './covers/memory-cards';
import { heroDay, heroNight } from './home/hero';
import { boardDay, boardNight } from './memory-cards/table/board';
import { cardBack } from './memory-cards/table/card-back';
import type { Picture } from './picture';

/** Every picture that ships as a file of its own. */
export const pictures: readonly Picture[] = [
  cardBack,
  boardDay,
  boardNight,
  memoryCardsCover,
  breathingPuzzleCover,
  forestMeditationCover,
  ...furtherCovers,
  ...gameCovers,
  heroDay,
  heroNight,
  icon,
];
