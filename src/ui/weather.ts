/** The weather icon of each mood, which does not judge the mood. A word is always beside it. */
import { Cloud, CloudRain, type LucideIcon, Sun } from 'lucide-react';
import type { Mood } from '../../domain/mood';

export const WEATHER: Readonly<Record<Mood, LucideIcon>> = {
  positive: Sun,
  neutral: Cloud,
  negative: CloudRain,
};
