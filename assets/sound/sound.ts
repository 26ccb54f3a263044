import { type Mastering, master } from './kit/master';
import type { Quality } from './kit/mp3';
import type { Channels, Signal } from './kit/signal';

/** One sound of the house: how it is made, how loud it is, how it is packed. */
export interface Sound {
  /** Name of the file in `assets/audio`, without its ending. */
  readonly name: string;
  readonly make: () => Channels;
  readonly mastering: Mastering;
  readonly quality: Quality;
}

/** A sound as it goes into its file: its samples, mastered. */
export const render = (sound: Sound): Channels => master(sound.make(), sound.mastering);

/** An effect: mono, soft treble, its loudest moment at `loudness` LUFS, its last `fadeOut` s led to silence. */
export const effect = (name: string, loudness: number, make: () => Signal, fadeOut = 0.12): Sound => ({
  name,
  make: () => [make()],
  mastering: { loudness, measure: 'momentary', treble: 5000, fadeIn: 0.012, fadeOut, rest: 0.015 },
  quality: { vbrQuality: 5 },
});
