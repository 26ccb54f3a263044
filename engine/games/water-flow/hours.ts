/** Colors of the terrace by day and by night, 0-1. */
import { type Rgb, rgb } from '../../paint/color';
import { Look } from '../../paint/look';

export interface Hour {
  /** Color factor of the stones with their moss, the joints, the spout and the dragonfly. */
  readonly things: Rgb;
  readonly ground: Rgb;
  /** Color factor of the wall and of the plants and boulders on the banks. */
  readonly around: Rgb;
  /** Color factor of the light on the stones. */
  readonly light: Rgb;
  /** Brightness of the lamps, 0-1. */
  readonly lamps: number;
  /** Color of the shadow of a channel's wall. */
  readonly wall: Rgb;
  readonly water: Rgb;
  /** Color of the water along the walls. */
  readonly shore: Rgb;
  /** Color of the streaks of light on the water. */
  readonly streak: Rgb;
}

const DAY: Hour = {
  things: [1, 1, 1],
  around: [1, 1, 1],
  light: [1, 1, 1],
  lamps: 0,
  ground: rgb('#3F5A49'),
  wall: rgb('#1B2A30'),
  water: rgb('#74BACB'),
  shore: rgb('#256E88'),
  streak: rgb('#F7FCF6'),
};

/** Moonlight: deep blue shadows and silver edges. */
const NIGHT: Hour = {
  things: rgb('#6F8B9E'),
  around: rgb('#56747F'),
  light: rgb('#CDE6F4'),
  lamps: 1,
  ground: rgb('#10262A'),
  wall: rgb('#07151C'),
  water: rgb('#4C9DB8'),
  shore: rgb('#124A66'),
  streak: rgb('#E2F3F4'),
};

export const LOOK = new Look<Hour>(DAY, NIGHT);
