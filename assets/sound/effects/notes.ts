import { FELTED, GLASSY, pluck } from '../kit/kalimba';
import { PITCH, type Pitch } from '../pitch';
import { effect, type Sound } from '../sound';

/** The notes that a memory phrase is made of, low to high. */
const PHRASE: readonly Pitch[] = ['d4', 'e4', 'fs4', 'a4', 'b4', 'd5', 'e5', 'fs5'];

/** The five pads, low to high. */
const PADS: readonly Pitch[] = ['d4', 'e4', 'fs4', 'a4', 'b4'];

/** A found pair plays the next note of its board's phrase. */
const notes: readonly Sound[] = PHRASE.map((pitch) =>
  effect(`note-${pitch}`, -22, () => pluck(PITCH[pitch], 1.6, FELTED), 0.4),
);

/** A stone on the water: longer, a little glassier. */
const pads: readonly Sound[] = PADS.map((pitch, order) =>
  effect(`pad-${order + 1}`, -21, () => pluck(PITCH[pitch], 2.3, GLASSY), 0.6),
);

export const NOTES = [...notes, ...pads];
