/** The journal's part of an import: entries that are added, and entries that are replaced. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import {
  forgetImport,
  notedImport,
  noteImport,
  takeEntries,
} from '../../../../src/device/import/journal-import';
import { mood, newDevice, PERSON } from '../support/device';

const OTHER = 'sol';

/** Returns a device with one entry of its person and one entry of another person. */
async function livedIn() {
  const device = await newDevice();
  const [own, others] = [mood('2026-11-19'), { ...mood('2026-11-19'), person: OTHER }];
  await device.journal.put(own);
  await device.journal.put(others);
  return { ...device, own, others, store: device.journal.store };
}

describe('imported entries', () => {
  test('join the existing ones on their days, and are unsent when there is a copy', async () => {
    const { journal, notes, own, others, store } = await livedIn();
    await notes.begin();
    await notes.noteSent([own]);
    const come = [mood('2026-11-19'), mood('2026-11-20'), mood('2026-11-20')];
    await takeEntries(store, { versions: come, replaced: [] });
    expect((await journal.entries(PERSON)).map(({ id }) => id)).toEqual([own, ...come].map(({ id }) => id));
    expect(await journal.entries(OTHER)).toEqual([others]);
    expect((await notes.unsent(10)).map(({ id }) => id).sort()).toEqual(come.map(({ id }) => id).sort());
  });

  test('replace all entries of one person, and none of another', async () => {
    const { journal, others, store } = await livedIn();
    await journal.put(mood('2026-11-21'));
    const come = mood('2026-11-20');
    await takeEntries(store, { versions: [come], replaced: [PERSON] });
    expect(await journal.entries(PERSON)).toEqual([come]);
    expect(await journal.entries(OTHER)).toEqual([others]);
    expect((await store.read((tables) => tables.days(PERSON))).map(({ day }) => day)).toEqual(['2026-11-20']);
  });

  test('leave entries that were written after the interruption, and foreign values', async () => {
    const { journal, own, store } = await livedIn();
    const later = { ...mood('2026-11-19'), at: own.at + 1000 };
    await journal.put(later);
    await store.change(async (tables) => {
      const record = await tables.day(PERSON, '2026-11-19');
      if (record) await tables.putDay({ ...record, entries: [...record.entries, 'strange'] });
    });
    await takeEntries(store, { versions: [], replaced: [PERSON], keepsAfter: own.at });
    const record = await store.read((tables) => tables.day(PERSON, '2026-11-19'));
    expect(record).toEqual({ person: PERSON, day: '2026-11-19', entries: ['strange', later] });
  });

  test('leave the removals of the replaced journal, so that the copy learns of them', async () => {
    const { journal, own, store } = await livedIn();
    await journal.remove([own]);
    await takeEntries(store, { versions: [], replaced: [PERSON] });
    expect(await journal.removals(PERSON)).toEqual([{ id: own.id, day: own.day, rev: 1 }]);
  });

  test('keep their revision when they are newer than the replaced entries', async () => {
    const { journal, own, store } = await livedIn();
    await journal.revise([own]);
    await takeEntries(store, { versions: [{ ...own, rev: 3 }], replaced: [PERSON] });
    expect(await journal.entries(PERSON)).toEqual([{ ...own, rev: 3 }]);
  });
});

describe('the plan of an import', () => {
  test('is stored until the entries are imported', async () => {
    const { store } = await livedIn();
    expect(await notedImport(store)).toBeUndefined();
    await noteImport(store, { how: 'merge' });
    expect(await notedImport(store)).toEqual({ how: 'merge' });
    await takeEntries(store, { versions: [], replaced: [] });
    expect(await notedImport(store)).toBeUndefined();
  });

  test('is deleted when the import is canceled', async () => {
    const { store } = await livedIn();
    await noteImport(store, 7);
    await forgetImport(store);
    expect(await notedImport(store)).toBeUndefined();
  });
});
