import { BREATHS } from './effects/breath';
import { CARDS } from './effects/cards';
import { NOTES } from './effects/notes';
import { SIGNS } from './effects/signs';
import { RAINFOREST } from './rainforest/rainforest';
import type { Sound } from './sound';

/** The short sounds, mono: what is done, found, reached. */
export const EFFECTS: readonly Sound[] = [...CARDS, ...SIGNS, ...BREATHS, ...NOTES];

/** Everything that is heard. */
export const SOUNDS: readonly Sound[] = [...EFFECTS, RAINFOREST];
