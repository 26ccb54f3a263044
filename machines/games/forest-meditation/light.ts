/** The light that follows the breath. Its strength is a function of the current phase and the clock time. */

/** Offered durations of each guided inhale and exhale, s. The default is first. */
export const RHYTHMS = [4, 5] as const;
export type RhythmSeconds = (typeof RHYTHMS)[number];

/**
 * Duration of a press that brings the light from dark to full strength, and of the fade back to dark, ms. Few people
 * inhale for longer.
 */
export const FULL_BREATH_MS = 8000;

/** A press that is shorter than this (ms) is a tap, which toggles between inhale and exhale. */
export const TAP_MS = 250;

/** Inhale or exhale. */
export type Phase = 'in' | 'out';

/** The current phase of the light. */
export interface Light {
  readonly phase: Phase;
  /** Clock time of the phase's start, ms. */
  readonly since: number;
  /** Strength of the light at `since`, 0-1. */
  readonly from: number;
  /** Duration of this phase, ms, when Auto sets the pace. Null when the light follows the person's press. */
  readonly ledMs: number | null;
}

/** The light before the first breath: dark and unchanging. */
export const AT_REST: Light = { phase: 'out', since: 0, from: 0, ledMs: null };

/** Eases from 0 to 1 along half a cosine wave, slowly at both ends. */
const swell = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Returns the strength of the light, 0-1.
 *
 * With Auto the strength follows half a cosine wave, and reaches 1 or 0 at the end of the phase. Without Auto it
 * follows a quarter of a sine wave and takes {@link FULL_BREATH_MS} for the full range, so that the light fades for as
 * long as the person inhaled.
 *
 * @param now clock time, ms. Before `since` the light is unchanged
 */
export function fullnessAt({ phase, since, from, ledMs }: Light, now: number): number {
  const passed = Math.max(0, now - since);
  if (ledMs !== null) {
    const part = swell(Math.min(1, passed / ledMs));
    return phase === 'in' ? from + (1 - from) * part : from * (1 - part);
  }
  const start = Math.asin(Math.min(1, Math.max(0, from))) / (Math.PI / 2);
  const way = passed / FULL_BREATH_MS;
  const along = phase === 'in' ? Math.min(1, start + way) : Math.max(0, start - way);
  return Math.sin((along * Math.PI) / 2);
}

/** Returns whether the light still changes at a clock time, ms. A guided phase always counts as changing. */
export const isChanging = (light: Light, now: number): boolean =>
  light.ledMs !== null || fullnessAt(light, now) !== (light.phase === 'in' ? 1 : 0);

/** Starts a phase at a clock time, from the current strength. */
export const turn = (light: Light, phase: Phase, since: number, ledMs: number | null): Light => ({
  phase,
  since,
  from: fullnessAt(light, since),
  ledMs,
});
