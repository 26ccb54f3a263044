import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../domain/journal';
import { csvCellOf, journalCsvOf } from '../../../src/device/spreadsheet';
import { randomJournal } from '../../fixtures/analytics/random-journal';

/** Parses like a spreadsheet program. */
const read = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });

const common = { person: 'guest', at: 1_795_000_000_000, day: '2026-11-18', hour: 14 };
const ENTRIES: JournalEntry[] = [
  { ...common, id: 'entry-000001', kind: 'play', game: 'zen-garden', completedAt: common.at + 1 },
  { ...common, id: 'entry-000002', kind: 'play', game: 'memory-cards', level: 2, score: 80 },
  { ...common, id: 'entry-000003', kind: 'mood', mood: 'negative', when: 'before', play: 'entry-000001' },
  { ...common, id: 'entry-000004', kind: 'mood', mood: 'positive', after: 'zen-garden' },
  { ...common, id: 'entry-000005', kind: 'music', seconds: 90 },
];

describe('the journal as a spreadsheet', () => {
  test('has a row per entry, and a column per field', () => {
    const rows = read(journalCsvOf(ENTRIES));
    expect(Object.keys(rows[0] ?? {}).join(',')).toBe(
      'Day,Hour,What,Mood,When,Game,Level,Completed,Score,Seconds',
    );
    expect(rows.map((row) => Object.values(row).filter(Boolean).join(' '))).toEqual([
      '2026-11-18 14 Play Zen Garden yes',
      '2026-11-18 14 Play Memory Cards 2 no 80',
      '2026-11-18 14 Mood Not Great before a game',
      '2026-11-18 14 Mood Good after Zen Garden',
      '2026-11-18 14 Music 90',
    ]);
  });

  test('has only its header without entries', () => {
    expect(journalCsvOf([])).toMatch(/^\ufeffDay,Hour,[^\r]*\r\n$/);
  });

  test('of a random journal has every entry once', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const entries = randomJournal(seed).map((entry) => ({ ...entry, person: 'guest' }));
      expect(read(journalCsvOf(entries))).toHaveLength(entries.length);
    }
  });
});

describe('a cell', () => {
  const HOSTILE = [
    '=1+1',
    '=HYPERLINK("https://elsewhere.example","click")',
    '+1',
    '-1',
    '-2+3+cmd|calc',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
  ];
  test.each(HOSTILE)('with %j is read as text, never as a formula', (text) => {
    const [[read]] = parse(`${csvCellOf(text)}\r\n`, { record_delimiter: '\r\n' }) as [[string]];
    expect(read).toBe(`'${text}`);
    expect(read).not.toMatch(/^[=+\-@\t\r\n]/);
  });

  test.each(['', 'Zen Garden', 'a,b', 'say "so"', 'two\r\nlines', '7', "o'clock"])(
    'with %j is read unchanged',
    (text) => {
      const rows = parse(`${csvCellOf(text)},x\r\n`, { record_delimiter: '\r\n' }) as string[][];
      expect(rows).toEqual([[text, 'x']]);
    },
  );

  test('with a number stays a number, also a negative one', () => {
    expect([csvCellOf(0), csvCellOf(80), csvCellOf(-5)]).toEqual(['0', '80', '-5']);
  });

  test('with a game name that begins like a formula is safe', () => {
    const [row] = read(
      journalCsvOf([{ ...common, id: 'entry-000009', kind: 'play', game: '-cmd' }] as JournalEntry[]),
    );
    expect(row?.Game).toBe("'-cmd");
  });
});
