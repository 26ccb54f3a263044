/** Colors of the stones: three tones of gray, and three tones of each sense's color. */
import { hexToRgb, mixInks } from '../../paint/color';

/** Color with which a base color is mixed for its deep tone. */
const DARKEST = '#0b1a22';
const LIGHTEST = '#fffbe6';

/** Returns the deep, base and light tone of a color, as three RGB triples, 0-1. */
const tonesOf = (base: string): readonly number[] => [
  ...mixInks(base, DARKEST, 0.48),
  ...hexToRgb(base),
  ...mixInks(base, LIGHTEST, 0.58),
];

/** The grays of river stones: sage, slate, sand, pale and brown. */
const GRAYS = ['#a7ab9b', '#8b9a9f', '#b9ab94', '#bcbeb2', '#9a8f86'].map(tonesOf);

export const stoneGray = (stone: number): readonly number[] => GRAYS[(stone * 2) % GRAYS.length] ?? [];

/** Colors of the five senses, from the style guide: clay, pollen, fern, tarn, heather. */
export const SENSE_INKS = ['#d9694f', '#e8b04f', '#6fae7f', '#5fa3bf', '#9a86c9'].map(tonesOf);
