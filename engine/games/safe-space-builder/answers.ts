/** What each thing does while it answers, as the numbers that its shader gets: `shaders/answers.glsl` has the motions. */
import type { Kind } from '../../../domain/safe-space';
import type { Body } from './body';
import type { VisitLook } from './visit';

/** The shader's numbers of its motions; 0 is none, and {@link STILL} light alone, where less motion is wanted. */
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

/** How each thing moves, and how far, tenths of its picture below 1. What settles and is not here gives as a whole. */
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
  // All of it, not what is in a frame.
  mountain: ['opens', 0.5],
  bookshelf: ['globe'],
  sun: ['rays'],
  plushie: ['nods'],
  carpet: ['ripples'],
};

/** What swings, swings the way it is pushed. */
const PUSHED: ReadonlySet<keyof typeof MOTION | undefined> = new Set(['swings', 'hangs'] as const);

/** These show whether they are on, also at rest. */
const ALWAYS: ReadonlySet<Kind> = new Set<Kind>(['candle', 'lamp']);

/**
 * Writes the four numbers of a thing's answer: which motion and how far, how strongly now, since when (s), how far it
 * is lit.
 *
 * @returns where the next number goes
 */
export function writeAnswer(numbers: Float32Array, at: number, body: Body, visit: VisitLook): number {
  const answer = visit.answerOf(body.id);
  const moves = ALWAYS.has(body.kind) || (answer !== undefined && !visit.isStill);
  const [motion, reach = 0] = (moves && MOTIONS[body.kind]) || [];
  numbers[at] = motion ? MOTION[motion] + reach : visit.isStill ? STILL : 0;
  numbers[at + 1] = answer?.amount ?? 0;
  // A flame that must not move is still while it is lit.
  numbers[at + 2] = visit.isStill || !answer ? 0 : answer.seconds * (PUSHED.has(motion) ? answer.way : 1);
  numbers[at + 3] = visit.lit(body.id);
  return at + 4;
}
