/** The colors of the terrace by day and by night, 0-1. */
import { lerp } from '../../stage/easing';

type Ink = readonly [red: number, green: number, blue: number];

export interface Hour {
  /** The hour leaves this much of the colors of stones, moss and boulders. */
  readonly things: Ink;
  /** Ground between the stones. */
  readonly ground: Ink;
  /** Water in the middle and along the walls, and its light streaks. */
  readonly water: Ink;
  readonly shore: Ink;
  readonly streak: Ink;
}

const ink = (hex: string): Ink =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Ink;

const DAY: Hour = {
  things: [1, 1, 1],
  ground: ink('#3F5A49'),
  water: ink('#79B9CC'),
  shore: ink('#3E8098'),
  streak: ink('#F2FAF4'),
};

const NIGHT: Hour = {
  things: [0.46, 0.55, 0.64],
  ground: ink('#142A2C'),
  water: ink('#3C7C94'),
  shore: ink('#1D4C63'),
  streak: ink('#BFE0E2'),
};

/** The hour between day and night. @param night 0-1 */
export const hourAt = (night: number): Hour => ({
  things: mix(DAY.things, NIGHT.things, night),
  ground: mix(DAY.ground, NIGHT.ground, night),
  water: mix(DAY.water, NIGHT.water, night),
  shore: mix(DAY.shore, NIGHT.shore, night),
  streak: mix(DAY.streak, NIGHT.streak, night),
});

const mix = (from: Ink, to: Ink, part: number): Ink =>
  from.map((value, at) => lerp(value, to[at] as number, part)) as unknown as Ink;
