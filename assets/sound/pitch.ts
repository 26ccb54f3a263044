/** Frequencies of the common scale, Hz: D major pentatonic in equal temperament with A4 = 440 Hz. */
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
 * Level correction of each note in a phrase, LU. A tablet's speaker attenuates low notes by 5 LU and high notes not at
 * all, and the correction compensates half of that. With the correction no two notes differ by 3 LU or more, on a
 * tablet or elsewhere.
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
