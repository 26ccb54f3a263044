import { describe, expect, test } from 'vitest';
import { currentUser } from '../../domain/contract';
import { areSameVersion, journalEntry, newerVersion } from '../../domain/journal';
import { MOOD_LABELS, MOODS } from '../../domain/mood';

const common = {
  id: '0b8f6c0e-2f0e-4a43-9a57-0c3f1f1d2b3c',
  person: 'guest',
  at: 1_795_000_000_000,
  day: '2026-11-18',
  hour: 14,
};
const mood = { ...common, kind: 'mood', mood: 'positive' };
const play = { ...common, kind: 'play', game: 'memory-cards' };
const music = { ...common, kind: 'music', seconds: 90 };

const accepts = (entry: unknown) => journalEntry.safeParse(entry).success;

test('the moods are called as the specification calls them', () => {
  expect(MOODS.map((value) => `${value}: ${MOOD_LABELS[value]}`)).toEqual([
    'positive: Good',
    'neutral: Neutral',
    'negative: Not Great',
  ]);
});

describe('the journal accepts', () => {
  test.each([
    ['a mood', mood],
    ['a mood that followed a game', { ...mood, after: 'memory-cards' }],
    ['a mood from before a game', { ...mood, when: 'before', play: common.id }],
    ['a mood from after a game', { ...mood, after: 'zen-garden', when: 'after', play: common.id }],
    ['a play that has begun', play],
    ['a level that was completed', { ...play, level: 6, completedAt: common.at + 90_000, score: 100 }],
    ['a play without a score', { ...play, completedAt: common.at }],
    ['music', music],
    ['music that ended at once', { ...music, seconds: 0 }],
    ['the first and the last hour of a day', { ...mood, hour: 0 }],
    ['the last hour of a day', { ...mood, hour: 23 }],
    ['a leap day', { ...mood, day: '2028-02-29' }],
    ['the entry of a signed-in person', { ...mood, person: 'Zoë' }],
  ])('%s, unchanged', (_name, entry) => {
    expect(journalEntry.parse(entry)).toEqual(entry);
  });
});

describe('the journal refuses', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'mood'],
    ['a number', 7],
    ['a list', [mood]],
    ['an empty object', {}],
    ['a kind that nobody knows', { ...mood, kind: 'thought' }],
    ['a kind from the prototype', { ...mood, kind: 'toString' }],
    ['a mood that nobody knows', { ...mood, mood: 'Good' }],
    ['a mood from the prototype', { ...mood, mood: 'constructor' }],
    ['a mood from no time that is known', { ...mood, when: 'during' }],
    ['a mood of a play with a huge id', { ...mood, play: 'x'.repeat(65) }],
    ['a mood entry without a mood', { ...common, kind: 'mood' }],
    ['a play without a game', { ...common, kind: 'play' }],
    ['a play with an empty game', { ...play, game: '' }],
    ['a huge game', { ...play, game: 'x'.repeat(65) }],
    ['level 0', { ...play, level: 0 }],
    ['half a level', { ...play, level: 1.5 }],
    ['a negative score', { ...play, score: -1 }],
    ['a huge score', { ...play, score: 1e300 }],
    ['a score that is no number', { ...play, score: Number.NaN }],
    ['an endless score', { ...play, score: Number.POSITIVE_INFINITY }],
    ['a score in words', { ...play, score: '100' }],
    ['a negative time of completion', { ...play, completedAt: -1 }],
    ['negative music', { ...music, seconds: -1 }],
    ['music without an end', { ...music, seconds: Number.POSITIVE_INFINITY }],
    ['music in fractions', { ...music, seconds: 1.5 }],
    ['a time before 1970', { ...mood, at: -1 }],
    ['a time that is no number', { ...mood, at: Number.NaN }],
    ['a time in fractions of a ms', { ...mood, at: 0.5 }],
    ['a time beyond whole numbers', { ...mood, at: 1e300 }],
    ['a time in words', { ...mood, at: '2026-11-18' }],
    ['hour 24', { ...mood, hour: 24 }],
    ['hour -1', { ...mood, hour: -1 }],
    ['half an hour', { ...mood, hour: 14.5 }],
    ['a day in another order', { ...mood, day: '18.11.2026' }],
    ['a day with a time', { ...mood, day: '2026-11-18T14:00' }],
    ['a day that the calendar lacks', { ...mood, day: '2026-02-30' }],
    ['a month that the calendar lacks', { ...mood, day: '2026-13-01' }],
    ['an empty id', { ...mood, id: '' }],
    ['a huge id', { ...mood, id: 'x'.repeat(65) }],
    ['an id that is a number', { ...mood, id: 12345678 }],
    ['nobody', { ...mood, person: '' }],
    ['a huge name', { ...mood, person: 'x'.repeat(65) }],
  ])('%s', (_name, entry) => {
    expect(accepts(entry)).toBe(false);
  });

  test.each(['id', 'person', 'at', 'day', 'hour', 'kind'] as const)('an entry without its %s', (key) => {
    for (const entry of [mood, play, music]) {
      const { [key]: _left, ...rest } = entry as Record<string, unknown>;
      expect(accepts(rest)).toBe(false);
    }
  });
});

