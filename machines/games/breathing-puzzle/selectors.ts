/** Selectors for the page and the scene. Selectors for React return primitives. */
import type { BreathMinutes } from '../../breath';
import { selectAnnouncement as announcementOf, selectStage } from '../../breath-session';
import type { BreathingPuzzleSnapshot } from './breathing-puzzle.machine';
import { cyclesIn, type Options, patternIn, sessionMs, type Variant } from './options';
import { countsOf, PATTERNS, type PatternId } from './patterns';

// Re-exports for the engine, which imports values of this game's machine only from this file.
export { LEAD_IN_MS } from '../../breath';
export {
  lungsAt,
  selectCount,
  selectCycle,
  selectIsLed,
  selectStage,
  selectWord,
} from '../../breath-session';

export const selectVariant = ({ context }: BreathingPuzzleSnapshot): Variant => context.variant;
export const selectPattern = ({ context }: BreathingPuzzleSnapshot): PatternId => context.options.pattern;
/** Returns the speed in tenths, 5-15. */
export const selectTenths = ({ context }: BreathingPuzzleSnapshot): number => context.options.tenths;
export const selectSkipsHolds = ({ context }: BreathingPuzzleSnapshot): boolean => context.options.skipsHolds;

/** Returns the number of breaths in the session. After the session it is the number of breaths taken. */
export const selectOfCycles = (snapshot: BreathingPuzzleSnapshot): number =>
  selectStage(snapshot) === 'complete' ? snapshot.context.cycles : cyclesIn(snapshot.context);

/** Returns the tint of the bubble, `#rrggbb`. */
export const selectColor = ({ context }: BreathingPuzzleSnapshot): string =>
  PATTERNS[context.options.pattern].color;

export const selectOptions = ({ context }: BreathingPuzzleSnapshot): Options => context.options;

/** Returns the counts of a pattern in their usual notation; empty for the person's own breath. */
export const countsIn = (options: Options): string =>
  options.pattern === 'follow' ? '' : countsOf(patternIn(options));

export const selectIsPatternOpen = (snapshot: BreathingPuzzleSnapshot): boolean => {
  const stage = selectStage(snapshot);
  return stage === 'ready' || (stage === 'complete' && snapshot.context.variant === 'full');
};

export const selectIsPaceOpen = (snapshot: BreathingPuzzleSnapshot): boolean =>
  snapshot.can({ type: 'options.changed', options: { skipsHolds: !selectSkipsHolds(snapshot) } });

/** Returns the number of breaths in a session of this length, with the chosen pattern and pace. */
export const cyclesOfLength = ({ context }: BreathingPuzzleSnapshot, minutes: BreathMinutes): number =>
  cyclesIn({ options: { ...context.options, minutes }, cycles: 0, breathed: 0 });

/** Returns the duration of a session of this length, with the chosen pattern and pace, ms. */
export const msOfLength = ({ context }: BreathingPuzzleSnapshot, minutes: BreathMinutes): number =>
  sessionMs({ ...context.options, minutes });

/** Returns the duration of a whole session with the chosen length, pattern and pace, ms. */
export const selectSessionMs = (snapshot: BreathingPuzzleSnapshot): number =>
  msOfLength(snapshot, snapshot.context.options.minutes);

/** Returns the announcement, which the page makes even without a canvas. */
export const selectAnnouncement = (snapshot: BreathingPuzzleSnapshot): string =>
  announcementOf(snapshot, selectOfCycles(snapshot));
