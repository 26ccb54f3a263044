import { rgb } from '../../paint/color';
import { Look } from '../../paint/look';

export interface Hour {
  readonly tint: readonly number[];
  /** Saturation: 1 keeps the painted colors. */
  readonly saturation: number;
  readonly shine: readonly number[];
}

const DAY: Hour = { tint: [1, 1, 1], saturation: 1, shine: rgb('#fff0c4') };
const NIGHT: Hour = { tint: [0.54, 0.61, 0.7], saturation: 0.82, shine: rgb('#e4eff0') };

export const LOOK = new Look<Hour>(DAY, NIGHT);
