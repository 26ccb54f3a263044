/** Selectors for the page and the scene. Selectors for React return primitives. */
import { type BreathMinutes, durationMs } from '../../breath';
import { selectAnnouncement as announcementOf, selectStage } from '../../breath-session';
import type { BreathingPuzzleSnapshot, Variant } from './breathing-puzzle.machine';
import { cyclesIn, paceIn, rhythmIn } from './options';
import { PATTERNS, type PatternId } from './patterns';

// Re-exports for the engine, which imports values of this game's machine only from this file.
export { LEAD_IN_MS } from '../../breath';
export {
  lungsAt,
  selectCount,
  selectCycle,
  selectStage,
  selectWord,
} from '../../breath-session';

export const selectVariant = ({ context }: BreathingPuzzleSnapshot): Variant => context.variant;
export const selectPattern = ({ context }: BreathingPuzzleSnapshot): PatternId => context.options.pattern;
/** Returns the speed in tenths, 5-15. */
export const selectTenths = ({ context }: BreathingPuzzleSnapshot): number => context.options.tenths;
export const selectSkipsHolds = ({ context }: BreathingPuzzleSnapshot): boolean => context.options.skipsHolds;

export const selectMinutes = ({ context }: BreathingPuzzleSnapshot): BreathMinutes => context.options.minutes;

/** Returns the number of breaths in the session. After the session it is the number of breaths taken. */
export const selectOfCycles = (snapshot: BreathingPuzzleSnapshot): number =>
  selectStage(snapshot) === 'complete' ? snapshot.context.cycles : cyclesIn(snapshot.context);

/** Returns the tint of the bubble, `#rrggbb`. */
export const selectColor = ({ context }: BreathingPuzzleSnapshot): string =>
  PATTERNS[context.options.pattern].color;

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
export const msOfLength = (snapshot: BreathingPuzzleSnapshot, minutes: BreathMinutes): number => {
  const { options } = snapshot.context;
  return durationMs(rhythmIn(options), cyclesOfLength(snapshot, minutes), paceIn(options));
};

/** Returns the duration of a whole session with the chosen length, pattern and pace, ms. */
export const selectSessionMs = (snapshot: BreathingPuzzleSnapshot): number =>
  msOfLength(snapshot, snapshot.context.options.minutes);

/** Returns the announcement, which the page makes even without a canvas. */
export const selectAnnouncement = (snapshot: BreathingPuzzleSnapshot): string =>
  announcementOf(snapshot, selectOfCycles(snapshot));
