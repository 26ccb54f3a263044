/** What a scene in Visit shows of each thing and of the light: the words in which answers and lights speak to each other. */
import type { Family } from '../../../machines/games/safe-space-builder/answers';

/** A thing in the middle of its answer. */
export interface Answering {
  readonly id: string;
  readonly family: Family;
  /** 0-1 of its time. */
  readonly progress: number;
  /** How strong it is now, 0-1: it swells, and is 0 again at both ends. */
  readonly amount: number;
  /** Since it was touched, s: what swings does so by this. */
  readonly seconds: number;
  /** Where a hand pushed it first: -1 to the left, 1 to the right. */
  readonly way: -1 | 1;
}

export interface VisitLook {
  /** 0 in Build, 1 in Visit, between them on the way: light breathes in Visit only. */
  readonly visiting: number;
  /** Where the slow breath of the light is, 0-1 of {@link BREATH_SECONDS}; it stays at 0 where less motion is wanted. */
  readonly breath: number;
  /** Less motion is wanted: a thing answers by light and sound alone. */
  readonly isStill: boolean;
  /** How far a lamp or a candle is on, 0-1; everything is in Build. */
  lit(id: string): number;
  /** Undefined while the thing is at rest. */
  answerOf(id: string): Answering | undefined;
}

/** One breath of the light in Visit, in and out, s: five and a half in a minute. */
export const BREATH_SECONDS = 11;

/** A space that is being built: all lamps are on, and nothing answers. */
export const BUILDING: VisitLook = {
  visiting: 0,
  breath: 0,
  isStill: true,
  lit: () => 1,
  answerOf: () => undefined,
};
