import { addDays, dayNumber, weekdayOf } from '../../../domain/analytics/calendar';
import { DAY_NAMES, MONTH_NAMES } from '../../../domain/analytics/names';
import { isStoneMossy, type ShelfStone, type WorryKind } from './shelf';
import type { LocalHour, UntilChoice } from './times';

const NAMES = ['Clay stone', 'Slate stone', 'Honey stone', 'Birch stone', 'Heather stone'] as const;

const LOOKS = [
  'oval, with dark specks',
  'long, with white veins',
  'round, with golden rings',
  'three-cornered, with dark flecks',
  'broad, with small moons',
] as const;

/** @param stone 0-4 */
export const stoneName = (stone: number): string => NAMES[stone] as string;

/** `Clay stone, oval, with dark specks`. */
export const stoneLabel = (stone: number): string => `${stoneName(stone)}, ${LOOKS[stone]}`;

export const WORRY_KIND_LABELS: Readonly<Record<WorryKind, string>> = {
  person: 'A person',
  body: 'My body',
  money: 'Money',
  work: 'Work',
  tomorrow: 'Tomorrow',
  'no-name': 'No name',
};

/** In a sentence: `a worry about money`. */
export const WORRY_PHRASES: Readonly<Record<WorryKind, string>> = {
  person: 'a worry about a person',
  body: 'a worry about your body',
  money: 'a worry about money',
  work: 'a worry about work',
  tomorrow: 'a worry about tomorrow',
  'no-name': 'a worry without a name',
};

export const UNTIL_LABELS: Readonly<Record<UntilChoice, string>> = {
  afternoon: 'This afternoon',
  tomorrow: 'Tomorrow',
  weekend: 'The weekend',
};

function hourText(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening';
  return `${hour % 12 || 12} ${part}`;
}

function dayText(day: string, today: string): string {
  const away = dayNumber(day) - dayNumber(today);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away > 1 && away < 7) return DAY_NAMES[weekdayOf(day)] as string;
  return `${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
}

export const timeText = ({ day, hour }: LocalHour, now: LocalHour): string =>
  `${dayText(day, now.day)} at ${hourText(hour)}`;

export function sinceText(since: string, today: string): string {
  if (since === today) return 'today';
  if (addDays(since, 1) === today) return 'yesterday';
  const away = dayNumber(today) - dayNumber(since);
  if (away > 1 && away < 7) return `on ${DAY_NAMES[weekdayOf(since)]}`;
  return `on ${dayText(since, today)}`;
}

/** `Clay stone, money, until tomorrow at 9 in the morning`. */
export function shelfStoneLabel(stone: ShelfStone, now: LocalHour): string {
  const parts = [
    stoneName(stone.stone),
    WORRY_KIND_LABELS[stone.kind].toLowerCase(),
    stone.due ? `until ${timeText(stone.due, now)}` : 'kept',
    ...(isStoneMossy(stone, now) ? ['mossy'] : []),
  ];
  return parts.join(', ');
}
