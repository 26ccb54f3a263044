import { rgb } from '../../core/color';
import { type DepthLook, mixLooks } from '../../gpu/depth-look';

const base: DepthLook = {
  skyTop: rgb('#a6d6cb'),
  skyMiddle: rgb('#cfe9cb'),
  skyLow: rgb('#f3f2cc'),
  horizon: 640,
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
  rim: 0.6,
  orb: [1000, 156, 42],
  orbColor: rgb('#fffbe6'),
  orbShown: 0.7,
  stars: 0,
  motes: 0.85,
  motesColor: rgb('#fff1c9'),
  grain: 1,
};
const night: DepthLook = {
  ...base,
  skyTop: rgb('#081420'),
  skyMiddle: rgb('#0f2433'),
  skyLow: rgb('#1f3c4c'),
  near: [0.17, 0.24, 0.31],
  far: [0.19, 0.28, 0.36],
  air: rgb('#1c3444'),
  haze: 0.74,
  light: rgb('#86b0c4'),
  stars: 1,
  saturation: 0.5,
};
const cache = new Map<string, DepthLook>();
export function lookAt(index: number, dark: number): DepthLook {
  const key = `${index} ${dark}`;
  let look = cache.get(key);
  if (!look) {
    look = mixLooks({ ...base, skyMiddle: rgb(index % 2 ? '#e9d9a0' : '#cfe9cb') }, night, dark);
    cache.set(key, look);
  }
  return look;
}
