import { ease } from './envelope';
import type { Process } from './filter';
import type { Random } from './random';
import { generate, SAMPLE_RATE, type Signal, samplesIn } from './signal';

/** Returns white noise, -1 to 1. It sounds harsh and needs a filter. */
export const white = (seconds: number, random: Random): Signal =>
  generate(seconds, () => random.unit() * 2 - 1);

/**
 * Returns a filter that turns white noise into pink noise (-3 dB per octave from about 10 Hz): Kellet's sum of three
 * one-pole filters.
 */
function pinken(): Process {
  let slow = 0;
  let middle = 0;
  let quick = 0;
  return (sample) => {
    slow = 0.99765 * slow + sample * 0.099046;
    middle = 0.963 * middle + sample * 0.2965164;
    quick = 0.57 * quick + sample * 1.0526913;
    return 0.2 * (slow + middle + quick + sample * 0.1848);
  };
}

/**
 * Returns a filter from white to brown noise: -6 dB per octave above `corner` Hz, and flat below, so that the signal
 * does not drift.
 */
function browned(corner = 40): Process {
  const keep = Math.exp((-2 * Math.PI * corner) / SAMPLE_RATE);
  let value = 0;
  return (sample) => {
    value = keep * value + (1 - keep) * sample * 8;
    return value;
  };
}

export const pink = (seconds: number, random: Random): Signal => white(seconds, random).map(pinken());

export const brown = (seconds: number, random: Random): Signal => white(seconds, random).map(browned());

/**
 * Returns a smooth random curve between -1 and 1 that is flat where it turns. It gets a new target about every `step`
 * s. The intervals vary, so that no rhythm is audible.
 */
export function wander(seconds: number, step: number, random: Random): Signal {
  const curve: Signal = new Float64Array(samplesIn(seconds));
  let from = random.between(-1, 1);
  let start = 0;
  while (start < curve.length) {
    const to = random.between(-1, 1);
    const length = samplesIn(step * random.between(0.6, 1.4));
    for (let index = 0; index < length && start + index < curve.length; index += 1) {
      curve[start + index] = from + (to - from) * ease(index / length);
    }
    start += length;
    from = to;
  }
  return curve;
}
