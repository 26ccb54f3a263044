/** Colors of the garden by day and by night, 0-1. The names are those of the shaders' uniforms. */
import { hexToRgb } from '../../paint/color';
import { LookTable } from '../../paint/look-table';

/** Colors of everything that is baked. `shade` is the factor of a color in the shade. */
export const GARDEN_LOOKS = new LookTable(
  {
    leaf: hexToRgb('#3F7359'),
    leafLit: hexToRgb('#8DB484'),
    leafDark: hexToRgb('#234A45'),
    gravel: hexToRgb('#EFE2C4'),
    gravelDark: hexToRgb('#CDBB98'),
    lawn: hexToRgb('#A3BF93'),
    lawnDark: hexToRgb('#6E9A72'),
    shade: [0.62, 0.68, 0.74] as readonly number[],
    blossom: hexToRgb('#E3A596'),
  },
  {
    leaf: hexToRgb('#1C3C3B'),
    leafLit: hexToRgb('#4E7673'),
    leafDark: hexToRgb('#10252B'),
    gravel: hexToRgb('#6D7E80'),
    gravelDark: hexToRgb('#4C6065'),
    lawn: hexToRgb('#28474A'),
    lawnDark: hexToRgb('#17313A'),
    shade: [0.5, 0.56, 0.66],
    blossom: hexToRgb('#7E6C7C'),
  },
);
export type GardenInks = ReturnType<typeof GARDEN_LOOKS.at>;

/** Colors of the mist and the lights in it. `strength`: density of the mist, light of the lantern and of the sun, 0-1. */
export const MIST_LOOKS = new LookTable(
  {
    mist: hexToRgb('#E9EFE9'),
    glow: hexToRgb('#F3C27A'),
    sun: hexToRgb('#F6DDA4'),
    strength: [0.8, 0.62, 0.2] as readonly number[],
  },
  {
    mist: hexToRgb('#2E4750'),
    glow: hexToRgb('#F0B968'),
    sun: hexToRgb('#A9C3D6'),
    strength: [0.86, 0.95, 0.22],
  },
);
export type MistInks = ReturnType<typeof MIST_LOOKS.at>;
