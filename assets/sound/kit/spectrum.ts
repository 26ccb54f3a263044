import { SAMPLE_RATE, type Signal } from './signal';

/** Number of samples in an analysis window. Each bin is SAMPLE_RATE / STRETCH = 10.8 Hz wide. */
const STRETCH = 4096;

/** Computes the fast Fourier transform in place (Cooley and Tukey, radix 2). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, mirrored = 0; index < size; index += 1) {
    let bit = size >> 1;
    while (mirrored & bit) {
      mirrored ^= bit;
      bit >>= 1;
    }
    mirrored |= bit;
    if (index < mirrored) {
      for (const part of [real, imaginary]) {
        [part[index], part[mirrored]] = [part[mirrored] as number, part[index] as number];
      }
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    for (let offset = 0; offset < span / 2; offset += 1) {
      const cosine = Math.cos((2 * Math.PI * offset) / span);
      const sine = -Math.sin((2 * Math.PI * offset) / span);
      for (let upper = offset; upper < size; upper += span) {
        const lower = upper + span / 2;
        const re = (real[lower] as number) * cosine - (imaginary[lower] as number) * sine;
        const im = (real[lower] as number) * sine + (imaginary[lower] as number) * cosine;
        real[lower] = (real[upper] as number) - re;
        imaginary[lower] = (imaginary[upper] as number) - im;
        real[upper] = (real[upper] as number) + re;
        imaginary[upper] = (imaginary[upper] as number) + im;
      }
    }
  }
}

/** Returns the power of each bin (10.8 Hz wide), summed over Hann windows that overlap by half. */
export function powerSpectrum(signal: Signal): Float64Array {
  const bins = new Float64Array(STRETCH / 2);
  for (let start = -STRETCH / 2; start < signal.length; start += STRETCH / 2) {
    const real = Float64Array.from({ length: STRETCH }, (_, index) => {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / STRETCH);
      return window * (signal[start + index] ?? 0);
    });
    const imaginary = new Float64Array(STRETCH);
    transform(real, imaginary);
    for (let bin = 0; bin < bins.length; bin += 1) {
      bins[bin] = (bins[bin] as number) + (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2;
    }
  }
  return bins;
}

/** Returns the energy above `low` Hz relative to the total energy, dB. */
export function shareAbove(bins: Float64Array, low: number): number {
  const total = (part: Float64Array) => part.reduce((a, b) => a + b, 0);
  const first = Math.ceil((low * STRETCH) / SAMPLE_RATE);
  return 10 * Math.log10(total(bins.subarray(first)) / total(bins));
}
