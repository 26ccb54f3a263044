/** Moods after a game. They are separate from the schemas so that the check-in does not load those. */

export const MOODS = ['positive', 'neutral', 'negative'] as const;
export type Mood = (typeof MOODS)[number];

/** Visible name of each mood. */
export const MOOD_LABELS: Readonly<Record<Mood, string>> = {
  positive: 'Good',
  neutral: 'Neutral',
  negative: 'Not Great',
};
