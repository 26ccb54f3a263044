import type { Picture } from '../picture';
import { groundingTechniquesCover } from './grounding-techniques';
import { guidedImageryCover } from './guided-imagery';
import { patternFlowCover } from './pattern-flow';
import { progressiveRelaxationCover } from './progressive-relaxation';
import { safeSpaceBuilderCover } from './safe-space-builder';
import { thoughtBubblesCover } from './thought-bubbles';
import { zenGardenCover } from './zen-garden';

/** The covers of the seven games that are about a place or a practice. */
export const gameCovers: readonly Picture[] = [
  groundingTechniquesCover,
  guidedImageryCover,
  patternFlowCover,
  progressiveRelaxationCover,
  safeSpaceBuilderCover,
  thoughtBubblesCover,
  zenGardenCover,
];
