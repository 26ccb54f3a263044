/** The light that follows the breath. Its strength at any time depends only on the start of the current phase. */

/** Length of each half of a breath that Auto leads, ms. */
export const AUTO_PHASE_MS = 4000;

/** Length of a press that fills the light, and of its fade afterward, ms. Few people inhale for longer. */
export const FULL_BREATH_MS = 8000;

/** A shorter press toggles the breath instead of holding it, ms. */
export const TAP_MS = 250;

/** The two halves of a breath. */
export type Phase = 'in' | 'out';

/** The current phase of the light, until the next one. */
export interface Light {
  readonly phase: Phase;
  /** Clock time of the phase's start, ms. */
  readonly since: number;
  /** Strength of the light at that time, 0-1. */
  readonly from: number;
  /** Whether Auto leads; otherwise the light follows the person's press. */
  readonly isLed: boolean;
}

/** Dark and at rest. */
export const AT_REST: Light = { phase: 'out', since: 0, from: 0, isLed: false };

/** Sine easing from 0 to 1, slow at both ends. */
const swell = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Strength of the light, 0-1.
 *
 * With Auto it follows a sine and reaches full or dark after {@link AUTO_PHASE_MS}. By hand it follows a quarter sine,
 * fast at first, and takes {@link FULL_BREATH_MS} for the full range. After an inhale of 3 s it fades for 3 s.
 *
 * @param now clock time, ms. Before `since` the light is unchanged
 */
export function fullnessAt({ phase, since, from, isLed }: Light, now: number): number {
  const passed = Math.max(0, now - since);
  if (isLed) {
    const part = swell(Math.min(1, passed / AUTO_PHASE_MS));
    return phase === 'in' ? from + (1 - from) * part : from * (1 - part);
  }
  const start = Math.asin(Math.min(1, Math.max(0, from))) / (Math.PI / 2);
  const way = passed / FULL_BREATH_MS;
  const along = phase === 'in' ? Math.min(1, start + way) : Math.max(0, start - way);
  return Math.sin((along * Math.PI) / 2);
}

/** Whether the light still changes at a clock time, ms. */
export const isChanging = (light: Light, now: number): boolean =>
  light.isLed || fullnessAt(light, now) !== (light.phase === 'in' ? 1 : 0);

/** Starts another phase at a clock time, from the current strength. */
export const turn = (light: Light, phase: Phase, since: number, isLed: boolean): Light => ({
  phase,
  since,
  from: fullnessAt(light, since),
  isLed,
});
