import { attackOf } from './kit/attack';
import { highPass, through } from './kit/filter';
import { integrated, momentary } from './kit/loudness';
import { type Channels, type Signal, secondsOf, silence } from './kit/signal';
import { powerSpectrum, shareAbove } from './kit/spectrum';
import { truePeak } from './kit/true-peak';

/** What a sound is judged by. */
export interface Measures {
  /** s. */
  readonly seconds: number;
  /** Rise from 10 % to 90 %, s; without meaning for an ambience, and not measured in stereo. */
  readonly attack: number | undefined;
  /** dBTP. */
  readonly peak: number;
  /** Highest momentary loudness, LUFS. */
  readonly momentary: number;
  /** The same through the loudspeaker of a tablet, which gives nothing below 450 Hz. */
  readonly onTablet: number;
  /** LUFS. */
  readonly integrated: number;
  /** Energy above 5 and 8 kHz, dB below the whole. */
  readonly above5k: number;
  readonly above8k: number;
}

export function measure(channels: Channels): Measures {
  const first: Signal = channels[0] ?? silence(0);
  const bins = powerSpectrum(first);
  return {
    seconds: secondsOf(first),
    attack: channels.length === 1 ? attackOf(first) : undefined,
    peak: truePeak(channels),
    momentary: momentary(channels),
    onTablet: momentary(channels.map((channel) => through(channel, highPass(450, 4)))),
    integrated: integrated(channels),
    above5k: shareAbove(bins, 5000),
    above8k: shareAbove(bins, 8000),
  };
}
