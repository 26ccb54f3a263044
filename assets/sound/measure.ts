import { attackOf } from './kit/attack';
import { highPass, through } from './kit/filter';
import { integrated, momentary } from './kit/loudness';
import { type Channels, type Signal, secondsOf, silence } from './kit/signal';
import { powerSpectrum, shareAbove } from './kit/spectrum';
import { truePeak } from './kit/true-peak';

/** Measurements of a sound. */
export interface Measures {
  /** Duration, s. */
  readonly seconds: number;
  /** Attack time from 10 % to 90 %, s. It is meaningless for ambience and is not measured in stereo. */
  readonly attack: number | undefined;
  /** True peak, dBTP. */
  readonly peak: number;
  /** Maximum momentary loudness, LUFS. */
  readonly momentary: number;
  /** Maximum momentary loudness from a tablet's speaker, which plays nothing below 450 Hz, LUFS. */
  readonly onTablet: number;
  /** Integrated loudness, LUFS. */
  readonly integrated: number;
  /** Energy above 5 kHz, relative to the total energy, dB. */
  readonly above5k: number;
  /** Energy above 8 kHz, relative to the total energy, dB. */
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
