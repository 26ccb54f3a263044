/** The house's scale, D major pentatonic (A4 = 440 Hz, equal temperament), Hz. */
export const PITCH = {
  d3: 146.832,
  a3: 220,
  d4: 293.665,
  e4: 329.628,
  fs4: 369.994,
  a4: 440,
  b4: 493.883,
  d5: 587.33,
  e5: 659.255,
  fs5: 739.989,
} as const;

export type Pitch = keyof typeof PITCH;

/**
 * What makes the notes of a phrase alike, LU beside its level: a tablet takes 5 from the low ones and nothing from the
 * high ones, so half of that is given back beforehand. No two notes are 3 LU apart, with a tablet or without.
 */
export const EVEN: Readonly<Record<Exclude<Pitch, 'd3' | 'a3'>, number>> = {
  d4: 1.2,
  e4: 1.3,
  fs4: 1.3,
  a4: 0.2,
  b4: -0.4,
  d5: -0.9,
  e5: -1.1,
  fs5: -1.2,
};
