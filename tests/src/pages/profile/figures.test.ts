import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../../domain/journal';
import { figuresOf, moodFigure, SAMPLE_FIGURES } from '../../../../src/pages/profile/figures';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

type New<TEntry> = TEntry extends JournalEntry
  ? Omit<TEntry, 'id' | 'person' | 'at' | 'day' | 'hour'>
  : never;

const entry = (daysAgo: number, what: New<JournalEntry>): JournalEntry => ({
  id: crypto.randomUUID(),
  person: 'guest',
  at: NOW - daysAgo * DAY_MS,
  day: '2026-11-20',
  hour: 12,
  ...what,
});
const play = (game: string) => entry(0, { kind: 'play', game });
const mood = (daysAgo: number, value: 'positive' | 'neutral' | 'negative') =>
  entry(daysAgo, { kind: 'mood', mood: value });

test('the sample equals the specification', () => {
  expect(SAMPLE_FIGURES).toMatchObject({ sessions: 12, games: 8, music: 15 });
  expect(moodFigure(SAMPLE_FIGURES).value).toBe('+24%');
});

test('an empty journal gives empty figures', () => {
  const figures = figuresOf([], NOW);
  expect(figures).toEqual({ sessions: 0, games: 0, music: 0, moodChange: null, goodMoods: 0, checkIns: 0 });
  expect(moodFigure(figures).value).toBe('–');
});

test('every play is a session, every game counts once, and music counts from one minute', () => {
  const entries = [
    play('memory-cards'),
    play('memory-cards'),
    play('zen-garden'),
    entry(0, { kind: 'music', seconds: 59 }),
    entry(0, { kind: 'music', seconds: 60 }),
  ];
  expect(figuresOf(entries, NOW)).toMatchObject({ sessions: 3, games: 2, music: 1 });
});

describe('the change of moods', () => {
  test('is the share of good ones this week minus that of last week, in points', () => {
    const entries = [
      mood(1, 'positive'),
      mood(2, 'positive'),
      mood(3, 'negative'),
      mood(8, 'positive'),
      mood(9, 'neutral'),
    ];
    expect(figuresOf(entries, NOW).moodChange).toBe(17);
    expect(moodFigure(figuresOf(entries, NOW)).value).toBe('+17%');
    expect(moodFigure({ moodChange: 0, goodMoods: 1, checkIns: 1 }).value).toBe('0%');
  });

  test('never falls: a harder week shows its good check-ins instead', () => {
    const entries = [
      mood(1, 'positive'),
      mood(2, 'negative'),
      mood(3, 'neutral'),
      mood(8, 'positive'),
      mood(9, 'positive'),
    ];
    expect(figuresOf(entries, NOW).moodChange).toBe(-67);
    expect(moodFigure(figuresOf(entries, NOW))).toEqual({
      label: 'Good moods in the last seven days',
      value: '1',
    });
  });

  test('a week without a good check-in shows the number of its check-ins', () => {
    const entries = [mood(1, 'negative'), mood(2, 'neutral'), mood(8, 'positive')];
    expect(moodFigure(figuresOf(entries, NOW))).toEqual({
      label: 'Check-ins in the last seven days',
      value: '2',
    });
  });

  test('shows the good check-ins of a first week', () => {
    const entries = [mood(1, 'positive'), mood(2, 'negative'), mood(3, 'positive')];
    expect(moodFigure(figuresOf(entries, NOW))).toEqual({
      label: 'Good moods in the last seven days',
      value: '2',
    });
  });

  test('needs a check-in in both weeks, and counts each check-in in only one of them', () => {
    expect(figuresOf([mood(1, 'positive')], NOW).moodChange).toBeNull();
    expect(figuresOf([mood(8, 'positive')], NOW).moodChange).toBeNull();
    // An entry from exactly seven days ago counts for last week. An entry from fourteen days ago counts for neither
    // week.
    expect(figuresOf([mood(0, 'positive'), mood(7, 'negative')], NOW).moodChange).toBe(100);
    expect(figuresOf([mood(0, 'positive'), mood(14, 'negative')], NOW).moodChange).toBeNull();
  });
});
