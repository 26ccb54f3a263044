import { figure } from '../kit/figure';
import { lowPass, through } from '../kit/filter';
import { brush, FELTED, GLASSY, knock, LOW, pluck } from '../kit/kalimba';
import { inRoom, type Room } from '../kit/reverb';
import { scale, sum } from '../kit/signal';
import { LEVEL_COMPLETE } from '../level-complete';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

const HOLLOW: Room = { sixty: 0.6, damping: 1800, size: 0.8, tail: 0 };

/** Notes of the five stones. A stone also hums an octave below its note. */
const stones = (['d4', 'e4', 'fs4', 'a4', 'b4'] as const).map((pitch, order) =>
  effect(`stone-${order + 1}`, -23 + EVEN[pitch], () => pluck(PITCH[pitch], 0.8, FELTED), 0.4),
);

/** The sounds of a stone that has become one third or two thirds smooth. Each sound is two rising notes. */
const thirds = (
  [
    ['third-1', 'd4', 'a4'],
    ['third-2', 'fs4', 'b4'],
  ] as const
).map(([name, low, high]) =>
  effect(
    name,
    -24,
    () =>
      figure(1.05, GLASSY, [
        [low, 0, 0.6],
        [high, 0.24, 0.7],
      ]),
    0.6,
  ),
);

/** A stone is put down on slate: a soft knock with a low note. */
const lay = effect(
  'lay',
  -25,
  () => inRoom(sum(knock(0.9, 0.05, 1.8), scale(pluck(PITCH.d4, 0.9, LOW), 0.5)), HOLLOW, 0.2),
  0.4,
);

const keep = effect(
  'keep',
  -24,
  () =>
    figure(1.05, FELTED, [
      ['a4', 0, 0.6],
      ['d4', 0.22, 0.7],
    ]),
  0.6,
);

/** A stone sinks in water: air that closes over it, and three falling notes. */
const sink = effect(
  'sink',
  -24,
  () =>
    sum(
      scale(through(brush(1.7, 0.11, 'sink'), lowPass(900, 2)), 0.9),
      figure(1.7, GLASSY, [
        ['b4', 0.16, 0.5],
        ['fs4', 0.5, 0.5],
        ['d4', 0.9, 0.6],
      ]),
    ),
  0.8,
);

/** A worry is let go: two rising notes. */
const release = effect(
  'release',
  -25,
  () =>
    figure(1.2, GLASSY, [
      ['e4', 0, 0.5],
      ['b4', 0.3, 0.6],
    ]),
  0.8,
);

/** The ten quiet minutes end: a low bell of three notes. */
const chime = effect(
  'chime',
  -22,
  () =>
    figure(2.2, GLASSY, [
      ['d4', 0, 0.8],
      ['a4', 0.05, 0.5],
      ['d5', 0.7, 0.5],
    ]),
  1.2,
);

export const SOUNDS: readonly Sound[] = [
  ...stones,
  ...thirds,
  LEVEL_COMPLETE,
  lay,
  keep,
  sink,
  release,
  chime,
];
