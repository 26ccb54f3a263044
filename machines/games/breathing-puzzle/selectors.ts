/** What the page, the mirror and the scene read from a snapshot. Selectors for React return primitives. */
import { selectSaid as said, selectStage } from '../../breath-session';
import { type BreathingPuzzleSnapshot, isPaceOpen, paceIn, type Variant } from './breathing-puzzle.machine';
import { PATTERNS, type PatternId, sessionMs } from './patterns';

// What the engine needs to show a breath: it takes nothing else that runs from here.
export { LEAD_IN_MS } from '../../breath';
export {
  lungsAt,
  selectCount,
  selectCycles,
  selectNext,
  selectStage,
  selectWord,
} from '../../breath-session';

export const selectVariant = ({ context }: BreathingPuzzleSnapshot): Variant => context.variant;
export const selectPattern = ({ context }: BreathingPuzzleSnapshot): PatternId => context.pattern;
/** 5-15. */
export const selectTenths = ({ context }: BreathingPuzzleSnapshot): number => context.tenths;
export const selectSkipsHolds = ({ context }: BreathingPuzzleSnapshot): boolean => context.skipsHolds;

/** How many breaths the chosen pattern has. */
export const selectOfCycles = ({ context }: BreathingPuzzleSnapshot): number =>
  PATTERNS[context.pattern].cycles;

/** Tint of the bubble, `#rrggbb`. */
export const selectColor = ({ context }: BreathingPuzzleSnapshot): string => PATTERNS[context.pattern].color;

export const selectIsPatternOpen = (snapshot: BreathingPuzzleSnapshot): boolean => {
  const stage = selectStage(snapshot);
  return stage === 'ready' || (stage === 'complete' && snapshot.context.variant === 'full');
};

export const selectIsPaceOpen = ({ context }: BreathingPuzzleSnapshot): boolean => isPaceOpen(context);

/** How long the whole session lasts at this pattern and pace, ms. */
export const selectSessionMs = ({ context }: BreathingPuzzleSnapshot): number =>
  sessionMs(PATTERNS[context.pattern], paceIn(context));

/** Said in the page itself: it must be heard where no canvas is. */
export const selectSaid = (snapshot: BreathingPuzzleSnapshot): string =>
  said(snapshot, selectOfCycles(snapshot));
