import type { Picture } from '../picture';
import { groundingTechniquesCover } from './grounding-techniques';
import { guidedImageryCover } from './guided-imagery';
import { patternFlowCover } from './pattern-flow';
import { progressiveRelaxationCover } from './progressive-relaxation';
import { safeSpaceBuilderCover } from './safe-space-builder';
import { thoughtBubblesCover } from './thought-bubbles';
import { zenGardenCover } from './zen-garden';

/** Covers of seven games. */
export const gameCovers: readonly Picture[] = [
  groundingTechniquesCover,
  guidedImageryCover,
  patternFlowCover,
  progressiveRelaxationCover,
  safeSpaceBuilderCover,
  thoughtBubblesCover,
  zenGardenCover,
];
