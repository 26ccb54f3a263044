/** How a person may feel after a game. Without schemas, so that the check-in need not load them. */

export const MOODS = ['positive', 'neutral', 'negative'] as const;
export type Mood = (typeof MOODS)[number];

/** How a mood is called on screen. */
export const MOOD_LABELS: Readonly<Record<Mood, string>> = {
  positive: 'Good',
  neutral: 'Neutral',
  negative: 'Not Great',
};
