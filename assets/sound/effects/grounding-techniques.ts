import { LOW, pluck, type Voice } from '../kit/kalimba';
import { PITCH, type Pitch } from '../pitch';
import { effect, type Sound } from '../sound';

/** A stone that settles among stones: more wood than tine, with a short decay. */
const STONE: Voice = { ...LOW, sixty: 0.8, attack: 0.046, wood: -9, felt: -22, wet: -14 };

/**
 * Note of each sense, with its loudness, LUFS. The notes fall from step to step to a final D. Low notes are louder,
 * because small speakers attenuate them.
 */
const SENSES: readonly (readonly [pitch: Pitch, loudness: number])[] = [
  ['fs4', -23],
  ['e4', -23],
  ['d4', -22.5],
  ['a3', -22],
  ['d3', -20.5],
];

export const SOUNDS: readonly Sound[] = SENSES.map(([pitch, loudness], step) =>
  effect(`stone-${step + 1}`, loudness, () => pluck(PITCH[pitch], 1.1, STONE), 0.3),
);
