/** A visit as displayed: answers under way, lit elements, and the pulsing light. */

import type { ElementKind } from '../../../domain/safe-space';
import type { AnswerFamily } from '../../../machines/games/safe-space-builder/answers';
import type { SafeSpaceSnapshot } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  type ElementAnswer,
  selectElementAnswers,
  selectIsVisiting,
} from '../../../machines/games/safe-space-builder/selectors';
import { easeOut, lerp, Tween } from '../../stage/easing';
import type { ElementBody } from './elements';
import type { PushDirection } from './gestures';

export interface AnswerMotion {
  readonly id: string;
  readonly family: AnswerFamily;
  readonly progress: number;
  /** Current strength, 0-1. It is 0 at the start and at the end. */
  readonly amount: number;
  /** Time since the first touch of this answer, s. It sets the phase of swinging elements. */
  readonly seconds: number;
  /** Direction of the push: -1 left, 1 right. */
  readonly direction: -1 | 1;
}

export interface VisitLook {
  /** Share of Visit: 0 in Build, 1 in Visit, interpolated during the change. Light pulses in Visit only. */
  readonly visiting: number;
  /** Phase of the pulsing light, 0-1 of {@link LIGHT_PULSE_SECONDS}; 0 with reduced motion. */
  readonly breath: number;
  /** Reduced motion: elements answer only by light and sound. */
  readonly reducedMotion: boolean;
  /** Returns the degree to which a lamp or candle is on, 0-1. In Build all of them are on. */
  lit(id: string): number;
  answerOf(id: string): AnswerMotion | undefined;
}

/** Period of the pulsing light in Visit, s. It gives five and a half pulses a minute. */
export const LIGHT_PULSE_SECONDS = 11;

/** The look in Build: all lamps are on, and no element answers. */
export const BUILD_LOOK: VisitLook = {
  visiting: 0,
  breath: 0,
  reducedMotion: true,
  lit: () => 1,
  answerOf: () => undefined,
};

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

/** Motion and amplitude (tenths of the picture's size, below 1). Kinds of `settles` are squashed too. */
const MOTIONS: Readonly<
  Partial<Record<ElementKind, readonly [motion: keyof typeof MOTION, reach?: number]>>
