/** Colors of the stones: three tones of gray, and three tones of each sense's color. */
import { mixInks, rgb } from '../../paint/color';

/** Color with which a base color is mixed for its deep tone. */
const DARKEST = '#0b1a22';
/** Color with which a base color is mixed for its light tone. */
const LIGHTEST = '#fffbe6';

/** Returns the deep, base and light tone of a color, as three RGB triples, 0-1. */
const tonesOf = (base: string): readonly number[] => [
  ...mixInks(base, DARKEST, 0.48),
  ...rgb(base),
  ...mixInks(base, LIGHTEST, 0.58),
];

/** The gray of a river stone. */
export const GRAY_INKS = tonesOf('#a7ab9b');

/** Colors of the five senses, from the style guide: clay, pollen, fern, tarn, heather. */
export const TILE_INKS = ['#d9694f', '#e8b04f', '#6fae7f', '#5fa3bf', '#9a86c9'].map(tonesOf);
