/** The light that follows the breath: its strength is a function of the current phase and the clock time. */

/**
 * Press that brings the light from dark to full strength while the person's rhythm is unknown, and fade back to dark,
 * ms. Few people inhale for longer.
 */
const FULL_BREATH_MS = 8000;

export type LightPhase = 'in' | 'out';

export interface BreathLight {
  readonly phase: LightPhase;
  /** Clock time of the phase's start, ms. */
  readonly since: number;
  /** Strength of the light at `since`, 0-1. */
  readonly from: number;
  /** Duration of this phase, ms, when the game sets the pace. Null when the light follows the person's press. */
  readonly ledMs: number | null;
  /** Duration of a press that brings the light from dark to full strength, ms. */
  readonly fullMs: number;
}

export const DARK_LIGHT: BreathLight = {
  phase: 'out',
  since: 0,
  from: 0,
  ledMs: null,
  fullMs: FULL_BREATH_MS,
};

/** From 0 to 1 along half a cosine wave, slowly at both ends. */
const swell = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Strength of the light, 0-1. When the game leads, it follows half a cosine wave, and reaches 1 or 0 at the end of the
 * phase. When the person leads, it follows a quarter of a sine wave, which answers a press at once, and takes `fullMs`
 * for the full range, so that the light fades for as long as the person inhaled.
 *
 * @param now clock time, ms. Before `since` the light is unchanged
 */
export function lightStrengthAt({ phase, since, from, ledMs, fullMs }: BreathLight, now: number): number {
  const passed = Math.max(0, now - since);
  if (ledMs !== null) {
    const part = swell(Math.min(1, passed / Math.max(1, ledMs)));
    return phase === 'in' ? from + (1 - from) * part : from * (1 - part);
  }
  const start = Math.asin(Math.min(1, Math.max(0, from))) / (Math.PI / 2);
  const way = passed / fullMs;
  const along = phase === 'in' ? Math.min(1, start + way) : Math.max(0, start - way);
  return Math.sin((along * Math.PI) / 2);
}

/** At a clock time, ms. A guided phase always counts as changing. */
export const isLightChanging = (light: BreathLight, now: number): boolean =>
  light.ledMs !== null || lightStrengthAt(light, now) !== (light.phase === 'in' ? 1 : 0);

/** Clock time at which the phase ends if nobody turns it before, ms. */
export const lightPhaseEndTime = ({ since, ledMs, fullMs }: BreathLight): number => since + (ledMs ?? fullMs);

/** Starts a phase that the game leads, from the current strength. */
export const startLedPhase = (
  light: BreathLight,
  phase: LightPhase,
  since: number,
  ledMs: number,
): BreathLight => ({
  ...light,
  phase,
  since,
  from: lightStrengthAt(light, since),
  ledMs,
});

/** Starts a phase that the person leads, from the current strength. */
export const startPersonPhase = (
  light: BreathLight,
  phase: LightPhase,
  since: number,
  fullMs = FULL_BREATH_MS,
): BreathLight => ({
  phase,
  since,
  from: lightStrengthAt(light, since),
  ledMs: null,
  fullMs,
});
