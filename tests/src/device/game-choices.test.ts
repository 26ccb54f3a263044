/** Interrupted sessions, and choices on intros: storage, export, import and reset. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readExport, UnreadableFile, writeExport } from '../../../src/device/export-file';
import {
  keptChoicesOf,
  putChoices,
  readChoices,
  resetChoices,
  takeChoices,
} from '../../../src/device/game-choices';
import {
  interruptedFrom,
  interruptedOf,
  isFresh,
  putInterrupted,
  readInterrupted,
  takeInterrupted,
} from '../../../src/device/interrupted';
import { CALM_NOW } from '../../../src/services/game-addresses';

let texts: Map<string, string>;

beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const FILE = { exportedAt: 1, people: ['guest'], journal: [], games: {} };
const CHOICES = { 'basic-breathing': { minutes: 5 }, 'guided-imagery': { voice: false, seconds: 72 } };
const PLAY = {
  id: '0b9a4f0e-0000-4000-8000-000000000000',
  kind: 'play',
  person: 'guest',
  game: 'pattern-flow',
  at: 5,
  day: '2026-11-20',
  hour: 9,
} as const;
const SESSION = { address: '/games/pattern-flow', leftAt: 1000, play: PLAY, state: { level: 2 } };

describe('choices', () => {
  test('are exported, imported and reset', () => {
    takeChoices(CHOICES, 'merge');
    const exported = writeExport({ ...FILE, choices: readChoices() as typeof CHOICES });
    expect(readExport(exported).choices).toEqual(CHOICES);
    resetChoices();
    expect([readChoices(), texts.size]).toEqual([undefined, 0]);
    takeChoices(readExport(exported).choices ?? {}, 'replace');
    expect(readChoices()).toEqual(CHOICES);
  });

  test('of this device stay in a merge, and are replaced otherwise; unknown games are ignored', () => {
    keptChoicesOf('basic-breathing').set({ minutes: 8 });
    const before = readChoices();
    takeChoices({ ...CHOICES, 'mindful-maze': { level: 2 } }, 'merge');
    expect(readChoices()).toEqual({ ...CHOICES, 'basic-breathing': { minutes: 8 } });
    takeChoices(CHOICES, 'replace');
    expect(readChoices()).toEqual(CHOICES);
    putChoices(before);
    expect(readChoices()).toEqual(before);
  });

  test.each([
    ['a list', []],
    ['a text', 'minutes'],
    ['nothing', null],
    ['only lists', { minutes: [5] }],
  ])('that are %s make a file damaged', (_, value) => {
    const text = writeExport({ ...FILE, choices: { 'basic-breathing': value } as never });
    expect(() => readExport(text)).toThrow(UnreadableFile);
  });
});

describe('an interrupted session', () => {
  test('is exported and imported', () => {
    takeInterrupted({ 'pattern-flow': SESSION }, 'merge');
    const exported = writeExport({ ...FILE, interrupted: readInterrupted() as never });
    putInterrupted(undefined);
    expect(readInterrupted()).toBeUndefined();
    takeInterrupted(readExport(exported).interrupted ?? {}, 'merge');
    expect(interruptedOf('pattern-flow').value).toEqual(SESSION);
  });

  test('can continue for a day, even after the clock was set back', () => {
    const day = 24 * 60 * 60 * 1000;
    expect([1000 + day, 1000 + day + 1, 0].map((now) => isFresh(SESSION, now))).toEqual([true, false, true]);
  });

  test.each([null, 'session', [], {}, { ...SESSION, leftAt: 'now' }, { ...SESSION, address: 7 }])(
    'that is broken is none: %j',
    (value) => expect(interruptedFrom(value)).toBeUndefined(),
  );

  test.each([
    null,
    'play',
    { ...PLAY, id: 'a b' },
    { ...PLAY, hour: 24 },
    { ...PLAY, day: 'today' },
    { ...PLAY, score: -1 },
  ])('loses a broken play: %j', (play) =>
    expect(interruptedFrom({ ...SESSION, play })).not.toHaveProperty('play'),
  );
});

test("the home screen's 'I need calm now' is the one address that begins at once", () => {
  const { shortcuts } = JSON.parse(readFileSync('src/app/app.webmanifest', 'utf8'));
  expect(shortcuts).toContainEqual({ name: 'I need calm now', url: CALM_NOW });
});
