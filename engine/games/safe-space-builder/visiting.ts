/** State of a visit as displayed: answers under way, lit elements, and the pulsing light. */
import type { Family } from '../../../machines/games/safe-space-builder/answers';
import type { SafeSpaceSnapshot } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  type Answer,
  selectAnswers,
  selectIsVisiting,
} from '../../../machines/games/safe-space-builder/selectors';
import { easeOut, lerp, Tween } from '../../stage/easing';
import type { Body } from './body';
import type { PushDirection } from './touches';
import { type Answering, BREATH_SECONDS, type VisitLook } from './visit';

/** Duration of the change from Build to Visit, s. */
const COME_SECONDS = 0.9;
/** Fade duration of a lamp or candle that is switched, s. */
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
/** Frequency of the squash, Hz. */
const GIVES_HZ = 1.9;

/** A displayed answer. */
interface Shown {
  readonly id: string;
  readonly family: Family;
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
export function strengthAt(progress: number): number {
  if (progress <= 0 || progress >= 1) return 0;
  if (progress < SWELL) return easeOut(progress / SWELL);
  return ((1 - progress) / (1 - SWELL)) ** FADE;
}

export class Visiting implements VisitLook {
  /** Whether motion is reduced, so that answers use only light and sound. */
  reducedMotion = false;
  readonly #answers = new Map<string, Shown>();
  /** Time of the last touch of each element that has answered (clock, ms). */
  readonly #touched = new Map<string, number>();
  /** Direction of the last push of each element. */
  readonly #directions = new Map<string, PushDirection>();
  readonly #switches = new Map<string, Tween>();
  readonly #visiting = new Tween(0, COME_SECONDS, easeOut);
  /** Clock time at the start of the visit, ms. */
  #beganAt = 0;
  /** Clock time of the current frame, ms. */
  #now = 0;

  get visiting(): number {
    return this.#visiting.value;
  }

  get breath(): number {
    return this.reducedMotion ? 0 : ((this.#now - this.#beganAt) / 1000 / BREATH_SECONDS) % 1;
  }

  lit(id: string): number {
    return lerp(1, this.#switches.get(id)?.value ?? 1, this.visiting);
  }

  answerOf(id: string): Answering | undefined {
    return this.#answers.get(id);
  }

  /** Applies a snapshot. */
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
    for (const answer of selectAnswers(snapshot)) this.#begin(answer);
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
  tick(seconds: number, now: number, bodies: readonly Body[]): boolean {
    let moves = this.#visiting.tick(seconds);
    if (this.visiting === 0) this.#beganAt = now;
    this.#now = now;
    for (const lamp of this.#switches.values()) moves = lamp.tick(seconds) || moves;
    for (const answer of this.#answers.values()) {
      answer.elapsed += seconds;
      answer.seconds += seconds;
      answer.progress = Math.min(1, answer.elapsed / answer.length);
      const part = 1 - Math.exp(-seconds / AGAIN_SECONDS);
      answer.amount += (strengthAt(answer.progress) - answer.amount) * part;
      if (answer.progress === 1) this.#answers.delete(answer.id);
      moves = true;
    }
    for (const body of bodies) body.gives = this.#squashOf(body.id);
    return moves;
  }

  #begin({ id, at, family, ms }: Answer): void {
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
