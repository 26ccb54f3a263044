import type { Process } from './filter';
import { type Channels, SAMPLE_RATE, type Signal, samplesIn } from './signal';

/** Duration of a gating block of BS.1770 and of EBU's momentary window, s. */
const BLOCK = 0.4;

/** Returns a second-order filter with these coefficients, normalized to a0 = 1. */
function biquad(b: readonly [number, number, number], a1: number, a2: number): Process {
  let first = 0;
  let second = 0;
  return (sample) => {
    const value = b[0] * sample + first;
    first = b[1] * sample - a1 * value + second;
    second = b[2] * sample - a2 * value;
    return value;
  };
}

/**
 * Returns the high shelf of ITU-R BS.1770-4, which models the effect of the head. It is derived for this sample rate
 * from its analog form.
 */
function headShelf(): Process {
  const k = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return biquad(
    [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  );
}

/** Returns the high pass of BS.1770-4, which models the low sensitivity of the ear to low frequencies. */
function lowCut(): Process {
  const k = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return biquad([1, -2, 1], (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0);
}

/**
 * Returns the mean square of the K-weighted sound in blocks of 0.4 s, summed over the channels.
 * @param hop interval between two blocks, s
 */
function blocks(channels: Channels, hop: number): number[] {
  const length = channels[0]?.length ?? 0;
  const energy = new Float64Array(length + 1);
  for (const channel of channels) {
    const shelf = headShelf();
    const cut = lowCut();
    channel.forEach((sample, index) => {
      energy[index + 1] = (energy[index + 1] as number) + cut(shelf(sample)) ** 2;
    });
  }
  for (let index = 1; index <= length; index += 1) {
    energy[index] = (energy[index] as number) + (energy[index - 1] as number);
  }
  const size = samplesIn(BLOCK);
  const found: number[] = [];
  for (let end = size; end <= length; end += samplesIn(hop)) {
    found.push(((energy[end] as number) - (energy[end - size] as number)) / size);
  }
  return found;
}

const toLoudness = (power: number): number => -0.691 + 10 * Math.log10(power);

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Returns the momentary loudness (0.4 s) at intervals of 0.1 s, LUFS. */
export const momentaryCourse = (channels: Channels): number[] => blocks(channels, 0.1).map(toLoudness);

/**
 * Returns the maximum momentary loudness, LUFS. The sound is padded with silence and the window moves in steps of
 * 0.01 s, so that sounds shorter than the window are measured completely.
 */
export function momentary(channels: Channels): number {
  const around = samplesIn(BLOCK);
  const padded = channels.map((channel): Signal => {
    const longer: Signal = new Float64Array(channel.length + 2 * around);
    longer.set(channel, around);
    return longer;
  });
  return toLoudness(Math.max(...blocks(padded, 0.01)));
}

/**
 * Returns the integrated loudness, LUFS. It is gated at -70 LUFS, and then at 10 LU below the loudness of the
 * remaining blocks.
 */
export function integrated(channels: Channels): number {
  const heard = blocks(channels, 0.1).filter((power) => toLoudness(power) > -70);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toLoudness(mean(heard)) - 10;
  return toLoudness(mean(heard.filter((power) => toLoudness(power) > gate)));
}
