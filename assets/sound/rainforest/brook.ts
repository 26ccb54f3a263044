import { ease, struck } from '../kit/envelope';
import { bandPass, lowPass, through } from '../kit/filter';
import { brown, wander } from '../kit/noise';
import type { Random } from '../kit/random';
import { type Room, reverberate } from '../kit/reverb';
import { generate, mixInto, type Signal, silence } from '../kit/signal';

/** Reverb of the brook's hollow. Distant sounds consist mostly of reverb. */
const HOLLOW: Room = { sixty: 1.1, damping: 1500, size: 1.9, tail: 0 };

/** Number of bubbles per second. */
const DENSITY = 16;

/** Returns the sound of a bubble: a short round tone that rises slightly toward the surface (Minnaert). */
function bubble(random: Random): Signal {
  const hz = 330 * 2 ** (1.9 * random.unit());
  const sixty = random.between(0.05, 0.13);
  const rise = random.between(0.5, 2.2);
  const height = random.unit() ** 2;
  return generate(
    sixty,
    (time) =>
      height *
      Math.sin(2 * Math.PI * hz * time * (1 + rise * time)) *
      struck(time, 0.012, sixty) *
      ease((sixty - time) / 0.02),
  );
}

/** Returns a distant brook, left and right: hundreds of bubbles over a low murmur, with reverb and without treble. */
export function brook(seconds: number, random: Random): { left: Signal; right: Signal } {
  const flow = wander(seconds, 0.6, random);
  const murmur = through(brown(seconds, random), bandPass(420, 0.5)).map(
    (sample, index) => 0.22 * sample * (1 + 0.2 * (flow[index] as number)),
  );
  const water = silence(seconds);
  mixInto(water, murmur);
  for (let start = random.wait(1 / DENSITY); start < seconds; start += random.wait(1 / DENSITY)) {
    mixInto(water, bubble(random), start, 0.45);
  }
  const far = through(water, lowPass(1700));
  const { left, right } = reverberate(far, HOLLOW);
  // The brook is slightly to the right of the listener.
  return {
    left: left.map((sample, index) => 0.7 * sample + 0.25 * (far[index] as number)),
    right: right.map((sample, index) => 0.7 * sample + 0.4 * (far[index] as number)),
  };
}
