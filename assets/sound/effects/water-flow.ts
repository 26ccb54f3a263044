import { figure } from '../kit/figure';
import { lowPass, through } from '../kit/filter';
import { brush, GLASSY, knock, pluck } from '../kit/kalimba';
import { inRoom, type Room } from '../kit/reverb';
import { scale, sum } from '../kit/signal';
import { LEVEL_COMPLETE } from '../level-complete';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

const GARDEN: Room = { sixty: 0.5, damping: 1900, size: 0.7, tail: 0 };

/** Sounds of stones of five sizes that turn in their beds: a little grit, and a knock when they settle. */
const turns = [2, 2.25, 2.5, 2.8, 3.1].map((tuning, order) =>
  effect(`turn-${order + 1}`, -28, () => {
    const grit = through(brush(0.36, 0.07, `grit-${order + 1}`), lowPass(2200, 2));
    return inRoom(sum(scale(grit, 0.7), knock(0.36, 0.046, tuning)), GARDEN, 0.2);
  }),
);

/** A player locks or unlocks a stone. */
const moss = effect('moss', -29, () =>
  inRoom(through(brush(0.4, 0.06, 'moss'), lowPass(1100, 2)), GARDEN, 0.12),
);

/** Notes of the basins, low to high. At dusk the rings use five of them. */
const NOTES = ['d4', 'e4', 'fs4', 'a4', 'b4', 'd5', 'e5', 'fs5'] as const;
const basins = NOTES.map((pitch) =>
  effect(`basin-${pitch}`, -22 + EVEN[pitch], () => pluck(PITCH[pitch], 0.9, GLASSY), 0.45),
);

/** Dusk: four falling notes. */
const dusk = effect(
  'dusk',
  -22,
  () =>
    figure(2.1, GLASSY, [
      ['d5', 0, 0.7],
      ['b4', 0.42, 0.66],
      ['a4', 0.84, 0.62],
      ['d4', 1.3, 0.74],
    ]),
  0.8,
);

export const SOUNDS: readonly Sound[] = [...turns, moss, ...basins, LEVEL_COMPLETE, dusk];
