import { type Channels, peakOf, toDecibels } from './signal';

/** Number of interpolated points per sample interval. */
const OVERSAMPLING = 4;

/** Samples on each side for one interpolated point. */
const REACH = 12;

/** For each of the three interpolated points, the weights of the 24 samples around it (windowed sinc, Hann). */
const PHASES = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const distance = tap - REACH + 1 - (phase + 1) / OVERSAMPLING;
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH));
  }),
);

/** Returns the true peak by 4-times oversampling (ITU-R BS.1770-4, annex 2), dBTP. */
export function truePeak(channels: Channels): number {
  let peak = Math.max(...channels.map(peakOf));
  // Between samples below half of the peak, no interpolated point can exceed it in sound without treble.
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
