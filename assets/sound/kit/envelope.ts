import { SAMPLE_RATE, type Signal } from './signal';

/** The natural logarithm of 1000: a decay of 60 dB. */
const SIXTY_DECIBELS = Math.log(1000);

/**
 * Returns a raised cosine from 0 to 1 for positions from 0 to 1. It has no corner at either end, so it causes no
 * click.
 */
export function ease(position: number): number {
  if (position <= 0) return 0;
  if (position >= 1) return 1;
  return 0.5 - 0.5 * Math.cos(Math.PI * position);
}

/**
 * Returns the level of a struck or plucked sound, which decays exponentially from 1.
 * @param sixty time until -60 dB, s
 */
export const decay = (time: number, sixty: number): number => Math.exp((-SIXTY_DECIBELS * time) / sixty);

/**
 * Returns the level of a soft attack followed by a decay of 60 dB.
 * @param attack duration of the attack, s
 * @param sixty duration of the decay, s
 */
export const struck = (time: number, attack: number, sixty: number): number =>
  ease(time / attack) * decay(time, sixty);

/**
 * Returns the level of a sound that rises and falls softly, such as a breath, a gust or a bird's syllable.
 * @param top time of the maximum, s
 * @param end time of the end, s
 */
export const swell = (time: number, top: number, end: number): number =>
  time < top ? ease(time / top) : 1 - ease((time - top) / (end - top));

/**
 * Fades both ends with raised cosines, and leaves silence at the end.
 * @param fadeIn duration of the fade at the start, s
 * @param fadeOut duration of the fade at the end, s
 * @param rest duration of the silence, s
 */
export function roundEnds(signal: Signal, fadeIn: number, fadeOut: number, rest = 0): Signal {
  const end = signal.length / SAMPLE_RATE - rest;
  return signal.map((sample, index) => {
    const time = index / SAMPLE_RATE;
    return sample * ease(time / fadeIn) * ease((end - time) / fadeOut);
  });
}
