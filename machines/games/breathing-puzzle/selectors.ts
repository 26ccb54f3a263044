/** Selectors for the page, the mirror and the scene. Selectors for React return primitives. */
import { selectSaid as said, selectStage } from '../../breath-session';
import { type BreathingPuzzleSnapshot, isPaceOpen, paceIn, type Variant } from './breathing-puzzle.machine';
import { PATTERNS, type PatternId, sessionMs } from './patterns';

// Re-exports for the engine, which imports nothing else from this game's machine.
export { LEAD_IN_MS } from '../../breath';
export {
  lungsAt,
  selectCount,
  selectCycle,
  selectStage,
  selectWord,
} from '../../breath-session';

export const selectVariant = ({ context }: BreathingPuzzleSnapshot): Variant => context.variant;
export const selectPattern = ({ context }: BreathingPuzzleSnapshot): PatternId => context.pattern;
/** 5-15. */
export const selectTenths = ({ context }: BreathingPuzzleSnapshot): number => context.tenths;
export const selectSkipsHolds = ({ context }: BreathingPuzzleSnapshot): boolean => context.skipsHolds;

/** Number of breaths in the chosen pattern. */
export const selectOfCycles = ({ context }: BreathingPuzzleSnapshot): number =>
  PATTERNS[context.pattern].cycles;

/** Tint of the bubble, `#rrggbb`. */
export const selectColor = ({ context }: BreathingPuzzleSnapshot): string => PATTERNS[context.pattern].color;

export const selectIsPatternOpen = (snapshot: BreathingPuzzleSnapshot): boolean => {
  const stage = selectStage(snapshot);
  return stage === 'ready' || (stage === 'complete' && snapshot.context.variant === 'full');
};

export const selectIsPaceOpen = ({ context }: BreathingPuzzleSnapshot): boolean => isPaceOpen(context);

/** Duration of the whole session with this pattern and pace, ms. */
export const selectSessionMs = ({ context }: BreathingPuzzleSnapshot): number =>
  sessionMs(PATTERNS[context.pattern], paceIn(context));

/** Announced by the page, so that it works without a canvas. */
export const selectSaid = (snapshot: BreathingPuzzleSnapshot): string =>
  said(snapshot, selectOfCycles(snapshot));
