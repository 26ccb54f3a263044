/** A mood is weather, never a judgement, and always has its word. */
import { Cloud, CloudRain, type LucideIcon, Sun } from 'lucide-react';
import type { Mood } from '../../domain/mood';

export const WEATHER: Readonly<Record<Mood, LucideIcon>> = {
  positive: Sun,
  neutral: Cloud,
  negative: CloudRain,
};
