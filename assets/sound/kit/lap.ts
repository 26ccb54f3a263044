import { type Channels, samplesIn } from './signal';

/** For how long one player's end lies over the next one's beginning, s; a loop repeats every length - CROSSFADE. */
export const CROSSFADE = 4;

/**
 * Fades both ends on a quarter of a sine, CROSSFADE long: the end laid over the beginning has equal power all along.
 * The fade is in the file, so that a player has nothing to do but to begin the next one in time.
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
