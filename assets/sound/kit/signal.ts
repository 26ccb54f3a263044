/** Sample rate of all sounds, Hz. */
export const SAMPLE_RATE = 44_100;

/** One channel with samples from -1 to 1. Doubles keep long filters precise. */
export type Signal = Float64Array<ArrayBuffer>;

/** One signal (mono), or two of equal length (left and right). */
export type Channels = readonly Signal[];

/** Returns the number of samples in `seconds` s. */
export const samplesIn = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);

/** Returns the duration of a signal, s. */
export const secondsOf = (signal: Signal): number => signal.length / SAMPLE_RATE;

export const silence = (seconds: number): Signal => new Float64Array(samplesIn(seconds));

/**
 * Creates a signal from a function of time. The function is called once per sample, in order.
 * @param at receives the time in s
 */
export const generate = (seconds: number, at: (time: number) => number): Signal =>
  silence(seconds).map((_, index) => at(index / SAMPLE_RATE));

/** Converts dB to a factor. For example, -6 dB is about 0.5. */
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/** Converts a factor to dB. 0 gives -Infinity. */
export const toDecibels = (factor: number): number => 20 * Math.log10(Math.abs(factor));

export const scale = (signal: Signal, factor: number): Signal => signal.map((sample) => sample * factor);

/**
 * Adds `layer` to `base` in place. Drops samples beyond either end of `base`.
 * @param start time in `base`, s
 */
export function mixInto(base: Signal, layer: Signal, start = 0, factor = 1): void {
  const offset = samplesIn(start);
  const first = Math.max(0, -offset);
  const last = Math.min(layer.length, base.length - offset);
  for (let index = first; index < last; index += 1) {
    base[offset + index] = (base[offset + index] as number) + factor * (layer[index] as number);
  }
}

/** Returns the sum of layers that start together. It is as long as the longest layer. */
export function sum(...layers: readonly Signal[]): Signal {
  const total: Signal = new Float64Array(Math.max(...layers.map((layer) => layer.length)));
  for (const layer of layers) mixInto(total, layer);
  return total;
}

/** Returns the largest absolute sample, which may exceed 1. */
export function peakOf(signal: Signal): number {
  let peak = 0;
  for (const sample of signal) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Returns the mean square (power) of a signal, 0-1. */
export function powerOf(signal: Signal): number {
  let power = 0;
  for (const sample of signal) power += sample * sample;
  return power / signal.length;
}
