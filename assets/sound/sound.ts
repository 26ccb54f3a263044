import { type Mastering, master } from './kit/master';
import type { Quality } from './kit/mp3';
import type { Channels, Signal } from './kit/signal';

/** One sound of the house: how it is made and how loud it is. */
export interface Sound {
  /** Its name in the file, or, of a loop, the file's in `assets/audio`. */
  readonly name: string;
  readonly make: () => Channels;
  readonly mastering: Mastering;
}

/** An ambience: one file, made to be laid over its own beginning. */
export interface Loop extends Sound {
  readonly quality: Quality;
}

/** A sound as it goes into its file: its samples, mastered. */
export const render = (sound: Sound): Channels => master(sound.make(), sound.mastering);

/** An effect: mono, soft treble, its loudest moment at `loudness` LUFS, its last `fadeOut` s led to silence. */
export const effect = (name: string, loudness: number, make: () => Signal, fadeOut = 0.12): Sound => ({
  name,
  make: () => [make()],
  mastering: { loudness, measure: 'momentary', treble: 5000, fadeIn: 0.012, fadeOut, rest: 0.015 },
});
