import { BREATH_MINUTE_CHOICES, cyclesLasting, durationMs, type Pace, type Rhythm } from '../../breath';
import type { OptionsOf } from '../../options';
import {
  type BreathingPattern,
  PATTERN_IDS,
  PATTERNS,
  type PatternId,
  rhythmOf,
  SPEED_TENTHS,
} from './patterns';

/** `full`: /games/breathing-puzzle; `simplified`: /games/breathing-puzzle-simplified. */
export type Variant = 'full' | 'simplified';

const range = (first: number, least: number, most: number, step: number): readonly [number, ...number[]] => [
  first,
  ...Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step).filter(
    (value) => value !== first,
  ),
];

/**
 * `tenths` is the speed in tenths: at 10 a count is a second. The other numbers are those of 'My rhythm': seconds of
 * each phase, and the number of breaths.
 */
export const OPTIONS = {
  pattern: PATTERN_IDS,
  tenths: SPEED_TENTHS,
  skipsHolds: [false, true],
  minutes: BREATH_MINUTE_CHOICES,
  inhale: range(4, 2, 8, 0.5),
  inhaleHold: range(0, 0, 7, 0.5),
  exhale: range(6, 2, 10, 0.5),
  exhaleHold: range(0, 0, 7, 0.5),
  cycles: range(12, 3, 30, 1),
} as const;
export type Options = OptionsOf<typeof OPTIONS>;

/** 'My rhythm' is for the full variant. */
export const patternIdsIn = (variant: Variant): readonly PatternId[] =>
  PATTERN_IDS.filter((id) => variant === 'full' || id !== 'own');

export const withOfferedPattern = (variant: Variant, options: Options): Options =>
  patternIdsIn(variant).includes(options.pattern) ? options : { ...options, pattern: PATTERN_IDS[0] };

export function patternIn(options: Options): BreathingPattern {
  const pattern = PATTERNS[options.pattern];
  if (options.pattern !== 'own') return pattern;
  const { inhale, inhaleHold, exhale, exhaleHold, cycles } = options;
  return { ...pattern, inhaleDuration: inhale, inhaleHold, exhaleDuration: exhale, exhaleHold, cycles };
}

export const rhythmIn = (options: Options): Rhythm => rhythmOf(patternIn(options));

/** A phase under way keeps its own pace. */
export const paceIn = ({ tenths, skipsHolds }: Pick<Options, 'tenths' | 'skipsHolds'>): Pace => ({
  speed: tenths / 10,
  skipsHolds,
});

interface Progress {
  readonly options: Options;
  readonly cycles: number;
  /** Exact total duration of the finished breaths, ms. */
  readonly breathed: number;
}

/** A timed session ends with the breath in which its time runs out, so the pace changes the number of breaths. */
export function cycleCountOf({ options, cycles, breathed }: Progress): number {
  if (options.minutes === 0 || options.pattern === 'own') return patternIn(options).cycles;
  const left = options.minutes * 60_000 - breathed;
  return cycles + cyclesLasting(left, rhythmIn(options), paceIn(options));
}

export const sessionMs = (options: Options): number =>
  durationMs(rhythmIn(options), cycleCountOf({ options, cycles: 0, breathed: 0 }), paceIn(options));
