import { type Channels, fromDecibels, type Signal, samplesIn } from './signal';

/** Lookahead and release time of the limiter, s. */
const REACH = 0.012;

/**
 * Keeps all samples below `ceiling` dBFS with a smooth gain, which is equal for all channels. Around each peak the
 * gain is lowered for REACH s on both sides and then averaged over the same time. Quiet sounds stay unchanged.
 */
export function limit(channels: Channels, ceiling: number): Channels {
  const top = fromDecibels(ceiling);
  const length = channels[0]?.length ?? 0;
  const reach = samplesIn(REACH);
  const wanted = new Float64Array(length).fill(1);
  let needed = false;
  for (const channel of channels) {
    channel.forEach((sample, index) => {
      if (Math.abs(sample) <= top) return;
      needed = true;
      const gain = top / Math.abs(sample);
      for (let near = Math.max(0, index - reach); near <= Math.min(length - 1, index + reach); near += 1) {
        wanted[near] = Math.min(wanted[near] as number, gain);
      }
    });
  }
  if (!needed) return channels;

  // A moving average of `wanted` over 2 * reach + 1 values. Within `reach` of a peak no value exceeds the gain that the
  // peak requires. The average at the peak therefore does not exceed that gain either.
  const gains = new Float64Array(length);
  const at = (index: number) => wanted[Math.min(length - 1, Math.max(0, index))] as number;
  let total = 0;
  for (let index = -reach; index <= reach; index += 1) total += at(index);
  for (let index = 0; index < length; index += 1) {
    gains[index] = total / (2 * reach + 1);
    total += at(index + reach + 1) - at(index - reach);
  }
  return channels.map((channel): Signal => channel.map((sample, index) => sample * (gains[index] as number)));
}
