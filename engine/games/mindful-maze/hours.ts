/** Colors of the garden by day and by night, 0-1. The names are those of the shaders' uniforms. */
import { rgb } from '../../paint/color';
import { Look } from '../../paint/look';

/** Colors of everything that is baked. `shade` is the factor of a color in the shade. */
export const GARDEN_LOOK = new Look(
  {
    leaf: rgb('#3F7359'),
    leafLit: rgb('#8DB484'),
    leafDark: rgb('#234A45'),
    gravel: rgb('#EFE2C4'),
    gravelDark: rgb('#CDBB98'),
    lawn: rgb('#A3BF93'),
    lawnDark: rgb('#6E9A72'),
    shade: [0.62, 0.68, 0.74] as readonly number[],
    blossom: rgb('#E3A596'),
  },
  {
    leaf: rgb('#1C3C3B'),
    leafLit: rgb('#4E7673'),
    leafDark: rgb('#10252B'),
    gravel: rgb('#6D7E80'),
    gravelDark: rgb('#4C6065'),
    lawn: rgb('#28474A'),
    lawnDark: rgb('#17313A'),
    shade: [0.5, 0.56, 0.66],
    blossom: rgb('#7E6C7C'),
  },
);
export type GardenInks = ReturnType<typeof GARDEN_LOOK.at>;

/** Colors of the mist and the lights in it. `strength`: density of the mist, light of the lantern and of the sun, 0-1. */
export const MIST_LOOK = new Look(
  {
    mist: rgb('#E9EFE9'),
    glow: rgb('#F3C27A'),
    sun: rgb('#F6DDA4'),
    strength: [0.86, 0.62, 0.2] as readonly number[],
  },
  {
    mist: rgb('#2E4750'),
    glow: rgb('#F0B968'),
    sun: rgb('#A9C3D6'),
    strength: [0.86, 0.95, 0.22],
  },
);
export type MistInks = ReturnType<typeof MIST_LOOK.at>;
