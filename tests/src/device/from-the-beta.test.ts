/** A device with what the build of 28 November 2026 stored. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeStroke } from '../../../machines/games/zen-garden/garden-codec';
import { openDatabase } from '../../../src/device/database';
import { migrateBetaLocalStorage } from '../../../src/device/from-the-beta';
import { storedIntroChoices } from '../../../src/device/intro-choices';
import { Journal } from '../../../src/device/journal';
import { storedUser } from '../../../src/device/values';
import { storedPlaces } from '../../../src/games/memory-cards/memory-cards.data';
import { loadMarks } from '../../../src/games/zen-garden/garden-store';
import { stroke } from '../../fixtures/sand/stroke';
import { mood, PERSON } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Replaces localStorage by one with these texts. Its texts are own properties, as in browsers. */
function layTexts(texts: Record<string, string>): Record<string, string> {
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
    removeItem: (key: string) => {
      delete texts[key];
    },
  };
  vi.stubGlobal('localStorage', Object.setPrototypeOf(texts, methods));
  return texts;
}

async function layJournal(): Promise<ReturnType<typeof mood>[]> {
  const [one, other] = [mood('2026-11-19'), mood('2026-11-20')];
  const gone = { id: 'entry-removed', day: '2026-11-20', rev: 1 };
  const old = await openDB('stillgrove', 4, {
    upgrade: (database) => {
      for (const name of ['days', 'tallies'])
        database.createObjectStore(name, { keyPath: ['person', 'day'] });
      database.createObjectStore('copies', { keyPath: 'person' });
      database.createObjectStore('imports', { keyPath: 'id' });
    },
  });
  await old.put('days', { person: PERSON, day: one.day, entries: [one], sent: [one.id], refused: ['x'] });
  await old.put('days', { person: PERSON, day: other.day, entries: [other], removed: [gone] });
  await old.put('copies', { person: PERSON, days: [], cursor: 'c.1', revised: 'c.1' });
  await old.put('imports', { id: 'begun', plan: 7 });
  old.close();
  return [one, other];
}

async function layGarden(): Promise<void> {
  const garden = await openDB('stillgrove-garden', 2, {
    upgrade: (database) => {
      database.createObjectStore('marks');
      database.createObjectStore('unreadable', { autoIncrement: true });
    },
  });
  await garden.put('marks', { step: '1.1', bytes: encodeStroke(stroke()) }, [20, 1, 1]);
  await garden.put('marks', { step: '1.0', bytes: null }, [10, 1, 1]);
  await garden.put('marks', 'nothing of ours', 7);
  garden.close();
}

test('its texts are carried over, any number of times', () => {
  const texts = layTexts({
    'stillgrove.user': '+rowan',
    'stillgrove.memoryCards.places': 'mountain,forest',
    'stillgrove.choices.zen-garden': '{"dark":true}',
    'stillgrove.choices.pattern-flow': '{"speed":"slow"}',
    'stillgrove.transactionId': 'SG-7KQM',
  });
  for (let time = 0; time < 2; time++) {
    migrateBetaLocalStorage();
    expect(storedUser.value).toEqual({ username: 'rowan', sync: true });
    expect(storedPlaces.value.places).toEqual(['mountain', 'forest']);
    expect(storedIntroChoices.value).toEqual({
      'zen-garden': { dark: true },
      'pattern-flow': { speed: 'slow' },
    });
    expect(Object.keys(texts).sort()).toEqual([
      'stillgrove.choices',
      'stillgrove.memoryCards.places',
      'stillgrove.transactionId',
      'stillgrove.user',
    ]);
  }
});

test('its journal and its garden are carried over, any number of times', async () => {
  const entries = await layJournal();
  await layGarden();
  for (let time = 0; time < 2; time++) {
    const database = await openDatabase();
    expect(database.isPersistent).toBe(true);
    const journal = new Journal(database);
    expect(await journal.entries(PERSON)).toEqual(entries);
    expect(await journal.removals(PERSON)).toHaveLength(1);
    expect(await journal.unsentCount(PERSON)).toBe(3);
    const { marks, hadUnreadable } = await loadMarks(database, new Map());
    expect(marks.map(([key, { step }]) => [key, step])).toEqual([
      [[10, 1, 1], '1.0'],
      [[20, 1, 1], '1.1'],
    ]);
    expect(hadUnreadable).toBe(false);
    const aside = await database.read((tables) => tables.aside.getAll(), ['aside']);
    expect(aside.map(({ value }) => value)).toEqual(['nothing of ours']);
    expect(await indexedDB.databases()).toEqual([{ name: 'stillgrove', version: 5 }]);
  }
});

test('a garden that cannot be written stays where it is, and is carried over at the next visit', async () => {
  await layGarden();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const database = await openDatabase();
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain('stillgrove-garden');
  put.mockRestore();
  expect((await loadMarks(database, new Map())).marks).toEqual([]);
  const { marks } = await loadMarks(await openDatabase(), new Map());
  expect(marks).toHaveLength(2);
});
