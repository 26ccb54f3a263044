import {
  BREATH_MINUTE_CHOICES,
  type BreathPace,
  type BreathRhythm,
  cycleCountLasting,
  cyclesMs,
} from '../../breath';
import type { OptionsOf } from '../../options';
import {
  BREATHING_PATTERNS,
  type BreathingPattern,
  PATTERN_IDS,
  type PatternId,
  rhythmOfPattern,
  SPEED_TENTHS,
} from './patterns';

/** `full`: /games/breathing-puzzle; `simplified`: /games/breathing-puzzle-simplified. */
export type PuzzleVariant = 'full' | 'simplified';

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
export const patternIdsIn = (variant: PuzzleVariant): readonly PatternId[] =>
  PATTERN_IDS.filter((id) => variant === 'full' || id !== 'own');

export const withOfferedPattern = (variant: PuzzleVariant, options: Options): Options =>
  patternIdsIn(variant).includes(options.pattern) ? options : { ...options, pattern: PATTERN_IDS[0] };

export function patternOfOptions(options: Options): BreathingPattern {
  const pattern = BREATHING_PATTERNS[options.pattern];
  if (options.pattern !== 'own') return pattern;
  const { inhale, inhaleHold, exhale, exhaleHold, cycles } = options;
  return { ...pattern, inhaleDuration: inhale, inhaleHold, exhaleDuration: exhale, exhaleHold, cycles };
}

export const rhythmOfOptions = (options: Options): BreathRhythm => rhythmOfPattern(patternOfOptions(options));

/** A phase under way keeps its own pace. */
export const paceOfOptions = ({
  tenths,
  skipsHolds,
}: Pick<Options, 'tenths' | 'skipsHolds'>): BreathPace => ({
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
  if (options.minutes === 0 || options.pattern === 'own') return patternOfOptions(options).cycles;
  const left = options.minutes * 60_000 - breathed;
  return cycles + cycleCountLasting(left, rhythmOfOptions(options), paceOfOptions(options));
}

export const sessionMs = (options: Options): number =>
  cyclesMs(
    rhythmOfOptions(options),
    cycleCountOf({ options, cycles: 0, breathed: 0 }),
    paceOfOptions(options),
  );
