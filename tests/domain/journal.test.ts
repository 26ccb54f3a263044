import { describe, expect, test } from 'vitest';
import {
  areSameVersion,
  type EntryVersion,
  journalEntrySchema,
  MAX_REVISIONS,
  newerVersion,
  nextRevision,
  type Removal,
  removalOf,
  removalSchema,
} from '../../domain/journal';
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

const accepts = (entry: unknown) => journalEntrySchema.safeParse(entry).success;

test('the moods have the names of the specification', () => {
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
    ['a mood that was changed', { ...mood, rev: 1 }],
    ['a play that was removed and brought back', { ...play, rev: MAX_REVISIONS }],
  ])('%s, unchanged', (_name, entry) => {
    expect(journalEntrySchema.parse(entry)).toEqual(entry);
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
    ['revision 0, which no change makes', { ...mood, rev: 0 }],
    ['half a revision', { ...mood, rev: 1.5 }],
    ['a revision in words', { ...mood, rev: '1' }],
    ['a revision beyond the highest', { ...mood, rev: MAX_REVISIONS + 1 }],
    ['an empty id', { ...mood, id: '' }],
    ['an id that begins with a slash', { ...mood, id: `/${mood.id}` }],
    ['an id that ends with a slash', { ...mood, id: `${mood.id}/` }],
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

describe('an unknown field of an entry', () => {
  test('is dropped, so that no typed text can slip in', () => {
    expect(journalEntrySchema.parse({ ...mood, note: 'what I really think', game: 'memory-cards' })).toEqual(
      mood,
    );
  });

  test('never reaches a prototype', () => {
    const text = JSON.stringify(mood).replace('{', '{"__proto__":{"isPremium":true},"constructor":{"a":1},');
    const entry: object = journalEntrySchema.parse(JSON.parse(text));
    expect(Object.keys(entry).sort()).toEqual(Object.keys(mood).sort());
    expect(Object.getPrototypeOf(entry)).toBe(Object.prototype);
    expect('isPremium' in entry).toBe(false);
    expect('isPremium' in {}).toBe(false);
  });
});

describe('of two versions of a play', () => {
  const done = { ...play, completedAt: common.at + 90_000 };
  test.each([
    ['the completed one', play, done],
    ['the one with the higher score', { ...done, score: 100 }, { ...done, score: 210 }],
    ['the one that has a score', done, { ...done, score: 0 }],
    ['the completed one, although the other has a score,', { ...play, score: 9 }, done],
  ])('%s stays, in any order of arrival', (_name, lower, higher) => {
    expect(newerVersion(lower, higher)).toBe(higher);
    expect(newerVersion(higher, lower)).toBe(higher);
    expect(areSameVersion(lower, higher)).toBe(false);
    expect(areSameVersion(higher, lower)).toBe(false);
  });

  test('the existing one stays when they are equal, and when the other is of another kind', () => {
    const same = { ...done, score: 7 };
    expect(newerVersion(same, { ...same })).toBe(same);
    expect(areSameVersion(same, { ...same })).toBe(true);
    expect(newerVersion<{ kind: string; score?: number }>(mood, { ...done, score: 9 })).toBe(mood);
  });
});

describe('of two versions of a mood', () => {
  const whole = { ...mood, when: 'after', play: common.id };
  test('the one with its play stays, in any order of arrival', () => {
    expect(newerVersion<{ kind: string; play?: string }>(mood, whole)).toBe(whole);
    expect(newerVersion<{ kind: string; play?: string }>(whole, mood)).toBe(whole);
    expect(areSameVersion(mood, whole)).toBe(false);
    expect(areSameVersion(whole, mood)).toBe(false);
    expect(areSameVersion(whole, { ...whole })).toBe(true);
    expect(newerVersion(whole, { ...whole })).toBe(whole);
  });

  test('the stored one stays when neither has a play', () => {
    expect(newerVersion(mood, { ...mood })).toBe(mood);
  });
});

describe('of two versions of a changed entry', () => {
  // `families` has every version of one mood and of one play up to the second revision, and every removal of them.
  const revisions = [undefined, 1, 2].map((rev) => (rev === undefined ? {} : { rev }));
  const removals: Removal[] = [1, 2].map((rev) => ({ id: common.id, day: common.day, rev }));
  const moods = revisions.flatMap((rev) =>
    MOODS.flatMap((value) => [
      { ...mood, mood: value, ...rev },
      { ...mood, mood: value, ...rev, play: common.id },
    ]),
  );
  const plays = revisions.flatMap((rev) =>
    [{}, { completedAt: 9 }, { completedAt: 9, score: 0 }, { completedAt: 9, score: 80 }].map((end) => ({
      ...play,
      ...rev,
      ...end,
    })),
  );
  const families: [string, readonly EntryVersion[]][] = [
    ['a mood', [...moods, ...removals]],
    ['a play', [...plays, ...removals]],
  ];

  test('the higher revision stays, whichever comes first', () => {
    const [first, second] = [
      { ...mood, mood: 'negative', rev: 1 },
      { ...mood, mood: 'positive', rev: 2 },
    ];
    expect(newerVersion<EntryVersion>(mood, first)).toBe(first);
    expect(newerVersion<EntryVersion>(first, mood)).toBe(first);
    expect(newerVersion(first, second)).toBe(second);
    expect(newerVersion(second, first)).toBe(second);
    expect(newerVersion<EntryVersion>(removals[0] as Removal, second)).toBe(second);
    expect(newerVersion<EntryVersion>(removals[1] as Removal, first)).toBe(removals[1]);
  });

  test('at equal revisions a removal stays, otherwise the better mood', () => {
    const changed = MOODS.map((value) => ({ ...mood, mood: value, rev: 1 }));
    for (const one of changed) {
      expect(newerVersion<EntryVersion>(one, removals[0] as Removal)).toBe(removals[0]);
      expect(newerVersion<EntryVersion>(removals[0] as Removal, one)).toBe(removals[0]);
      for (const other of changed) {
        const first = changed.find((each) => each === one || each === other);
        expect(newerVersion(one, other)).toBe(first);
      }
    }
  });

  test.each(families)('of all pairs of %s the same one stays on both sides', (_name, versions) => {
    for (const one of versions) {
      for (const other of versions) {
        const [here, there] = [newerVersion(one, other), newerVersion(other, one)];
        expect(areSameVersion(here, there)).toBe(true);
        expect(areSameVersion(one, other)).toBe(one === other);
      }
    }
  });

  test.each(families)('of all triples of %s the order of arrival does not matter', (_name, versions) => {
    for (const one of versions) {
      for (const other of versions) {
        const first = newerVersion(one, other);
        for (const third of versions)
          expect(newerVersion(first, third)).toBe(newerVersion(one, newerVersion(other, third)));
      }
    }
  });

  test('a removal keeps only the id, the day and the revision of the entry', () => {
    const removed = removalOf(journalEntrySchema.parse({ ...mood, rev: 4 }));
    expect(removed).toEqual({ id: common.id, day: common.day, rev: 5 });
    expect(removalSchema.parse({ ...removed, mood: 'positive' })).toEqual(removed);
    expect(removalSchema.safeParse({ ...removed, rev: undefined }).success).toBe(false);
  });

  test('a change beyond the highest revision throws', () => {
    expect(nextRevision(mood)).toBe(1);
    expect(nextRevision({ ...mood, rev: MAX_REVISIONS - 1 })).toBe(MAX_REVISIONS);
    expect(() => nextRevision({ ...mood, rev: MAX_REVISIONS })).toThrow(RangeError);
  });
});
