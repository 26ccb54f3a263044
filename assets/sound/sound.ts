import { type Mastering, master } from './kit/master';
import type { Quality } from './kit/mp3';
import type { Channels, Signal } from './kit/signal';

/** One sound: its generator and its loudness. */
export interface Sound {
  /** Name in its sprite. For a loop, its file name in `assets/audio`. */
  readonly name: string;
  readonly make: () => Channels;
  readonly mastering: Mastering;
}

/** An ambience, which is one file that loops with an overlap. */
export interface Loop extends Sound {
  readonly quality: Quality;
}

/** Returns a mastered sound that is ready to be encoded. */
export const render = (sound: Sound): Channels => master(sound.make(), sound.mastering);

/**
 * Returns a mono effect with soft treble.
 * @param loudness maximum momentary loudness, LUFS
 * @param fadeOut duration of the fade at the end, s
 */
export const effect = (name: string, loudness: number, make: () => Signal, fadeOut = 0.12): Sound => ({
  name,
  make: () => [make()],
  mastering: { loudness, measure: 'momentary', treble: 5000, fadeIn: 0.012, fadeOut, rest: 0.015 },
});
