/** Motions with which elements answer a touch, as vertex attributes. `shaders/answers.glsl` draws the motions. */
import type { Kind } from '../../../domain/safe-space';
import type { Body } from './body';
import type { VisitLook } from './visit';

/** Motion ids in the shader. 0 means no motion. {@link STILL} means light only, for reduced motion. */
const MOTION = {
  swings: 1,
  flows: 2,
  flame: 3,
  steam: 4,
  page: 5,
  hangs: 6,
  disc: 7,
  opens: 8,
  globe: 9,
  rays: 10,
  nods: 11,
  ripples: 12,
  shade: 13,
} as const;
const STILL = -1;

/**
 * Motion of each kind, and its amplitude. The amplitude is in tenths of the picture's size and below 1. Kinds of the
 * family `settles` are squashed too (see `Visiting`).
 */
const MOTIONS: Readonly<Partial<Record<Kind, readonly [motion: keyof typeof MOTION, reach?: number]>>> = {
  tree: ['swings', 0.5],
  flower: ['swings', 0.75],
  plant: ['swings', 0.55],
  desk: ['swings', 0.5],
  river: ['flows', 0.14],
  beach: ['flows', 0.34],
  fountain: ['flows', 0.1],
  candle: ['flame'],
  lamp: ['shade'],
  tea: ['steam'],
  incense: ['steam'],
  book: ['page'],
  windchime: ['hangs'],
  music: ['disc'],
  photo: ['opens'],
  // The band of light stays inside the frame of the photo. A mountain has no frame, so the shader lights its whole
  // picture. An amplitude above 0.1 tells the shader to do so.
  mountain: ['opens', 0.5],
  bookshelf: ['globe'],
  sun: ['rays'],
  plushie: ['nods'],
  carpet: ['ripples'],
};

/** Motions whose first swing follows the direction of the push. */
const PUSHED: ReadonlySet<keyof typeof MOTION | undefined> = new Set(['swings', 'hangs'] as const);

/**
 * Kinds whose motion is always written, even at rest. By the motion the shader recognizes a candle or a lamp, and draws
 * it lit or unlit.
 */
const ALWAYS: ReadonlySet<Kind> = new Set<Kind>(['candle', 'lamp']);

/**
 * Writes the four numbers of an answer: motion id plus amplitude, current strength, time since the start (s; negative
 * for a first swing to the left), and degree to which the element is lit (0-1).
 *
 * @returns index after the last written number
 */
export function writeAnswer(numbers: Float32Array, at: number, body: Body, visit: VisitLook): number {
  const answer = visit.answerOf(body.id);
  const moves = ALWAYS.has(body.kind) || (answer !== undefined && !visit.reducedMotion);
  const [motion, reach = 0] = (moves && MOTIONS[body.kind]) || [];
  numbers[at] = motion ? MOTION[motion] + reach : visit.reducedMotion ? STILL : 0;
  numbers[at + 1] = answer?.amount ?? 0;
  // With reduced motion a lit flame does not flicker.
  numbers[at + 2] =
    visit.reducedMotion || !answer ? 0 : answer.seconds * (PUSHED.has(motion) ? answer.direction : 1);
  numbers[at + 3] = visit.lit(body.id);
  return at + 4;
}
