/** Options of Forest Meditation, and the length of a session. */
import type { Rhythm } from '../../breath';
import type { OptionsOf } from '../../options';

/** Offered durations of each guided inhale and exhale, s. The default is first. */
export const RHYTHMS = [4, 5] as const;
export type RhythmSeconds = (typeof RHYTHMS)[number];

/**
 * `auto`: the light guides the breath; otherwise the person controls the light. `follow`: the light learns the person's
 * rhythm and leads it, while Auto is off. `minutes`: 0 is an open-ended session.
 * `rhythm`: duration of each inhale and exhale, s. `closedEyes`: the rainforest swells and fades with the breath.
 */
export const OPTIONS = {
  auto: [true, false],
  follow: [false, true],
  minutes: [0, 5, 10, 15],
  rhythm: RHYTHMS,
  closedEyes: [false, true],
} as const;
export type Options = OptionsOf<typeof OPTIONS>;
export type Minutes = Options['minutes'];

/** Returns the rhythm that Auto guides, without holds. */
export const rhythmIn = ({ rhythm }: Pick<Options, 'rhythm'>): Rhythm => ({
  inhale: rhythm,
  inhaleHold: 0,
  exhale: rhythm,
  exhaleHold: 0,
});

/** Returns the duration of an inhale or exhale that Auto guides, ms. */
const halfMs = ({ rhythm }: Pick<Options, 'rhythm'>): number => rhythm * 1000;

/** Choices that a session's length depends on. */
export type LengthOptions = Pick<Options, 'minutes' | 'rhythm' | 'follow'>;

/**
 * Returns the time from `sat` to the end of a session, ms: the fewest whole breaths of the rhythm that fill the remaining
 * time. A session that follows the person's own breath has exactly the chosen minutes. For an open-ended session the
 * result is 0 or less.
 */
export function wholeMs({ minutes, rhythm, follow }: LengthOptions, sat = 0): number {
  const left = minutes * 60_000 - sat;
  if (follow) return left;
  const breath = 2 * halfMs({ rhythm });
  return Math.ceil(left / breath) * breath;
}
