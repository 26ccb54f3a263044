import { GLASSY, pluck } from '../kit/kalimba';
import { LEVEL_COMPLETE } from '../level-complete';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

/** Notes of the five stones, low to high. */
const PADS = ['d4', 'e4', 'fs4', 'a4', 'b4'] as const;

/** A stone on the water. It sounds longer and glassier than a card's note. */
const pads = PADS.map((pitch, order) =>
  effect(`pad-${order + 1}`, -21 + EVEN[pitch], () => pluck(PITCH[pitch], 2.3, GLASSY), 0.6),
);

export const SOUNDS: readonly Sound[] = [...pads, LEVEL_COMPLETE];
