import { figure } from '../kit/figure';
import { FELTED, GLASSY, knock, MUTED, pluck } from '../kit/kalimba';
import { inRoom, type Room } from '../kit/reverb';
import { scale, sum } from '../kit/signal';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

const WOOD: Room = { sixty: 0.5, damping: 1500, size: 0.7, tail: 0 };

/** Notes of the tints, from dark to light: seven in a row, and the next row begins one note higher. */
const SCALE = [
  [PITCH.a3, 1.6],
  [PITCH.b4 / 2, 1.5],
  [PITCH.d4, EVEN.d4],
  [PITCH.e4, EVEN.e4],
  [PITCH.fs4, EVEN.fs4],
  [PITCH.a4, EVEN.a4],
  [PITCH.b4, EVEN.b4],
  [PITCH.d5, EVEN.d5],
  [PITCH.e5, EVEN.e5],
  [PITCH.fs5, EVEN.fs5],
] as const;

const notes = SCALE.map(([hz, even], order) =>
  effect(`note-${order + 1}`, -23 + even, () => pluck(hz, 0.9, order < 5 ? FELTED : GLASSY), 0.5),
);

/** A tile is set down on wood. */
const set = effect(
  'set',
  -33,
  () => inRoom(sum(knock(0.4, 0.045, 1.9), scale(pluck(PITCH.d5, 0.4, MUTED), 0.3)), WOOD, 0.18),
  0.2,
);

/** The sky is whole: a chord that opens slowly. */
const sky = effect(
  'sky',
  -22,
  () =>
    figure(2.8, GLASSY, [
      ['d4', 0, 0.66],
      ['a4', 0.42, 0.56],
      ['d5', 0.84, 0.56],
      ['fs5', 1.3, 0.5],
      ['b4', 1.34, 0.4],
    ]),
  1.4,
);

export const SOUNDS: readonly Sound[] = [...notes, set, sky];
