/** The light of the walk: by day from pale morning to gold, by night moonlight over the same scenes. */

import { hexToRgb } from '../../paint/color';
import { LookTable } from '../../paint/look-table';
import type { DepthLook } from '../../shaders/depth-look';
import { WALKED_SCENES } from './places';

/** Before sunrise: pale, cool, misty. */
const pale: DepthLook = {
  skyTop: hexToRgb('#9fb9c0'),
  skyMiddle: hexToRgb('#d3dcd4'),
  skyLow: hexToRgb('#f4e2c6'),
  horizon: 520,
  near: [0.9, 0.95, 0.96],
  far: [0.9, 0.96, 0.96],
  saturation: 0.92,
  air: hexToRgb('#d3ddd4'),
  haze: 0.62,
  light: hexToRgb('#ffe6bd'),
  shade: [1, 1, 1],
  sun: [860, 380],
  reach: 420,
  rest: 0.2,
  gain: 0.5,
  shaftsFrom: [1240, -420],
  shafts: 0.6,
  rim: 0.45,
  orb: [860, 380, 44],
  orbColor: hexToRgb('#fff6df'),
  orbShown: 0,
  stars: 0,
  motes: 0.2,
  motesRest: 0.55,
  motesColor: hexToRgb('#fff1d4'),
  grain: 1,
};

/** Full morning: light from above, fresh greens. */
const morning: DepthLook = {
  ...pale,
  skyTop: hexToRgb('#a6d6cb'),
  skyMiddle: hexToRgb('#cfe9cb'),
  skyLow: hexToRgb('#f3f2cc'),
  near: [1.03, 1.05, 0.96],
  far: [0.94, 1, 0.9],
  saturation: 1.1,
  air: hexToRgb('#cbe0b8'),
  haze: 0.5,
  light: hexToRgb('#fff0b4'),
  gain: 0.7,
  shafts: 1.5,
  rim: 0.6,
  motes: 0.7,
  motesColor: hexToRgb('#fff1c9'),
};

/** Late afternoon: warm. */
const gold: DepthLook = {
  ...morning,
  skyTop: hexToRgb('#a9c3b2'),
  skyMiddle: hexToRgb('#ecdcae'),
  skyLow: hexToRgb('#f8d48f'),
  near: [1.08, 0.99, 0.8],
  far: [1.04, 0.96, 0.8],
  saturation: 1.08,
  air: hexToRgb('#e8d3a0'),
  haze: 0.56,
  light: hexToRgb('#ffd489'),
  gain: 0.85,
  shafts: 1.3,
  rim: 0.8,
  motes: 0.85,
  motesColor: hexToRgb('#ffe3a6'),
};

/** After dusk, with the moon risen. */
const moonrise: DepthLook = {
  ...pale,
  skyTop: hexToRgb('#0d2138'),
  skyMiddle: hexToRgb('#1c4058'),
  skyLow: hexToRgb('#4a7288'),
  near: [0.36, 0.44, 0.55],
  far: [0.34, 0.45, 0.58],
  saturation: 0.8,
  air: hexToRgb('#2f5166'),
  haze: 0.64,
  light: hexToRgb('#a3cbdc'),
  rest: 0.14,
  gain: 0.5,
  shafts: 0.6,
  rim: 0.7,
  orbColor: hexToRgb('#dfeef0'),
  stars: 0.6,
  motes: 0.5,
  motesColor: hexToRgb('#e9d58f'),
};

/** Late night, warm with fireflies. */
const starlight: DepthLook = {
  ...moonrise,
  skyTop: hexToRgb('#0a1b2e'),
  skyMiddle: hexToRgb('#15364d'),
  skyLow: hexToRgb('#365c70'),
  near: [0.38, 0.45, 0.5],
  far: [0.32, 0.44, 0.54],
  air: hexToRgb('#294a5c'),
  haze: 0.56,
  light: hexToRgb('#aecfd0'),
  stars: 1,
  motes: 1,
};

/** The light along the walk, 0-1. */
const WALK = new LookTable<DepthLook>(
  [
    [0, pale],
    [1 / 3, morning],
    [2 / 3, morning],
    [1, gold],
  ],
  [
    [0, moonrise],
    [1 / 3, starlight],
    [2 / 3, starlight],
    [1, moonrise],
  ],
);

const LOOKS: readonly LookTable<DepthLook>[] = WALKED_SCENES.map(({ light: own }, index) => {
  const share = index / (WALKED_SCENES.length - 1);
  const day = { ...WALK.at(0, share), ...own?.always, ...own?.day };
  return new LookTable<DepthLook>(day, { ...WALK.at(1, share), ...own?.always, ...own?.night });
});

/** Returns the look of a scene. @param night share of night, 0-1 */
export const lookOfScene = (index: number, night: number): DepthLook =>
  (LOOKS[index] as LookTable<DepthLook>).at(night);
