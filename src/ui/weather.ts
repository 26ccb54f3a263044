/** Weather does not judge a mood. A word is always beside the icon. */
import { Cloud, CloudRain, type LucideIcon, Sun } from 'lucide-react';
import type { Mood } from '../../domain/mood';

export const MOOD_ICONS: Readonly<Record<Mood, LucideIcon>> = {
  positive: Sun,
  neutral: Cloud,
  negative: CloudRain,
};
