/** A visit as it is shown: the answers under way, what is lit, and the slow breath of the light. */
import type { Family } from '../../../machines/games/safe-space-builder/answers';
import type { SafeSpaceSnapshot } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  type Answer,
  selectAnswers,
  selectIsVisiting,
} from '../../../machines/games/safe-space-builder/selectors';
import { easeOut, lerp, Tween } from '../../stage/easing';
import type { Body } from './body';
import type { Way } from './touches';
import { type Answering, BREATH_SECONDS, type VisitLook } from './visit';

/** Build becomes Visit, and a lamp goes on or off, in this time, s. */
const COME_SECONDS = 0.9;
const SWITCH_SECONDS = 0.45;

/** A share of its time in which an answer swells, and how steeply it fades after that. */
const SWELL = 0.14;
const FADE = 1.5;

/** From this part of its time on an answer is hardly to be seen any more. */
const END = 0.86;

/** What is touched again while it answers swells from where it is, within about this time, s. */
const AGAIN_SECONDS = 0.07;

/** What settles gives by so much of its height, and so many times a second: a cushion, not a spring. */
const GIVES = 0.055;
const GIVES_HZ = 1.9;

/** An answer as it is shown. */
interface Shown {
  readonly id: string;
  readonly family: Family;
  /** How long it takes, s. */
  readonly length: number;
  /** Since its last touch, s; `seconds` is since its first. */
  elapsed: number;
  progress: number;
  amount: number;
  seconds: number;
  readonly way: Way;
}

/** How strong an answer is at this part of its time, 0-1. */
export function strengthAt(progress: number): number {
  if (progress <= 0 || progress >= 1) return 0;
  if (progress < SWELL) return easeOut(progress / SWELL);
  return ((1 - progress) / (1 - SWELL)) ** FADE;
}

export class Visiting implements VisitLook {
  /** Less motion is wanted: light and sound answer alone. */
  isStill = false;
  readonly #answers = new Map<string, Shown>();
  /** The last touch of each thing that was answered (clock, ms). */
  readonly #touched = new Map<string, number>();
  /** From which side a hand came to a thing last. */
  readonly #ways = new Map<string, Way>();
  readonly #switches = new Map<string, Tween>();
  readonly #visiting = new Tween(0, COME_SECONDS, easeOut);
  /** When the visit began, and now (clock, ms). */
  #beganAt = 0;
  #now = 0;

  get visiting(): number {
    return this.#visiting.value;
  }

  get breath(): number {
    return this.isStill ? 0 : ((this.#now - this.#beganAt) / 1000 / BREATH_SECONDS) % 1;
  }

  lit(id: string): number {
    return lerp(1, this.#switches.get(id)?.value ?? 1, this.visiting);
  }

  answerOf(id: string): Answering | undefined {
    return this.#answers.get(id);
  }

  /** Takes over what a snapshot says of the visit. */
  sync(snapshot: SafeSpaceSnapshot): void {
    const isVisiting = selectIsVisiting(snapshot);
    const { unlit } = snapshot.context;
    this.#visiting.go(isVisiting ? 1 : 0);
    for (const id of unlit)
      if (!this.#switches.has(id)) this.#switches.set(id, new Tween(1, SWITCH_SECONDS, easeOut));
    for (const [id, lamp] of this.#switches) lamp.go(unlit.includes(id) ? 0 : 1);
    if (!isVisiting) {
      // Whoever leaves in the midst of an answer sees its end, but soon.
      for (const answer of this.#answers.values())
        answer.elapsed = Math.max(answer.elapsed, END * answer.length);
      return;
    }
    for (const answer of selectAnswers(snapshot)) this.#begin(answer);
  }

  /** A hand comes to a thing from a side: it swings the way it is pushed. */
  push(id: string, way: Way): void {
    this.#ways.set(id, way);
  }

  /**
   * @param now the clock's time, ms: the light breathes by it, also between frames
   * @param bodies those that may give under a touch
   * @returns whether an answer, a lamp or the change to and from Build is on its way; the light breathes beside that
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
    for (const body of bodies) body.gives = this.#givesOf(body.id);
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
        way: this.#ways.get(id) ?? 1,
      });
  }

  #givesOf(id: string): number {
    const answer = this.isStill ? undefined : this.#answers.get(id);
    if (answer?.family !== 'settles') return 0;
    return GIVES * answer.amount * Math.sin(2 * Math.PI * GIVES_HZ * answer.seconds);
  }
}
