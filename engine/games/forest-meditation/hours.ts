/** The hour of the day in the forest: from first light to full morning by day, from dusk to stars by night. */

import { rgb } from '../../paint/color';
import { Look } from '../../paint/look';
import type { DepthLook } from '../../shaders/depth-look';

/** Duration of the change from the first look to the last, ms. Afterward the last look stays. */
export const HOUR_MS = 600_000;

/** First light: rose at the horizon, cold mist among the trunks. */
const firstLight: DepthLook = {
  skyTop: rgb('#7f93a3'),
  skyMiddle: rgb('#c3bfb6'),
  skyLow: rgb('#f0c8a8'),
  horizon: 640,
  near: [0.48, 0.56, 0.68],
  far: [0.66, 0.72, 0.82],
  saturation: 0.72,
  air: rgb('#adb0b0'),
  haze: 0.86,
  light: rgb('#ffc896'),
  shade: [0.58, 0.64, 0.68],
  sun: [868, 560],
  reach: 330,
  rest: 0.2,
  gain: 0.85,
  shaftsFrom: [1330, -260],
  shafts: 0.9,
  rim: 0.5,
  orb: [868, 588, 46],
  orbColor: rgb('#ffe2bd'),
  orbShown: 0.85,
  stars: 0,
  motes: 0.25,
  motesRest: 4,
  motesColor: rgb('#ffe6c2'),
  grain: 1,
};

/** Sunrise: the sun stands over the ridges and shines between the trunks. */
const sunrise: DepthLook = {
  ...firstLight,
  skyTop: rgb('#98bab6'),
  skyMiddle: rgb('#cfdcc4'),
  skyLow: rgb('#f7ddaa'),
  near: [0.84, 0.84, 0.78],
  far: [0.82, 0.87, 0.8],
  saturation: 1.02,
  air: rgb('#c3cfae'),
  haze: 0.7,
  light: rgb('#ffdc94'),
  sun: [880, 380],
  reach: 400,
  rest: 0.2,
  gain: 0.85,
  shaftsFrom: [1240, -420],
  shafts: 1.5,
  rim: 0.6,
  orb: [880, 380, 44],
  orbColor: rgb('#fff3cf'),
  orbShown: 0.9,
  motes: 0.7,
  motesColor: rgb('#fff1c9'),
};

/** Full morning: light from above, fresh greens, thin mist. */
const morning: DepthLook = {
  ...sunrise,
  skyTop: rgb('#a6d6cb'),
  skyMiddle: rgb('#cfe9cb'),
  skyLow: rgb('#f3f2cc'),
  near: [1.06, 1.08, 0.96],
  far: [0.92, 1, 0.88],
  saturation: 1.14,
  air: rgb('#cbe0b8'),
  haze: 0.56,
  light: rgb('#fff0b4'),
  sun: [985, 176],
  reach: 470,
  rest: 0.22,
  gain: 0.8,
  shaftsFrom: [1290, -640],
  shafts: 1.8,
  orb: [1000, 156, 42],
  orbColor: rgb('#fffbe6'),
  orbShown: 0.7,
  motes: 0.85,
};

/** Dusk: the last rose between violet trunks. */
const dusk: DepthLook = {
  ...firstLight,
  skyTop: rgb('#28344a'),
  skyMiddle: rgb('#5a4f70'),
  skyLow: rgb('#b57a78'),
  near: [0.24, 0.29, 0.4],
  far: [0.36, 0.38, 0.54],
  saturation: 0.6,
  air: rgb('#54506b'),
  haze: 0.82,
  light: rgb('#e79a80'),
  shade: [0.52, 0.56, 0.66],
  sun: [868, 600],
  reach: 330,
  rest: 0.16,
  gain: 0.6,
  shafts: 0.6,
  rim: 0.45,
  orb: [868, 640, 40],
  orbColor: rgb('#ffc49a'),
  orbShown: 0.5,
  stars: 0.06,
  motes: 0.3,
  motesColor: rgb('#f2c98f'),
};

/** Blue hour: the first stars, and moonlight on the mist. */
const blueHour: DepthLook = {
  ...dusk,
  skyTop: rgb('#101f2e'),
  skyMiddle: rgb('#1f3a4c'),
  skyLow: rgb('#47647a'),
  near: [0.19, 0.26, 0.35],
  far: [0.24, 0.33, 0.43],
  saturation: 0.5,
  air: rgb('#2f4a5c'),
  haze: 0.78,
  light: rgb('#8fb6c6'),
  sun: [900, 330],
  reach: 380,
  rest: 0.12,
  gain: 0.6,
  shaftsFrom: [1180, -420],
  shafts: 0.9,
  orb: [940, 300, 40],
  orbColor: rgb('#dfeef0'),
  orbShown: 0.75,
  stars: 0.55,
  motes: 0.7,
  motesColor: rgb('#e9d58f'),
};

const night: DepthLook = {
  ...blueHour,
  skyTop: rgb('#081420'),
  skyMiddle: rgb('#0f2433'),
  skyLow: rgb('#1f3c4c'),
  near: [0.17, 0.24, 0.31],
  far: [0.19, 0.28, 0.36],
  air: rgb('#1c3444'),
  haze: 0.74,
  light: rgb('#86b0c4'),
  sun: [990, 180],
  reach: 420,
  rest: 0.1,
  gain: 0.6,
  shaftsFrom: [1120, -560],
  shafts: 1.1,
  orb: [1000, 166, 40],
  stars: 1,
  motes: 1,
};

/** The look of the forest, by the share (0-1) of {@link HOUR_MS} that has passed. */
export const LOOK = new Look<DepthLook>(
  [
    [0, firstLight],
    [0.5, sunrise],
    [1, morning],
  ],
  [
    [0, dusk],
    [0.5, blueHour],
    [1, night],
  ],
);
