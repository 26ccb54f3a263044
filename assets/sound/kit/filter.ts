import { SAMPLE_RATE, type Signal } from './signal';

/** A process with state, which takes and returns one sample at a time. */
export type Process = (sample: number) => number;

/** The three outputs of a state-variable filter for one sample. */
interface Taps {
  low: number;
  band: number;
  high: number;
}

/**
 * Returns a state-variable filter in Zavalishin's topology-preserving form, which stays stable while its frequency
 * glides. The band output has 0 dB at its center. `hz` is in Hz. A `q` of 0.71 is flat, and higher values are
 * resonant.
 */
export function stateVariable(): (sample: number, hz: number, q: number) => Taps {
  let first = 0;
  let second = 0;
  const taps: Taps = { low: 0, band: 0, high: 0 };
  return (sample, hz, q) => {
    const g = Math.tan((Math.PI * hz) / SAMPLE_RATE);
    const high = (sample - (1 / q + g) * first - second) / (1 + g / q + g * g);
    const band = g * high + first;
    const low = g * band + second;
    first = g * high + band;
    second = g * band + low;
    taps.low = low;
    taps.band = band / q;
    taps.high = high;
    return taps;
  };
}

/** Returns one output of a state-variable filter whose frequency is fixed, so that its constants are precomputed. */
function still(tap: keyof Taps, hz: number, q: number): Process {
  const g = Math.tan((Math.PI * hz) / SAMPLE_RATE);
  const share = 1 / (1 + g / q + g * g);
  let first = 0;
  let second = 0;
  return (sample) => {
    const high = (sample - (1 / q + g) * first - second) * share;
    const band = g * high + first;
    const low = g * band + second;
    first = g * high + band;
    second = g * band + low;
    if (tap === 'low') return low;
    return tap === 'high' ? high : band / q;
  };
}

/**
 * Returns the Q of each second-order section of a Butterworth filter.
 * @param order even
 */
const butterworth = (order: number): number[] =>
  Array.from({ length: order / 2 }, (_, k) => 1 / (2 * Math.cos((Math.PI * (2 * k + 1)) / (2 * order))));

function chain(stages: readonly Process[]): Process {
  const [first, ...rest] = stages;
  // Most chains have a single stage, for which a loop would cost more than the stage itself.
  if (first && rest.length === 0) return first;
  return (sample) => {
    let value = sample;
    for (const stage of stages) value = stage(value);
    return value;
  };
}

/**
 * Returns a low pass at `hz` with 6 dB per octave for each order.
 * @param order even
 */
export const lowPass = (hz: number, order = 2): Process =>
  chain(butterworth(order).map((q) => still('low', hz, q)));

/**
 * Returns a high pass at `hz` with 6 dB per octave for each order.
 * @param order even
 */
export const highPass = (hz: number, order = 2): Process =>
  chain(butterworth(order).map((q) => still('high', hz, q)));

/** Returns a band pass around `hz` with 0 dB at its center. It is about `hz / q` Hz wide. */
export const bandPass = (hz: number, q: number): Process => still('band', hz, q);

/** Applies processes to a signal in sequence. */
export function through(signal: Signal, ...stages: readonly Process[]): Signal {
  const process = chain(stages);
  return signal.map((sample) => process(sample));
}
