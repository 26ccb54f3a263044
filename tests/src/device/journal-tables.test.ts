/** Both stores of the journal: a database, and memory in a browser without one. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../../src/device/journal-store';
import type { JournalStore } from '../../../src/device/journal-tables';
import { mood, PERSON } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const warn = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const PLACES = {
  database: openStore,
  memory: async () => {
    warn();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
    return openStore();
  },
} satisfies Record<string, () => Promise<JournalStore>>;

const record = (day: string, person = PERSON) => ({ person, day, entries: [{ ...mood(day), person }] });

describe.each(Object.entries(PLACES))('in the %s', (place, open) => {
  test('days of a person are ordered and separate from those of others', async () => {
    const store = await open();
    const [late, early, latest] = [record('2026-11-21'), record('2026-11-19'), record('2026-11-22')];
    await store.change(async (tables) => {
      for (const one of [late, early, latest, record('2026-11-20', 'sol')]) await tables.putDay(one);
    });
    const read = await store.read(async (tables) => ({
      days: await tables.days(PERSON),
      day: await tables.day(PERSON, '2026-11-19'),
      none: await tables.day(PERSON, '2026-11-20'),
      people: [await tables.people('2026-11-20'), await tables.people('2026-11-18')],
      tallies: (await tables.tallies(PERSON)).tallies.map(({ day }) => day),
    }));
    expect(read).toEqual({
      days: [early, late, latest],
      day: early,
      none: undefined,
      people: [['sol'], []],
      tallies: ['2026-11-19', '2026-11-21', '2026-11-22'],
    });
  });

  test('a day is overwritten, and deleted alone', async () => {
    const store = await open();
    const [first, second] = [record('2026-11-19'), record('2026-11-19')];
    await store.change(async (tables) => {
      await tables.putDay(first);
      await tables.putDay(second);
      await tables.putDay(record('2026-11-20'));
    });
    expect(await store.read((tables) => tables.day(PERSON, '2026-11-19'))).toEqual(second);
    await store.change((tables) => tables.deleteDay(PERSON, '2026-11-19'));
    expect((await store.read((tables) => tables.days(PERSON))).map(({ day }) => day)).toEqual(['2026-11-20']);
  });

  test('the sync state of a copy is kept and deleted per person', async () => {
    const store = await open();
    const notes = { person: PERSON, days: ['2026-11-20'], cursor: '1:5' };
    await store.change(async (tables) => {
      await tables.putCopy(notes);
      await tables.putCopy({ person: 'sol', days: [] });
    });
    expect(await store.read((tables) => tables.copy(PERSON))).toEqual(notes);
    await store.change((tables) => tables.deleteCopyRecord(PERSON));
    expect(await store.read((tables) => tables.copy(PERSON))).toBeUndefined();
    expect(await store.read((tables) => tables.copy('sol'))).toEqual({ person: 'sol', days: [] });
  });

  test('a started import is known until it is finished', async () => {
    const store = await open();
    const begun = { id: 'begun', plan: { how: 'merge' } } as const;
    expect(await store.read((tables) => tables.begunImport())).toBeUndefined();
    await store.change((tables) => tables.putBegunImport(begun));
    expect(await store.read((tables) => tables.begunImport())).toEqual(begun);
    await store.change((tables) => tables.deleteBegunImport());
    expect(await store.read((tables) => tables.begunImport())).toBeUndefined();
  });

  test('changes are sequential, also after a failed one', async () => {
    const store = await open();
    const order: number[] = [];
    const note = (step: number) =>
      store.change(async (tables) => {
        await tables.day(PERSON, '2026-11-20');
        await tables.day(PERSON, '2026-11-21');
        order.push(step);
        if (step === 2) throw new RangeError('No');
      });
    const changes = await Promise.allSettled([1, 2, 3].map(note));
    expect(order).toEqual([1, 2, 3]);
    expect(changes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(store.isPersistent).toBe(place === 'database');
  });
});

describe('the database', () => {
  test('rolls back a change that fails half way', async () => {
    const store = await openStore();
    const change = store.change(async (tables) => {
      await tables.putDay(record('2026-11-20'));
      throw new RangeError('No');
    });
    await expect(change).rejects.toThrow('No');
    expect(await store.read((tables) => tables.days(PERSON))).toEqual([]);
  });

  test.each([
    ['days that are no list', { days: 'all' }],
    ['days that are no days', { days: [7] }],
    ['a cursor that is none', { days: [], cursor: 5 }],
  ])('has no sync state in place of a foreign value: %s', async (_, notes) => {
    const store = await openStore();
    await store.change((tables) => tables.putCopy({ person: PERSON, ...notes } as never));
    expect(await store.read((tables) => tables.copy(PERSON))).toBeUndefined();
  });

  test('keeps a tally until its day changes', async () => {
    const store = await openStore();
    await store.change((tables) => tables.putDay(record('2026-11-20')));
    const uncounted = async () => (await store.read((tables) => tables.tallies(PERSON))).uncounted;
    expect(await uncounted()).toEqual(['2026-11-20']);
    await store.change((tables) => tables.putTallies(PERSON, ['2026-11-20', '2026-11-21']));
    expect(await uncounted()).toEqual([]);
    await store.change((tables) => tables.putDay(record('2026-11-20')));
    expect(await uncounted()).toEqual(['2026-11-20']);
  });

  test('that is refused gives a warning, and the journal exists for the visit', async () => {
    const warned = warn();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
    expect((await openStore()).isPersistent).toBe(false);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('journal'), expect.anything());
  });
});
