import { hexToRgb } from '../../paint/color';
import { LookTable } from '../../paint/look-table';

export interface HourLook {
  readonly tint: readonly number[];
  /** Saturation: 1 keeps the painted colors. */
  readonly saturation: number;
  readonly shine: readonly number[];
}

const DAY: HourLook = { tint: [1, 1, 1], saturation: 1, shine: hexToRgb('#fff0c4') };
const NIGHT: HourLook = { tint: [0.54, 0.61, 0.7], saturation: 0.82, shine: hexToRgb('#e4eff0') };

export const HOUR_LOOKS = new LookTable<HourLook>(DAY, NIGHT);
