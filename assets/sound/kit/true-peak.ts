import { type Channels, peakOf, toDecibels } from './signal';

/** How many points are looked at between two samples and the next. */
const OVERSAMPLING = 4;

/** Samples to either side that an in-between point is worked out from. */
const REACH = 12;

/** For each of the three in-between points, the weights of the 24 samples around it (a sinc under a Hann window). */
const PHASES = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const distance = tap - REACH + 1 - (phase + 1) / OVERSAMPLING;
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH));
  }),
);

/** The true peak by 4-times oversampling (ITU-R BS.1770-4, annex 2), dBTP. */
export function truePeak(channels: Channels): number {
  let peak = Math.max(...channels.map(peakOf));
  // Beside samples of less than half of the peak no in-between point of sound without treble can pass it.
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
