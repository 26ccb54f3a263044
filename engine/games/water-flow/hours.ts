/** The colors of the terrace by day and by night, 0-1. */
import { lerp } from '../../stage/easing';

type Ink = readonly [red: number, green: number, blue: number];

export interface Hour {
  /** Share of their own color that stones, moss and boulders keep at this hour. */
  readonly things: Ink;
  /** Ground between the stones. */
  readonly ground: Ink;
  /** The same of plants and boulders around the terrace, and of the light on the stones. */
  readonly around: Ink;
  readonly light: Ink;
  /** Brightness of the lamps, 0-1. */
  readonly lamps: number;
  /** Shadow of a channel's wall. */
  readonly wall: Ink;
  /** Water in the middle and along the walls, and its light streaks. */
  readonly water: Ink;
  readonly shore: Ink;
  readonly streak: Ink;
}

const ink = (hex: string): Ink =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Ink;

const DAY: Hour = {
  things: [1, 1, 1],
  around: [1, 1, 1],
  light: [1, 1, 1],
  lamps: 0,
  ground: ink('#3F5A49'),
  wall: ink('#1B2A30'),
  water: ink('#74BACB'),
  shore: ink('#256E88'),
  streak: ink('#F7FCF6'),
};

/** Moonlight: shadows are deep and blue, and edges silver. */
const NIGHT: Hour = {
  things: ink('#6F8B9E'),
  around: ink('#56747F'),
  light: ink('#CDE6F4'),
  lamps: 1,
  ground: ink('#10262A'),
  wall: ink('#07151C'),
  water: ink('#4C9DB8'),
  shore: ink('#124A66'),
  streak: ink('#E2F3F4'),
};

/** Interpolates between day and night. @param night 0-1 */
export const hourAt = (night: number): Hour => ({
  things: mix(DAY.things, NIGHT.things, night),
  around: mix(DAY.around, NIGHT.around, night),
  light: mix(DAY.light, NIGHT.light, night),
  lamps: lerp(DAY.lamps, NIGHT.lamps, night),
  wall: mix(DAY.wall, NIGHT.wall, night),
  ground: mix(DAY.ground, NIGHT.ground, night),
  water: mix(DAY.water, NIGHT.water, night),
  shore: mix(DAY.shore, NIGHT.shore, night),
  streak: mix(DAY.streak, NIGHT.streak, night),
});

const mix = (from: Ink, to: Ink, part: number): Ink =>
  from.map((value, at) => lerp(value, to[at] as number, part)) as unknown as Ink;
