import { SAMPLE_RATE, type Signal } from './signal';

/** Takes one sample, gives one sample, remembers what it must. */
export type Process = (sample: number) => number;

/** What a state-variable filter has at its three taps for one sample. */
interface Taps {
  low: number;
  band: number;
  high: number;
}

/**
 * A state-variable filter in Zavalishin's topology-preserving form: it stays stable and clean while its frequency glides.
 * `hz` in Hz; `q` 0.71 is flat, more is resonant. The band tap has 0 dB at its centre.
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

/** The same filter held still, as a process; its constants are worked out once. */
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

/** The Q of each second-order section of a Butterworth filter of even order. */
const butterworth = (order: number): number[] =>
  Array.from({ length: order / 2 }, (_, k) => 1 / (2 * Math.cos((Math.PI * (2 * k + 1)) / (2 * order))));

function chain(stages: readonly Process[]): Process {
  const [first, ...rest] = stages;
  // Most chains have one stage, and a loop around it would cost more than the stage.
  if (first && rest.length === 0) return first;
  return (sample) => {
    let value = sample;
    for (const stage of stages) value = stage(value);
    return value;
  };
}

/** Keeps what lies below `hz`; falls by 6 dB an octave for each order (even). */
export const lowPass = (hz: number, order = 2): Process =>
  chain(butterworth(order).map((q) => still('low', hz, q)));

/** Keeps what lies above `hz`; falls by 6 dB an octave for each order (even). */
export const highPass = (hz: number, order = 2): Process =>
  chain(butterworth(order).map((q) => still('high', hz, q)));

/** Keeps a band around `hz`, 0 dB at its centre; about `hz / q` Hz wide. */
export const bandPass = (hz: number, q: number): Process => still('band', hz, q);

/** A signal through processes, one after the other. */
export function through(signal: Signal, ...stages: readonly Process[]): Signal {
  const process = chain(stages);
  return signal.map((sample) => process(sample));
}
