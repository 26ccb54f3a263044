/** The hour of the day in the forest: from first light to full morning by day, from dusk to stars by night. */

import { hexToRgb } from '../../paint/color';
import { LookTable } from '../../paint/look-table';
import type { DepthLook } from '../../shaders/depth-look';

/** Duration of the change from the first look to the last, ms. Afterward the last look stays. */
export const LOOK_CHANGE_MS = 600_000;

/** First light: rose at the horizon, cold mist among the trunks. */
const firstLight: DepthLook = {
  skyTop: hexToRgb('#7f93a3'),
  skyMiddle: hexToRgb('#c3bfb6'),
  skyLow: hexToRgb('#f0c8a8'),
  horizon: 640,
  near: [0.48, 0.56, 0.68],
  far: [0.66, 0.72, 0.82],
  saturation: 0.72,
  air: hexToRgb('#adb0b0'),
  haze: 0.86,
  light: hexToRgb('#ffc896'),
  shade: [0.58, 0.64, 0.68],
  sun: [868, 560],
  reach: 330,
  rest: 0.2,
  gain: 0.85,
  shaftsFrom: [1330, -260],
  shafts: 0.9,
  rim: 0.5,
  orb: [868, 588, 46],
  orbColor: hexToRgb('#ffe2bd'),
  orbShown: 0.85,
  stars: 0,
  motes: 0.25,
  motesRest: 4,
  motesColor: hexToRgb('#ffe6c2'),
  grain: 1,
};

/** Sunrise: the sun stands over the ridges and shines between the trunks. */
const sunrise: DepthLook = {
  ...firstLight,
  skyTop: hexToRgb('#98bab6'),
  skyMiddle: hexToRgb('#cfdcc4'),
  skyLow: hexToRgb('#f7ddaa'),
  near: [0.84, 0.84, 0.78],
  far: [0.82, 0.87, 0.8],
  saturation: 1.02,
  air: hexToRgb('#c3cfae'),
  haze: 0.7,
  light: hexToRgb('#ffdc94'),
  sun: [880, 380],
  reach: 400,
  rest: 0.2,
  gain: 0.85,
  shaftsFrom: [1240, -420],
  shafts: 1.5,
  rim: 0.6,
  orb: [880, 380, 44],
  orbColor: hexToRgb('#fff3cf'),
  orbShown: 0.9,
  motes: 0.7,
  motesColor: hexToRgb('#fff1c9'),
};

/** Full morning: light from above, fresh greens, thin mist. */
const morning: DepthLook = {
  ...sunrise,
  skyTop: hexToRgb('#a6d6cb'),
  skyMiddle: hexToRgb('#cfe9cb'),
  skyLow: hexToRgb('#f3f2cc'),
  near: [1.06, 1.08, 0.96],
  far: [0.92, 1, 0.88],
  saturation: 1.14,
  air: hexToRgb('#cbe0b8'),
  haze: 0.56,
  light: hexToRgb('#fff0b4'),
  sun: [985, 176],
  reach: 470,
  rest: 0.22,
  gain: 0.8,
  shaftsFrom: [1290, -640],
  shafts: 1.8,
  orb: [1000, 156, 42],
  orbColor: hexToRgb('#fffbe6'),
  orbShown: 0.7,
  motes: 0.85,
};

/** Dusk: the last rose between violet trunks. */
const dusk: DepthLook = {
  ...firstLight,
  skyTop: hexToRgb('#28344a'),
  skyMiddle: hexToRgb('#5a4f70'),
  skyLow: hexToRgb('#b57a78'),
  near: [0.24, 0.29, 0.4],
  far: [0.36, 0.38, 0.54],
  saturation: 0.6,
  air: hexToRgb('#54506b'),
  haze: 0.82,
  light: hexToRgb('#e79a80'),
  shade: [0.52, 0.56, 0.66],
  sun: [868, 600],
  reach: 330,
  rest: 0.16,
  gain: 0.6,
  shafts: 0.6,
  rim: 0.45,
  orb: [868, 640, 40],
  orbColor: hexToRgb('#ffc49a'),
  orbShown: 0.5,
  stars: 0.06,
  motes: 0.3,
  motesColor: hexToRgb('#f2c98f'),
};

/** Blue hour: the first stars, and moonlight on the mist. */
const blueHour: DepthLook = {
  ...dusk,
  skyTop: hexToRgb('#101f2e'),
  skyMiddle: hexToRgb('#1f3a4c'),
  skyLow: hexToRgb('#47647a'),
  near: [0.19, 0.26, 0.35],
  far: [0.24, 0.33, 0.43],
  saturation: 0.5,
  air: hexToRgb('#2f4a5c'),
  haze: 0.78,
  light: hexToRgb('#8fb6c6'),
  sun: [900, 330],
  reach: 380,
  rest: 0.12,
  gain: 0.6,
  shaftsFrom: [1180, -420],
  shafts: 0.9,
  orb: [940, 300, 40],
  orbColor: hexToRgb('#dfeef0'),
  orbShown: 0.75,
  stars: 0.55,
  motes: 0.7,
  motesColor: hexToRgb('#e9d58f'),
};

const night: DepthLook = {
  ...blueHour,
  skyTop: hexToRgb('#081420'),
  skyMiddle: hexToRgb('#0f2433'),
  skyLow: hexToRgb('#1f3c4c'),
  near: [0.17, 0.24, 0.31],
  far: [0.19, 0.28, 0.36],
  air: hexToRgb('#1c3444'),
  haze: 0.74,
  light: hexToRgb('#86b0c4'),
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

/** The look of the forest, by the share (0-1) of {@link LOOK_CHANGE_MS} that has passed. */
export const HOUR_LOOKS = new LookTable<DepthLook>(
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
