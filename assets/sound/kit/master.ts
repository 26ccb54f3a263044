import { roundEnds } from './envelope';
import { highPass, lowPass, through } from './filter';
import { limit } from './limiter';
import { integrated, momentary } from './loudness';
import { type Channels, fromDecibels, scale } from './signal';

/** Sample peaks stay below this, dBFS: true peaks and the encoder's own error keep clear of -3 dBTP. */
const CEILING = -5;

/** Samples are rounded to steps of this size (20 bits), so that one seed gives one file on every machine. */
const STEP = 2 ** -19;

export interface Mastering {
  /** The loudness to reach, LUFS: the highest momentary one, or the integrated one. */
  readonly loudness: number;
  readonly measure: 'momentary' | 'integrated';
  /** Where the treble ends, Hz. */
  readonly treble: number;
  /** Softening of the two ends, s. */
  readonly fadeIn: number;
  readonly fadeOut: number;
  /** Silence kept at the end, s. */
  readonly rest: number;
}

/** Brings a sound to its level: no rumble, no treble, clean ends, measured loudness, limited peaks. */
export function master(channels: Channels, to: Mastering): Channels {
  const shaped = channels.map((channel) =>
    roundEnds(through(channel, highPass(45), lowPass(to.treble, 8)), to.fadeIn, to.fadeOut, to.rest),
  );
  const measure = to.measure === 'momentary' ? momentary : integrated;
  const gain = fromDecibels(to.loudness - measure(shaped));
  const level = limit(
    shaped.map((channel) => scale(channel, gain)),
    CEILING,
  );
  return level.map((channel) => channel.map((sample) => Math.round(sample / STEP) * STEP));
}
