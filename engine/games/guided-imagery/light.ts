/** The light of the walk: by day from pale morning to gold, by night moonlight over the same scenes. */

import { rgb } from '../../paint/color';
import { type DepthLook, mixLooks } from '../../shaders/depth-look';
import { PLACES } from './places';

/** Before sunrise: pale, cool, misty. */
const pale: DepthLook = {
  skyTop: rgb('#9fb9c0'),
  skyMiddle: rgb('#d3dcd4'),
  skyLow: rgb('#f4e2c6'),
  horizon: 520,
  near: [0.9, 0.95, 0.96],
  far: [0.9, 0.96, 0.96],
  saturation: 0.92,
  air: rgb('#d3ddd4'),
  haze: 0.62,
  light: rgb('#ffe6bd'),
  sun: [860, 380],
  reach: 420,
  rest: 0.2,
  gain: 0.5,
  shaftsFrom: [1240, -420],
  shafts: 0.6,
  rim: 0.45,
  orb: [860, 380, 44],
  orbColor: rgb('#fff6df'),
  orbShown: 0,
  stars: 0,
  motes: 0.2,
  motesColor: rgb('#fff1d4'),
  grain: 1,
};

/** Full morning: light from above, fresh greens. */
const morning: DepthLook = {
  ...pale,
  skyTop: rgb('#a6d6cb'),
  skyMiddle: rgb('#cfe9cb'),
  skyLow: rgb('#f3f2cc'),
  near: [1.03, 1.05, 0.96],
  far: [0.94, 1, 0.9],
  saturation: 1.1,
  air: rgb('#cbe0b8'),
  haze: 0.5,
  light: rgb('#fff0b4'),
  gain: 0.7,
  shafts: 1.5,
  rim: 0.6,
  motes: 0.7,
  motesColor: rgb('#fff1c9'),
};

/** Late afternoon: warm. */
const gold: DepthLook = {
  ...morning,
  skyTop: rgb('#a9c3b2'),
  skyMiddle: rgb('#ecdcae'),
  skyLow: rgb('#f8d48f'),
  near: [1.08, 0.99, 0.8],
  far: [1.04, 0.96, 0.8],
  saturation: 1.08,
  air: rgb('#e8d3a0'),
  haze: 0.56,
  light: rgb('#ffd489'),
  gain: 0.85,
  shafts: 1.3,
  rim: 0.8,
  motes: 0.85,
  motesColor: rgb('#ffe3a6'),
};

/** After dusk, with the moon risen. */
const moonrise: DepthLook = {
  ...pale,
  skyTop: rgb('#0d2138'),
  skyMiddle: rgb('#1c4058'),
  skyLow: rgb('#4a7288'),
  near: [0.36, 0.44, 0.55],
  far: [0.34, 0.45, 0.58],
  saturation: 0.8,
  air: rgb('#2f5166'),
  haze: 0.64,
  light: rgb('#a3cbdc'),
  rest: 0.14,
  gain: 0.5,
  shafts: 0.6,
  rim: 0.7,
  orbColor: rgb('#dfeef0'),
  stars: 0.6,
  motes: 0.5,
  motesColor: rgb('#e9d58f'),
};

/** Late night, warm with fireflies. */
const starlight: DepthLook = {
  ...moonrise,
  skyTop: rgb('#0a1b2e'),
  skyMiddle: rgb('#15364d'),
  skyLow: rgb('#365c70'),
  near: [0.38, 0.45, 0.5],
  far: [0.32, 0.44, 0.54],
  air: rgb('#294a5c'),
  haze: 0.56,
  light: rgb('#aecfd0'),
  stars: 1,
  motes: 1,
};

/** Keyframes at equal distances along the walk. */
const HOURS = {
  day: [pale, morning, morning, gold],
  night: [moonrise, starlight, starlight, moonrise],
} as const;

function hourAt(share: number, isNight: boolean): DepthLook {
  const hours = HOURS[isNight ? 'night' : 'day'];
  const at = share * (hours.length - 1);
  const before = Math.min(hours.length - 2, Math.floor(at));
  return mixLooks(hours[before] as DepthLook, hours[before + 1] as DepthLook, at - before);
}

interface Known {
  readonly day: DepthLook;
  readonly night: DepthLook;
  /** Share of night for which {@link look} was last computed, 0-1. */
  dark: number;
  look: DepthLook;
}

/** Cache of looks. An unchanged look is the same object, so that a redraw is cheap. */
const known = new Map<number, Known>();

function knownOf(index: number): Known {
  const own = PLACES[index]?.light;
  const share = index / (PLACES.length - 1);
  const day = { ...hourAt(share, false), ...own?.always, ...own?.day };
  const night = { ...hourAt(share, true), ...own?.always, ...own?.night };
  return { day, night, dark: 0, look: day };
}

/**
 * Returns the look of a scene.
 * @param dark 0 by day, 1 by night, in between at dusk
 */
export function lookAt(index: number, dark: number): DepthLook {
  const found = known.get(index) ?? knownOf(index);
  known.set(index, found);
  if (found.dark !== dark) {
    found.dark = dark;
    found.look = mixLooks(found.day, found.night, dark);
  }
  return found.look;
}
