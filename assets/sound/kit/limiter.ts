import { type Channels, fromDecibels, type Signal, samplesIn } from './signal';

/** How far the limiter looks ahead and how slowly it lets go, s. */
const REACH = 0.012;

/**
 * Keeps every sample under `ceiling` dBFS without a corner in the gain: around each peak the gain is lowered for
 * REACH s on both sides and then averaged over the same time, for all channels alike. Quiet sounds pass untouched.
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

  // The mean over 2 * reach + 1 samples, all of which are at most the gain wanted at the peak in their middle.
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
