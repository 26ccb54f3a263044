import { swell } from '../kit/envelope';
import { lowPass, stateVariable } from '../kit/filter';
import { brush, FELTED, knock, pluck } from '../kit/kalimba';
import { pink, wander } from '../kit/noise';
import { randomFrom } from '../kit/random';
import { inRoom, type Room } from '../kit/reverb';
import { SAMPLE_RATE, type Signal, sum } from '../kit/signal';
import { LEVEL_COMPLETE } from '../level-complete';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

const TABLE: Room = { sixty: 0.35, damping: 1800, size: 0.6, tail: 0 };

/**
 * Returns the sound of a felted card that turns over: noise of air and paper that rises and darkens, and a faint
 * landing.
 */
function turn(): Signal {
  const seconds = 0.46;
  const random = randomFrom('card-flip');
  const fibres = wander(seconds, 0.009, random);
  const air = pink(seconds, random);
  const glide = stateVariable();
  const soften = lowPass(2400, 4);
  const paper = air.map((sample, index) => {
    const time = index / SAMPLE_RATE;
    // The noise is brightest halfway through the flip of 0.36 s, when the card stands on its edge.
    const hz = 520 + 980 * swell(time, 0.15, 0.34);
    const texture = 0.72 + 0.28 * (fibres[index] as number);
    return soften(glide(sample, hz, 0.9).band) * texture * swell(time, 0.13, 0.36);
  });
  const landing = knock(seconds, 0.03, 0.8).map(
    (_, index, all) => 0.05 * (all[index - Math.round(0.27 * SAMPLE_RATE)] ?? 0),
  );
  return inRoom(sum(paper, landing), TABLE, 0.16);
}

/** Returns the sound of a card that is laid on felt: a muffled tap on wood. */
function lay(): Signal {
  const seconds = 0.4;
  const wood = knock(seconds, 0.05, 2);
  const cloth = brush(seconds, 0.048, 'card-place').map((sample) => 0.5 * sample);
  return inRoom(sum(wood, cloth), TABLE, 0.2);
}

/** Notes that a board's tune uses, low to high. */
const PHRASE = ['d4', 'e4', 'fs4', 'a4', 'b4', 'd5', 'e5', 'fs5'] as const;

/** One sound for each note. Each found pair plays the next note of its board's tune. */
const notes = PHRASE.map((pitch) =>
  effect(`note-${pitch}`, -22 + EVEN[pitch], () => pluck(PITCH[pitch], 1.6, FELTED), 0.4),
);

export const SOUNDS: readonly Sound[] = [
  effect('card-flip', -28, turn),
  effect('card-place', -28, lay),
  ...notes,
  LEVEL_COMPLETE,
];
