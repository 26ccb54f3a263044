/** Moods after a game. Separate from the schemas, so that the check-in need not load them. */

export const MOODS = ['positive', 'neutral', 'negative'] as const;
export type Mood = (typeof MOODS)[number];

/** Name of each mood on screen. */
export const MOOD_LABELS: Readonly<Record<Mood, string>> = {
  positive: 'Good',
  neutral: 'Neutral',
  negative: 'Not Great',
};
