import { type Mastering, master } from './kit/master';
import type { Quality } from './kit/mp3';
import type { Channels, Signal } from './kit/signal';

/** One sound: its generator and its loudness. */
export interface Sound {
  /** Name in its sprite; for a loop, its file name in `assets/audio`. */
  readonly name: string;
  readonly make: () => Channels;
  readonly mastering: Mastering;
}

/** An ambience: one file that loops with an overlap. */
export interface Loop extends Sound {
  readonly quality: Quality;
}

/** Returns a mastered sound, ready for its file. */
export const render = (sound: Sound): Channels => master(sound.make(), sound.mastering);

/**
 * Returns an effect: mono, soft treble, its highest momentary loudness at `loudness` LUFS, with a fade of `fadeOut`
 * s.
 */
export const effect = (name: string, loudness: number, make: () => Signal, fadeOut = 0.12): Sound => ({
  name,
  make: () => [make()],
  mastering: { loudness, measure: 'momentary', treble: 5000, fadeIn: 0.012, fadeOut, rest: 0.015 },
});
