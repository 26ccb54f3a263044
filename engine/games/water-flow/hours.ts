/** Colors of the terrace by day and by night, 0-1. */
import { hexToRgb, type Rgb } from '../../paint/color';
import { LookTable } from '../../paint/look-table';

export interface HourLook {
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

const DAY: HourLook = {
  things: [1, 1, 1],
  around: [1, 1, 1],
  light: [1, 1, 1],
  lamps: 0,
  ground: hexToRgb('#3F5A49'),
  wall: hexToRgb('#1B2A30'),
  water: hexToRgb('#74BACB'),
  shore: hexToRgb('#256E88'),
  streak: hexToRgb('#F7FCF6'),
};

/** Moonlight: deep blue shadows and silver edges. */
const NIGHT: HourLook = {
  things: hexToRgb('#6F8B9E'),
  around: hexToRgb('#56747F'),
  light: hexToRgb('#CDE6F4'),
  lamps: 1,
  ground: hexToRgb('#10262A'),
  wall: hexToRgb('#07151C'),
  water: hexToRgb('#4C9DB8'),
  shore: hexToRgb('#124A66'),
  streak: hexToRgb('#E2F3F4'),
};

export const HOUR_LOOKS = new LookTable<HourLook>(DAY, NIGHT);
