import type { BreathMinutes } from '../../breath';
import { selectAnnouncement as announcementOf, selectSessionStage } from '../../breath-session';
import type { BreathingPuzzleSnapshot } from './breathing-puzzle.machine';
import { cycleCountOf, type Options, type PuzzleVariant, patternOfOptions, sessionMs } from './options';
import { BREATHING_PATTERNS, countNotationOf, type PatternId } from './patterns';

export { LEAD_IN_MS } from '../../breath';
export {
  lungFullnessAt,
  selectBreathWord,
  selectCountInPhase,
  selectCycleNumber,
  selectIsSessionRunning,
  selectSessionStage,
} from '../../breath-session';

export const selectVariant = ({ context }: BreathingPuzzleSnapshot): PuzzleVariant => context.variant;
export const selectPatternId = ({ context }: BreathingPuzzleSnapshot): PatternId => context.options.pattern;
/** Speed in tenths, 5-15. */
export const selectSpeedTenths = ({ context }: BreathingPuzzleSnapshot): number => context.options.tenths;
export const selectSkipsHolds = ({ context }: BreathingPuzzleSnapshot): boolean => context.options.skipsHolds;

/** Breaths in the session. After the session it is the number of breaths taken. */
export const selectCycleCount = (snapshot: BreathingPuzzleSnapshot): number =>
  selectSessionStage(snapshot) === 'complete' ? snapshot.context.cycles : cycleCountOf(snapshot.context);

export const selectPatternColor = ({ context }: BreathingPuzzleSnapshot): string =>
  BREATHING_PATTERNS[context.options.pattern].color;

export const selectOptions = ({ context }: BreathingPuzzleSnapshot): Options => context.options;

/** Usual notation; empty for the person's own breath. */
export const countNotationIn = (options: Options): string =>
  options.pattern === 'follow' ? '' : countNotationOf(patternOfOptions(options));

export const selectCanChangePattern = (snapshot: BreathingPuzzleSnapshot): boolean => {
  const stage = selectSessionStage(snapshot);
  return stage === 'ready' || (stage === 'complete' && snapshot.context.variant === 'full');
};

export const selectCanChangePace = (snapshot: BreathingPuzzleSnapshot): boolean =>
  snapshot.can({ type: 'options.changed', options: { skipsHolds: !selectSkipsHolds(snapshot) } });

export const cycleCountOfLength = ({ context }: BreathingPuzzleSnapshot, minutes: BreathMinutes): number =>
  cycleCountOf({ options: { ...context.options, minutes }, cycles: 0, breathed: 0 });

export const sessionMsOfLength = ({ context }: BreathingPuzzleSnapshot, minutes: BreathMinutes): number =>
  sessionMs({ ...context.options, minutes });

export const selectSessionMs = (snapshot: BreathingPuzzleSnapshot): number =>
  sessionMsOfLength(snapshot, snapshot.context.options.minutes);

/** The page makes the announcement even without a canvas. */
export const selectAnnouncement = (snapshot: BreathingPuzzleSnapshot): string =>
  announcementOf(snapshot, selectCycleCount(snapshot));
