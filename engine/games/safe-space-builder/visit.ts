/** Values of a visit that elements and light need for drawing. */
import type { Family } from '../../../machines/games/safe-space-builder/answers';

/** State of an element that is answering a touch. */
export interface Answering {
  readonly id: string;
  readonly family: Family;
  /** Progress, 0-1. */
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
  /** Phase of the pulsing light, 0-1 of {@link BREATH_SECONDS}; 0 with reduced motion. */
  readonly breath: number;
  /** Reduced motion: elements answer only by light and sound. */
  readonly reducedMotion: boolean;
  /** Returns the degree to which a lamp or candle is on, 0-1. In Build all of them are on. */
  lit(id: string): number;
  /** Returns the answer of an element; undefined while the element is at rest. */
  answerOf(id: string): Answering | undefined;
}

/** Period of the pulsing light in Visit, s. It gives five and a half pulses a minute. */
export const BREATH_SECONDS = 11;

/** The look in Build: all lamps are on, and no element answers. */
export const BUILDING: VisitLook = {
  visiting: 0,
  breath: 0,
  reducedMotion: true,
  lit: () => 1,
  answerOf: () => undefined,
};
