import type { BreathRhythm } from '../../breath';
import type { OptionsOf } from '../../options';

/** Each guided inhale and exhale, s. The default is first. */
export const RHYTHM_SECONDS = [4, 5] as const;
export type RhythmSeconds = (typeof RHYTHM_SECONDS)[number];

/**
 * `auto`: the light guides the breath; otherwise the person controls the light. `follow`: the light learns the person's
 * rhythm and leads it, while Auto is off. `minutes`: 0 is an open-ended session. `rhythm`: duration of each inhale and
 * exhale, s. `closedEyes`: the rainforest swells and fades with the breath.
 */
export const OPTIONS = {
  auto: [true, false],
  follow: [false, true],
  minutes: [0, 5, 10, 15],
  rhythm: RHYTHM_SECONDS,
  closedEyes: [false, true],
} as const;
export type Options = OptionsOf<typeof OPTIONS>;
export type SessionMinutes = Options['minutes'];

export const rhythmOfOptions = ({ rhythm }: Pick<Options, 'rhythm'>): BreathRhythm => ({
  inhale: rhythm,
  inhaleHold: 0,
  exhale: rhythm,
  exhaleHold: 0,
});

const halfMs = ({ rhythm }: Pick<Options, 'rhythm'>): number => rhythm * 1000;

/** Choices that a session's length depends on. */
export type LengthOptions = Pick<Options, 'minutes' | 'rhythm' | 'auto' | 'follow'>;

/** Returns whether the light learns the person's rhythm and leads it. */
export const isFollowed = ({ auto, follow }: Pick<Options, 'auto' | 'follow'>): boolean => follow && !auto;

/**
 * From `sat` to the end of a session, ms: the fewest whole breaths of the rhythm that fill the remaining time, or exactly
 * the chosen minutes if the session follows the person's own breath. 0 or less for an open-ended session.
 */
export function msToSessionEnd({ minutes, rhythm, ...lead }: LengthOptions, sat = 0): number {
  const left = minutes * 60_000 - sat;
  if (isFollowed(lead)) return left;
  const breath = 2 * halfMs({ rhythm });
  return Math.ceil(left / breath) * breath;
}
