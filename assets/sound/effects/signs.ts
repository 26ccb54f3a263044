import { FELTED, pluck, type Voice } from '../kit/kalimba';
import { mixInto, type Signal, silence } from '../kit/signal';
import { PITCH, type Pitch } from '../pitch';
import { effect, type Sound } from '../sound';

/** A plucked note in a figure: pitch, when it begins (s), how strong (0-1). */
type Pluck = readonly [pitch: Pitch, start: number, strength: number];

function figure(seconds: number, voice: Voice, plucks: readonly Pluck[]): Signal {
  const whole = silence(seconds);
  for (const [pitch, start, strength] of plucks) {
    mixInto(whole, pluck(PITCH[pitch], seconds - start, voice), start, strength);
  }
  return whole;
}

/** A thumb left lying on the tine: it hardly rings, and the wood is heard more. */
const MUTED: Voice = { ...FELTED, sixty: 0.34, attack: 0.042, wood: -9, felt: -20 };

/** A low tine needs its upper partials, or small loudspeakers keep it to themselves. */
const LOW: Voice = {
  ...FELTED,
  sixty: 1.6,
  attack: 0.05,
  wood: -19,
  modes: [
    { ratio: 1, level: 0, ring: 1 },
    { ratio: 0.9985, level: -13, ring: 1.15 },
    { ratio: 2.003, level: -8, ring: 0.75 },
    { ratio: 3.005, level: -19, ring: 0.5 },
    { ratio: 5.42, level: -32, ring: 0.12 },
  ],
};

export const SIGNS: readonly Sound[] = [
  // Rises through the scale and comes home, with the low octave under the last note.
  effect(
    'level-complete',
    -20,
    () =>
      figure(2.6, FELTED, [
        ['fs4', 0, 0.72],
        ['a4', 0.2, 0.78],
        ['b4', 0.4, 0.74],
        ['d4', 0.66, 0.6],
        ['d5', 0.66, 0.9],
      ]),
    0.6,
  ),
  // Two quiet notes that ask for nothing.
  effect('toast', -24, () =>
    figure(1.1, { ...FELTED, sixty: 1.1 }, [
      ['fs4', 0, 0.7],
      ['a4', 0.13, 0.8],
    ]),
  ),
  effect('button', -27, () => figure(0.34, MUTED, [['d4', 0, 1]])),
  effect('tick', -31, () => figure(0.26, { ...MUTED, sixty: 0.2, wood: -12 }, [['a4', 0, 1]])),
  effect(
    'check-in',
    -22,
    () =>
      figure(2.4, LOW, [
        ['d3', 0, 1],
        ['a3', 0.012, 0.55],
      ]),
    0.5,
  ),
];
