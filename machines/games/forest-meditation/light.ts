/** The light that brightens and fades with the breath: how full it is at a moment follows from what began it. */

/** Auto leads with breaths of two equal halves, each so long (ms). */
export const AUTO_PHASE_MS = 4000;

/** Held so long, the light is full (ms); let go then, it fades as slowly. Few people breathe in for longer. */
export const FULL_BREATH_MS = 8000;

/** A press that is shorter toggles the breath instead of holding it (ms). */
export const TAP_MS = 250;

/** The two halves of a breath. */
export type Phase = 'in' | 'out';

/** What the light does now, until something else is begun. */
export interface Light {
  readonly phase: Phase;
  /** Clock time at which the phase began, ms. */
  readonly since: number;
  /** How full the light was then, 0-1. */
  readonly from: number;
  /** Whether Auto leads; else the light follows a hand for as long as that takes. */
  readonly isLed: boolean;
}

/** Dark and at rest. */
export const AT_REST: Light = { phase: 'out', since: 0, from: 0, isLed: false };

/** From 0 to 1 as a sine swells: slow, quicker, slow. */
const swell = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * How full the light is, 0-1.
 *
 * Led, it reaches full or dark after {@link AUTO_PHASE_MS}, in a sine. Following a hand it moves along a quarter of a
 * sine, quick at first, and takes {@link FULL_BREATH_MS} for the whole of it: after a breath in of 3 s it fades for 3 s.
 *
 * @param now clock time, ms; before `since` nothing has changed yet
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

/** The light after another phase has begun at a clock time, from wherever it was. */
export const turn = (light: Light, phase: Phase, since: number, isLed: boolean): Light => ({
  phase,
  since,
  from: fullnessAt(light, since),
  isLed,
});