> = {
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

/** Kinds whose motion is always written: by it the shader draws a candle or a lamp lit or unlit. */
const ALWAYS: ReadonlySet<ElementKind> = new Set<ElementKind>(['candle', 'lamp']);

/**
 * Writes the four numbers of an answer: motion id plus amplitude, current strength, time since the start (s; negative
 * for a first swing to the left), and degree to which the element is lit (0-1).
 * @returns index after the last written number
 */
export function writeAnswer(numbers: Float32Array, at: number, body: ElementBody, visit: VisitLook): number {
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

const COME_SECONDS = 0.9;
const SWITCH_SECONDS = 0.45;

/** Share of an answer's duration in which the strength rises, 0-1. */
const SWELL = 0.14;
/** Exponent of the decay of an answer's strength. */
const FADE = 1.5;

/** Progress at which an answer has become almost invisible. */
const END = 0.86;

/** Time constant of an answer's strength, s. After a repeated touch the strength rises from its current value. */
const AGAIN_SECONDS = 0.07;

/** Maximum squash of a settling element, as a share of its height. The squash is damped like a cushion. */
const GIVES = 0.055;
const GIVES_HZ = 1.9;

interface Shown {
  readonly id: string;
  readonly family: AnswerFamily;
  /** Duration of the answer, s. */
  readonly length: number;
  /** Time since the last touch of the element, s. `seconds` counts from the first touch. */
  elapsed: number;
  progress: number;
  amount: number;
  seconds: number;
  readonly direction: PushDirection;
}

/** Returns the strength of an answer at this progress, 0-1. */
export function answerStrengthAt(progress: number): number {
  if (progress <= 0 || progress >= 1) return 0;
  if (progress < SWELL) return easeOut(progress / SWELL);
  return ((1 - progress) / (1 - SWELL)) ** FADE;
}

export class AnimatedVisitLook implements VisitLook {
  /** Whether motion is reduced, so that answers use only light and sound. */
  reducedMotion = false;
  readonly #answers = new Map<string, Shown>();
  /** Time of the last touch of each element that has answered (clock, ms). */
  readonly #touched = new Map<string, number>();
  /** Direction of the last push of each element. */
  readonly #directions = new Map<string, PushDirection>();
  readonly #switches = new Map<string, Tween>();
  readonly #visiting = new Tween(0, COME_SECONDS, easeOut);
  #beganAt = 0;
  #now = 0;

  get visiting(): number {
    return this.#visiting.value;
  }

  get breath(): number {
    return this.reducedMotion ? 0 : ((this.#now - this.#beganAt) / 1000 / LIGHT_PULSE_SECONDS) % 1;
  }

  lit(id: string): number {
    return lerp(1, this.#switches.get(id)?.value ?? 1, this.visiting);
  }

  answerOf(id: string): AnswerMotion | undefined {
    return this.#answers.get(id);
  }

  show(snapshot: SafeSpaceSnapshot): void {
    const isVisiting = selectIsVisiting(snapshot);
    const { unlit } = snapshot.context;
    this.#visiting.go(isVisiting ? 1 : 0);
    for (const id of unlit)
      if (!this.#switches.has(id)) this.#switches.set(id, new Tween(1, SWITCH_SECONDS, easeOut));
    for (const [id, lamp] of this.#switches) lamp.go(unlit.includes(id) ? 0 : 1);
    if (!isVisiting) {
      // The end of the visit shortens the answers under way.
      for (const answer of this.#answers.values())
        answer.elapsed = Math.max(answer.elapsed, END * answer.length);
      return;
    }
    for (const answer of selectElementAnswers(snapshot)) this.#begin(answer);
  }

  /** Sets the direction of the first swing in an element's next answer. */
  push(id: string, direction: PushDirection): void {
    this.#directions.set(id, direction);
  }

  /**
   * Advances by `seconds`.
   * @param now clock time, ms. It determines the phase of the pulsing light.
   * @param bodies elements that a touch may squash
   * @returns whether an answer, a lamp, or the change to or from Build is under way. The pulsing light does not count.
   */
  tick(seconds: number, now: number, bodies: readonly ElementBody[]): boolean {
    let moves = this.#visiting.tick(seconds);
    if (this.visiting === 0) this.#beganAt = now;
    this.#now = now;
    for (const lamp of this.#switches.values()) moves = lamp.tick(seconds) || moves;
    for (const answer of this.#answers.values()) {
      answer.elapsed += seconds;
      answer.seconds += seconds;
      answer.progress = Math.min(1, answer.elapsed / answer.length);
      const part = 1 - Math.exp(-seconds / AGAIN_SECONDS);
      answer.amount += (answerStrengthAt(answer.progress) - answer.amount) * part;
      if (answer.progress === 1) this.#answers.delete(answer.id);
      moves = true;
    }
    for (const body of bodies) body.gives = this.#squashOf(body.id);
    return moves;
  }

  #begin({ id, at, family, ms }: ElementAnswer): void {
    if (this.#touched.get(id) === at) return;
    this.#touched.set(id, at);
    const known = this.#answers.get(id);
    if (known) known.elapsed = 0;
    else
      this.#answers.set(id, {
        id,
        family,
        length: ms / 1000,
        elapsed: 0,
        progress: 0,
        amount: 0,
        seconds: 0,
        direction: this.#directions.get(id) ?? 1,
      });
  }

  #squashOf(id: string): number {
    const answer = this.reducedMotion ? undefined : this.#answers.get(id);
    if (answer?.family !== 'settles') return 0;
    return GIVES * answer.amount * Math.sin(2 * Math.PI * GIVES_HZ * answer.seconds);
  }
}
