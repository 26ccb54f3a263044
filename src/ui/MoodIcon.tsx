import './chart/colors.css';
import type { Mood } from '../../domain/mood';
import { MOOD_ICONS } from './weather';

/** Screen readers skip the icon, so a word must be beside it. */
export const MoodIcon = ({ mood }: { mood: Mood }) => {
  const Icon = MOOD_ICONS[mood];
  return <Icon style={{ color: `var(--chart-${mood})` }} size={24} strokeWidth={1.75} aria-hidden />;
};
