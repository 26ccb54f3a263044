/** Options of the Breathing Puzzle, and the length of a session. */
import { BREATH_MINUTES, cyclesLasting, type Pace, type Rhythm } from '../../breath';
import type { OptionsOf } from '../../options';
import { PATTERN_IDS, PATTERNS, rhythmOf, SPEEDS } from './patterns';

/** `tenths` is the speed in tenths: at 10 a count is a second. */
export const OPTIONS = {
  pattern: PATTERN_IDS,
  tenths: SPEEDS,
  skipsHolds: [false, true],
  minutes: BREATH_MINUTES,
} as const;
export type Options = OptionsOf<typeof OPTIONS>;

export const rhythmIn = ({ pattern }: Pick<Options, 'pattern'>): Rhythm => rhythmOf(PATTERNS[pattern]);

/** Returns the current setting of the pace. A phase under way keeps its own pace. */
export const paceIn = ({ tenths, skipsHolds }: Pick<Options, 'tenths' | 'skipsHolds'>): Pace => ({
  speed: tenths / 10,
  skipsHolds,
});

/** The part of a session that decides how many breaths it has. */
interface Progress {
  readonly options: Options;
  /** Number of finished breaths. */
  readonly cycles: number;
  /** Exact total duration of the finished breaths, ms. */
  readonly breathed: number;
}

/**
 * Returns the number of breaths in the session. A timed session ends with the breath in which its time runs out, so a
 * change of pace changes the number of breaths.
 */
export function cyclesIn({ options, cycles, breathed }: Progress): number {
  if (options.minutes === 0) return PATTERNS[options.pattern].cycles;
  const left = options.minutes * 60_000 - breathed;
  return cycles + cyclesLasting(left, rhythmIn(options), paceIn(options));
}
