import { MOODS, type Mood } from '../../../domain/mood';

/** `3 good, 1 not great`, or `no check-in`. */
export function moodCountsText(trend: Readonly<Record<Mood, number>> | undefined): string {
  const said = { positive: 'good', neutral: 'neutral', negative: 'not great' } as const;
  const counts = MOODS.flatMap((mood) => (trend?.[mood] ? `${trend[mood]} ${said[mood]}` : []));
  return counts.length > 0 ? counts.join(', ') : 'no check-in';
}
