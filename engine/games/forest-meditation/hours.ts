/** The hour in the forest: first light to full morning by day, dusk to stars by night. */
import { type DepthLook, mixLooks, rgb } from '../../gpu/depth-look';

/** The hour has gone by after ten minutes, ms; then it stays. */
export const HOUR_MS = 600_000;

/** First light: rose at the horizon, cold and misty among the trunks. */
const firstLight: DepthLook = {
  skyTop: rgb('#7f93a3'),
  skyMiddle: rgb('#c3bfb6'),
  skyLow: rgb('#f0c8a8'),
  horizon: 640,
  near: [0.42, 0.5, 0.62],
  far: [0.72, 0.76, 0.86],
  saturation: 0.62,
  air: rgb('#b9b9b4'),
  haze: 0.92,
  light: rgb('#ffc896'),
  sun: [868, 560],
  reach: 330,
  rest: 0.3,
  gain: 0.62,
  shaftsFrom: [1330, -260],
  shafts: 0.5,
  rim: 0.5,
  orb: [868, 588, 46],
  orbColor: rgb('#ffe2bd'),
  orbShown: 0.85,
  stars: 0,
  motes: 0.25,
  motesColor: rgb('#ffe6c2'),
  grain: 1,
};

/** The sun stands over the ridges and comes between the stems. */
const sunrise: DepthLook = {
  ...firstLight,
  skyTop: rgb('#a9c6c0'),
  skyMiddle: rgb('#dfe6cd'),
  skyLow: rgb('#fbe9c0'),
  near: [0.72, 0.76, 0.76],
  far: [0.9, 0.93, 0.9],
  saturation: 0.86,
  air: rgb('#dadfc4'),
  haze: 0.8,
  light: rgb('#ffe3a6'),
  sun: [880, 380],
  reach: 400,
  rest: 0.34,
  gain: 0.56,
  shaftsFrom: [1240, -420],
  shafts: 0.85,
  rim: 0.6,
  orb: [880, 380, 44],
  orbColor: rgb('#fff3cf'),
  orbShown: 0.9,
  motes: 0.7,
  motesColor: rgb('#fff1c9'),
};

/** Full morning: the light falls from above, greens are fresh, the mist has thinned. */
const morning: DepthLook = {
  ...sunrise,
  skyTop: rgb('#bfe0cf'),
  skyMiddle: rgb('#e6f2d8'),
  skyLow: rgb('#f6f5dc'),
  near: [0.94, 0.97, 0.9],
  far: [1, 1.03, 0.98],
  saturation: 1.06,
  air: rgb('#e3eed6'),
  haze: 0.66,
  light: rgb('#fff4c6'),
  sun: [910, 150],
  reach: 470,
  rest: 0.34,
  gain: 0.5,
  shaftsFrom: [1160, -600],
  shafts: 1.05,
  orb: [910, 120, 42],
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
  near: [0.2, 0.25, 0.36],
  far: [0.36, 0.38, 0.54],
  saturation: 0.6,
  air: rgb('#54506b'),
  haze: 0.82,
  light: rgb('#e79a80'),
  sun: [868, 600],
  reach: 330,
  rest: 0.16,
  gain: 0.5,
  shafts: 0.26,
  rim: 0.45,
  orb: [868, 640, 40],
  orbColor: rgb('#ffc49a'),
  orbShown: 0.5,
  stars: 0.06,
  motes: 0.3,
  motesColor: rgb('#f2c98f'),
};

/** The blue hour: the first stars, the moon's light already on the mist. */
const blueHour: DepthLook = {
  ...dusk,
  skyTop: rgb('#101f2e'),
  skyMiddle: rgb('#1f3a4c'),
  skyLow: rgb('#47647a'),
  near: [0.13, 0.19, 0.27],
  far: [0.24, 0.33, 0.43],
  saturation: 0.5,
  air: rgb('#2f4a5c'),
  haze: 0.78,
  light: rgb('#8fb6c6'),
  sun: [900, 330],
  reach: 380,
  rest: 0.12,
  gain: 0.44,
  shaftsFrom: [1180, -420],
  shafts: 0.45,
  orb: [940, 300, 40],
  orbColor: rgb('#dfeef0'),
  orbShown: 0.75,
  stars: 0.55,
  motes: 0.7,
  motesColor: rgb('#e9d58f'),
};

/** Stars. */
const night: DepthLook = {
  ...blueHour,
  skyTop: rgb('#081420'),
  skyMiddle: rgb('#0f2433'),
  skyLow: rgb('#1f3c4c'),
  near: [0.1, 0.15, 0.2],
  far: [0.17, 0.25, 0.33],
  air: rgb('#1c3444'),
  haze: 0.74,
  light: rgb('#86b0c4'),
  sun: [960, 150],
  reach: 420,
  rest: 0.1,
  gain: 0.42,
  shaftsFrom: [1120, -560],
  shafts: 0.6,
  orb: [960, 130, 40],
  stars: 1,
  motes: 1,
};

const HOURS = { day: [firstLight, sunrise, morning], night: [dusk, blueHour, night] } as const;

/** How the forest looks `share` (0-1) of the way through its hour. */
export function hourAt(share: number, isNight: boolean): DepthLook {
  const [first, second, third] = HOURS[isNight ? 'night' : 'day'];
  const at = Math.min(1, Math.max(0, share)) * 2;
  return at <= 1 ? mixLooks(first, second, at) : mixLooks(second, third, at - 1);
}