describe('what does not belong into an entry', () => {
  test('is left out, so that nothing a person types can slip in', () => {
    expect(journalEntry.parse({ ...mood, note: 'what I really think', game: 'memory-cards' })).toEqual(mood);
  });

  test('never reaches a prototype', () => {
    const text = JSON.stringify(mood).replace('{', '{"__proto__":{"isPremium":true},"constructor":{"a":1},');
    const entry: object = journalEntry.parse(JSON.parse(text));
    expect(Object.keys(entry).sort()).toEqual(Object.keys(mood).sort());
    expect(Object.getPrototypeOf(entry)).toBe(Object.prototype);
    expect('isPremium' in entry).toBe(false);
    expect('isPremium' in {}).toBe(false);
  });

  test('cannot be smuggled in through a prototype', () => {
    expect(accepts(Object.create({ kind: 'mood' }, Object.getOwnPropertyDescriptors({ ...common })))).toBe(
      false,
    );
  });
});

describe('of two versions of a play', () => {
  const done = { ...play, completedAt: common.at + 90_000 };
  test.each([
    ['the completed one', play, done],
    ['the one with the higher score', { ...done, score: 100 }, { ...done, score: 210 }],
    ['the one that has a score', done, { ...done, score: 0 }],
  ])('%s stays, whichever comes first', (_name, lower, higher) => {
    expect(newerVersion(lower, higher)).toBe(higher);
    expect(newerVersion(higher, lower)).toBe(higher);
    expect(areSameVersion(lower, higher)).toBe(false);
  });

  test('the one that is there stays when they tell the same, and when the other is of another kind', () => {
    const same = { ...done, score: 7 };
    expect(newerVersion(same, { ...same })).toBe(same);
    expect(areSameVersion(same, { ...same })).toBe(true);
    expect(newerVersion<{ kind: string; score?: number }>(mood, { ...done, score: 9 })).toBe(mood);
  });
});

describe('of two versions of a mood', () => {
  const whole = { ...mood, when: 'after', play: common.id };
  test('the one that knows its play stays, whichever comes first', () => {
    expect(newerVersion<{ kind: string; play?: string }>(mood, whole)).toBe(whole);
    expect(newerVersion<{ kind: string; play?: string }>(whole, mood)).toBe(whole);
    expect(areSameVersion(mood, whole)).toBe(false);
    expect(newerVersion(whole, { ...whole })).toBe(whole);
  });
});

describe('the current user', () => {
  test.each([
    { username: 'sol', sync: false },
    { username: 'x'.repeat(64), sync: true },
  ])('is %j', (user) => {
    expect(currentUser.parse({ ...user, password: 'never' })).toEqual(user);
  });

  test.each([
    undefined,
    null,
    [],
    {},
    { username: 'sol' },
    { username: '', sync: false },
    { username: 'x'.repeat(65), sync: false },
    { username: 7, sync: false },
    { username: 'sol', sync: 'yes' },
  ])('is not %j', (answer) => {
    expect(currentUser.safeParse(answer).success).toBe(false);
  });
});
