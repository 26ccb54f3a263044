/** Values of a visit for drawing things and light: the interface between answers and lights. */
import type { Family } from '../../../machines/games/safe-space-builder/answers';

/** A thing during its answer. */
export interface Answering {
  readonly id: string;
  readonly family: Family;
  /** Progress, 0-1. */
  readonly progress: number;
  /** Current strength, 0-1; 0 at both ends. */
  readonly amount: number;
  /** Time since the touch, s: the phase of swinging things. */
  readonly seconds: number;
  /** Direction of the push: -1 left, 1 right. */
  readonly direction: -1 | 1;
}

export interface VisitLook {
  /** 0 in Build, 1 in Visit, interpolated in between. Light breathes in Visit only. */
  readonly visiting: number;
  /** Phase of the breathing light, 0-1 of {@link BREATH_SECONDS}; 0 with reduced motion. */
  readonly breath: number;
  /** Reduced motion: a thing answers only by light and sound. */
  readonly isStill: boolean;
  /** Returns the degree to which a lamp or candle is on, 0-1. In Build all are on. */
  lit(id: string): number;
  /** Returns the answer of a thing; undefined while the thing is at rest. */
  answerOf(id: string): Answering | undefined;
}

/** Period of the breathing light in Visit, s: five and a half breaths a minute. */
export const BREATH_SECONDS = 11;

/** In Build all lamps are on and nothing answers. */
export const BUILDING: VisitLook = {
  visiting: 0,
  breath: 0,
  isStill: true,
  lit: () => 1,
  answerOf: () => undefined,
};
