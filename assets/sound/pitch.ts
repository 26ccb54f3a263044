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
