import { type Channels, peakOf, toDecibels } from './signal';

/** Number of interpolated points per sample interval. */
const OVERSAMPLING = 4;

/** Number of samples on each side that contribute to an interpolated point. */
const REACH = 12;

/** Weights of the 24 samples around each of the three interpolated points (sinc with a Hann window). */
const PHASES = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const distance = tap - REACH + 1 - (phase + 1) / OVERSAMPLING;
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH));
  }),
);

/** Returns the true peak, dBTP. It is computed with 4-times oversampling (ITU-R BS.1770-4, annex 2). */
export function truePeak(channels: Channels): number {
  let peak = Math.max(...channels.map(peakOf));
  // In sound without treble, an interpolated point between two samples below half of the peak cannot exceed the peak.
  const loud = peak / 2;
  for (const channel of channels) {
    for (let index = 0; index < channel.length; index += 1) {
      if (Math.abs(channel[index] as number) < loud) continue;
      for (const weights of PHASES) {
        let between = 0;
        for (let tap = 0; tap < weights.length; tap += 1) {
          between += (weights[tap] as number) * (channel[index + tap - REACH + 1] ?? 0);
        }
        peak = Math.max(peak, Math.abs(between));
      }
    }
  }
  return toDecibels(peak);
}
