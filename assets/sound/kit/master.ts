import { roundEnds } from './envelope';
import { highPass, lowPass, through } from './filter';
import { limit } from './limiter';
import { integrated, momentary } from './loudness';
import { type Channels, fromDecibels, scale } from './signal';

/** Maximum sample peak, dBFS. It leaves room for true peaks and encoder errors, which must stay below -3 dBTP. */
const CEILING = -5;

/** Quantization step of samples (20 bits), so that a seed gives the same file on every machine. */
const STEP = 2 ** -19;

export interface Mastering {
  /** Target loudness, LUFS: maximum momentary, or integrated. */
  readonly loudness: number;
  readonly measure: 'momentary' | 'integrated';
  /** Cutoff frequency of the treble, Hz. */
  readonly treble: number;
  /** Durations of the fades at both ends, s. */
  readonly fadeIn: number;
  readonly fadeOut: number;
  /** Duration of the silence at the end, s. */
  readonly rest: number;
}

/** Masters a sound: removes rumble and treble, fades the ends, sets the loudness and limits the peaks. */
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
