import { lowPass, through } from '../kit/filter';
import { lapped } from '../kit/lap';
import { randomFrom } from '../kit/random';
import { type Room, reverberate } from '../kit/reverb';
import {
  type Channels,
  fromDecibels,
  mixInto,
  powerOf,
  type Signal,
  samplesIn,
  scale,
  silence,
} from '../kit/signal';
import type { Loop } from '../sound';
import { birds, type Call } from './birds';
import { brook } from './brook';
import { leaves, wind } from './leaves';

/** Duration of the loop, s. */
export const LOOP_SECONDS = 80;

/** Time at both ends in which no bird calls, s. */
export const QUIET = 5;

/** Power of the brook relative to the leaves, dB. */
const BROOK = -4;
/** Peak of a near bird relative to the leaves, dB. */
const BIRD = 13;

const CLEARING: Room = { sixty: 1.9, damping: 2600, size: 2.4, tail: 0 };

const toPower = (signal: Signal, power: number): number => Math.sqrt(power / powerOf(signal));

/**
 * Adds calls to both sides. The level on each side gives the position of a near call. A far call consists mostly of
 * reverb.
 */
function addCalls(
  sides: { left: Signal; right: Signal },
  calls: readonly Call[],
  seconds: number,
  level: number,
): void {
  const heard = silence(seconds);
  for (const { start, side, distance, voice } of calls) {
    const softened = through(voice, lowPass(4200 - 2200 * distance));
    const strength = level * (1 - 0.5 * distance);
    const angle = ((side + 1) * Math.PI) / 4;
    mixInto(sides.left, softened, start, strength * Math.cos(angle) * (1 - 0.4 * distance));
    mixInto(sides.right, softened, start, strength * Math.sin(angle) * (1 - 0.4 * distance));
    mixInto(heard, softened, start, strength * (0.3 + 0.5 * distance));
  }
  const answer = reverberate(heard, CLEARING);
  mixInto(sides.left, answer.left);
  mixInto(sides.right, answer.right);
}

/** Returns the rainforest, left and right: leaves in a slow wind, a distant brook, and occasional birds. */
export function rainforest(seconds = LOOP_SECONDS): Channels {
  const breeze = wind(seconds, randomFrom('wind'));
  // The wind comes from the left and reaches the right side later.
  const later = samplesIn(0.7);
  const lagging = breeze.map((_, index) => breeze[Math.max(0, index - later)] as number);
  const left = leaves(breeze, randomFrom('leaves left'));
  const right = leaves(lagging, randomFrom('leaves right'));
  const power = powerOf(left);

  const water = brook(seconds, randomFrom('brook'));
  const factor = toPower(water.left, power) * fromDecibels(BROOK);
  mixInto(left, scale(water.left, factor));
  mixInto(right, scale(water.right, factor));

  addCalls(
    { left, right },
    birds(seconds, QUIET, randomFrom('birds')),
    seconds,
    Math.sqrt(power) * fromDecibels(BIRD),
  );
  return [left, right];
}

/** Ambience of Forest Meditation and Guided Meditation. */
export const RAINFOREST: Loop = {
  name: 'rainforest',
  make: () => lapped(rainforest()),
  mastering: { loudness: -22, measure: 'integrated', treble: 6500, fadeIn: 0.02, fadeOut: 0.02, rest: 0 },
  quality: { bitrate: 96 },
};
