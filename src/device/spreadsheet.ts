/** The journal as comma-separated values (RFC 4180), protected against formula injection. */
import { findGame } from '../../domain/catalog';
import type { JournalEntry } from '../../domain/journal';
import { MOOD_LABELS } from '../../domain/mood';

const COLUMNS = [
  'Day',
  'Hour',
  'What',
  'Mood',
  'When',
  'Game',
  'Level',
  'Completed',
  'Score',
  'Seconds',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number>>;

/** Prefix that makes spreadsheet programs detect UTF-8 without asking. */
const BYTE_ORDER_MARK = '\ufeff';

/** A text that starts like a formula (OWASP, 'CSV injection') gets an apostrophe, which marks it as text. */
export function csvCellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param entries oldest first */
export function journalCsvOf(entries: readonly JournalEntry[]): string {
  const rows = entries.map((entry) => {
    const row = rowOf(entry);
    return COLUMNS.map((column) => csvCellOf(row[column] ?? ''));
  });
  return BYTE_ORDER_MARK + [[...COLUMNS], ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

const titleOf = (game: string): string => findGame(game)?.title ?? game;

function rowOf(entry: JournalEntry): Row {
  const { day, hour } = entry;
  if (entry.kind === 'music') return { Day: day, Hour: hour, What: 'Music', Seconds: entry.seconds };
  if (entry.kind === 'mood') {
    const { mood, when, after } = entry;
    return {
      Day: day,
      Hour: hour,
      What: 'Mood',
      Mood: MOOD_LABELS[mood],
      When: when === 'before' ? 'before a game' : 'after',
      ...(after !== undefined && { Game: titleOf(after) }),
    };
  }
  const { game, level, completedAt, score } = entry;
  return {
    Day: day,
    Hour: hour,
    What: 'Play',
    Game: titleOf(game),
    ...(level !== undefined && { Level: level }),
    Completed: completedAt === undefined ? 'no' : 'yes',
    ...(score !== undefined && { Score: score }),
  };
}
