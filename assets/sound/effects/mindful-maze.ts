import { struck } from '../kit/envelope';
import { figure } from '../kit/figure';
import { highPass, lowPass, through } from '../kit/filter';
import { FELTED, GLASSY, knock, LOW, pluck } from '../kit/kalimba';
import { pink } from '../kit/noise';
import { randomFrom } from '../kit/random';
import { inRoom, type Room } from '../kit/reverb';
import { SAMPLE_RATE, type Signal, scale, sum } from '../kit/signal';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

const HEDGES: Room = { sixty: 0.42, damping: 1600, size: 0.6, tail: 0 };

/** The mist lets nothing higher through, Hz. */
const MIST_HZ = 1100;

/** A step on gravel in four variants, clear in the sun and muffled in mist. Nothing is heard above `hz`. */
const steps = (name: string, hz: number) =>
  [1.5, 1.62, 1.4, 1.7].map((tuning, order) =>
    effect(`${name}-${order + 1}`, -34, () => {
      const stones = through(pink(0.3, randomFrom(`shingle ${order + 1}`)), highPass(450), lowPass(hz, 4));
      const gravel = stones.map((sample, index) => sample * struck(index / SAMPLE_RATE, 0.09, 0.15));
      return inRoom(sum(gravel, scale(knock(0.3, 0.05, tuning), 0.08)), HEDGES, 0.16);
    }),
  );

/** The places are the notes of one chord: D, A and F sharp. They ring only before the mist lifts. */
const inMist = (note: Signal): Signal => through(note, lowPass(MIST_HZ, 4));
const bench = effect('bench', -23 + EVEN.d4, () => inMist(pluck(PITCH.d4, 1.6, LOW)), 0.6);
const bell = effect('bell', -22 + EVEN.a4, () => inMist(pluck(PITCH.a4, 1.8, GLASSY)), 0.8);
const pond = effect('pond', -22 + EVEN.fs4, () => inMist(pluck(PITCH.fs4, 1.6, FELTED)), 0.6);

/** The mist lifts: the chord, rising. */
const sun = effect(
  'sun',
  -22,
  () =>
    figure(2.4, GLASSY, [
      ['d4', 0, 0.62],
      ['fs4', 0.34, 0.6],
      ['a4', 0.68, 0.62],
      ['d5', 1.1, 0.7],
    ]),
  0.9,
);

/** Out in the sun: the chord, resting. */
const gate = effect(
  'gate',
  -22,
  () =>
    figure(2.6, GLASSY, [
      ['a4', 0, 0.62],
      ['fs4', 0.4, 0.6],
      ['d4', 0.85, 0.74],
      ['d5', 0.9, 0.4],
    ]),
  0.9,
);

export const SOUNDS: readonly Sound[] = [
  ...steps('step', 2800),
  ...steps('muffled', MIST_HZ),
  bench,
  bell,
  pond,
  sun,
  gate,
];
