/** How each thing answers a touch in Visit: eight families over the twenty-five things, and how long an answer lasts. */
import type { Kind } from '../../../domain/safe-space';

export const FAMILIES = ['rings', 'glows', 'steams', 'turns', 'settles', 'flows', 'sways', 'opens'] as const;
export type Family = (typeof FAMILIES)[number];

const ANSWERS: Readonly<Record<Kind, Family>> = {
  tree: 'sways',
  flower: 'sways',
  plant: 'sways',
  // Light goes over its snow, and into the picture: both open to it.
  mountain: 'opens',
  beach: 'flows',
  river: 'flows',
  sun: 'glows',
  chair: 'settles',
  couch: 'settles',
  bed: 'settles',
  desk: 'settles',
  lamp: 'glows',
  bookshelf: 'settles',
  blanket: 'settles',
  pillow: 'settles',
  carpet: 'settles',
  tea: 'steams',
  book: 'turns',
  music: 'rings',
  candle: 'glows',
  incense: 'steams',
  fountain: 'flows',
  windchime: 'rings',
  plushie: 'settles',
  photo: 'opens',
};

export const familyOf = (kind: Kind): Family => ANSWERS[kind];
