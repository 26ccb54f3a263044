import { type Channels, samplesIn } from './signal';

/** Overlap of a loop's end with its next start, s. A loop repeats after its duration minus CROSSFADE. */
export const CROSSFADE = 4;

/**
 * Fades both ends along a quarter sine of CROSSFADE s. The two fades have equal power in the overlap. Because the file
 * contains the fade, a player only needs to start the next repetition in time.
 */
export function lapped(channels: Channels): Channels {
  const fade = samplesIn(CROSSFADE);
  return channels.map((channel) =>
    channel.map((sample, index) => {
      const fromEnd = Math.min(index, channel.length - index);
      return fromEnd < fade ? sample * Math.sin((Math.PI / 2) * (fromEnd / fade)) : sample;
    }),
  );
}
