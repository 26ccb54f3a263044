/** The inks of the stones: three tones of grey and of each tile. */
import { mixInks, rgb } from '../../stage/color';

/** The grey of a river stone, and the five tiles of the style guide: clay, pollen, fern, tarn, heather. */
const BASES: readonly string[] = ['#a7ab9b', '#d9694f', '#e8b04f', '#6fae7f', '#5fa3bf', '#9a86c9'];

/** Shades and tints lead to these. */
const DARKEST = '#0b1a22';
const LIGHTEST = '#fffbe6';

/** Deep, base and light of grey and of every tile: 18 times red, green and blue, 0-1. */
export const INKS: readonly number[] = BASES.flatMap((base) => [
  ...mixInks(base, DARKEST, 0.48),
  ...rgb(base),
  ...mixInks(base, LIGHTEST, 0.58),
]);
