import { swell } from '../kit/envelope';
import { lowPass, stateVariable } from '../kit/filter';
import { brush, knock } from '../kit/kalimba';
import { pink, wander } from '../kit/noise';
import { randomFrom } from '../kit/random';
import { inRoom, type Room } from '../kit/reverb';
import { SAMPLE_RATE, type Signal, sum } from '../kit/signal';
import { effect, type Sound } from '../sound';

const TABLE: Room = { sixty: 0.35, damping: 1800, size: 0.6, tail: 0 };

/** A felted card turning over: air that rises and darkens, paper fibres in it, and hardly a landing. */
function turn(): Signal {
  const seconds = 0.46;
  const random = randomFrom('card-flip');
  const fibres = wander(seconds, 0.009, random);
  const air = pink(seconds, random);
  const glide = stateVariable();
  const soften = lowPass(2400, 4);
  const paper = air.map((sample, index) => {
    const time = index / SAMPLE_RATE;
    // Brightest when the card stands on its edge, at half of the flip's 0.36 s.
    const hz = 520 + 980 * swell(time, 0.15, 0.34);
    const texture = 0.72 + 0.28 * (fibres[index] as number);
    return soften(glide(sample, hz, 0.9).band) * texture * swell(time, 0.13, 0.36);
  });
  const landing = knock(seconds, 0.03, 0.8).map(
    (_, index, all) => 0.05 * (all[index - Math.round(0.27 * SAMPLE_RATE)] ?? 0),
  );
  return inRoom(sum(paper, landing), TABLE, 0.16);
}

/** A card laid on felt: a tap of wood under cloth. */
function lay(): Signal {
  const seconds = 0.4;
  const wood = knock(seconds, 0.05, 1.3);
  const cloth = brush(seconds, 0.048, 'card-place').map((sample) => 0.5 * sample);
  return inRoom(sum(wood, cloth), TABLE, 0.2);
}

export const CARDS: readonly Sound[] = [effect('card-flip', -28, turn), effect('card-place', -28, lay)];
