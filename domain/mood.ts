/** A module of its own, so that a check-in does not load the schemas. */

export const MOODS = ['positive', 'neutral', 'negative'] as const;
export type Mood = (typeof MOODS)[number];

export const MOOD_LABELS: Readonly<Record<Mood, string>> = {
  positive: 'Good',
  neutral: 'Neutral',
  negative: 'Not Great',
};
