/** Exports of a journal in which entries were changed and removed. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toSent } from '../../../../domain/contract';
import type { JournalEntry, MoodEntry } from '../../../../domain/journal';
import { GUEST } from '../../../../domain/person';
import { readExport } from '../../../../src/device/export-file';
import { type ImportOptions, importFile, readFile } from '../../../../src/device/import/import-file';
import { CopyNotes } from '../../../../src/device/sync/copy-notes';
import { sync } from '../../../../src/device/sync/sync';
import { dataOfGames } from '../../../../src/play/data-of-games';
import { mood } from '../support/device';
import { ModelCopy } from '../support/model-copy';
import { emptyDevice, type OwnDevice } from '../support/own-data';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_796_000_000_000);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const takes = async ({ services }: OwnDevice, text: string, how: ImportOptions['how'] = 'merge') =>
  importFile({ ...services, dataOfGames }, await readFile(text, dataOfGames), { how, joinsGuest: false });

/** Returns an export with two entries, and its device, which later changed the first entry and removed the second. */
async function deviceWithBoth(person: string) {
  const device = await emptyDevice(person === GUEST ? undefined : person);
  const [changed, gone] = [{ ...mood(), person } as MoodEntry, { ...mood(), person }];
  for (const entry of [changed, gone]) await device.journal.put(entry);
  const before = await device.exported();
  await device.journal.revise([{ ...changed, mood: 'negative' }]);
  await device.journal.remove([gone]);
  return { device, changed, gone, before };
}

test('a change and a removal survive export and import, byte for byte', async () => {
  const { device, gone } = await deviceWithBoth(GUEST);
  const exported = await device.exported();
  expect(readExport(exported).removed).toEqual([{ id: gone.id, day: gone.day, rev: 1, person: GUEST }]);
  for (const how of ['merge', 'replace'] as const) {
    const other = await emptyDevice();
    await takes(other, exported, how);
    expect(await other.exported()).toBe(exported);
  }
});

test('an earlier version of the app can read every entry of the file', async () => {
  const { device, changed } = await deviceWithBoth(GUEST);
  const { journal, version } = JSON.parse(await device.exported()) as {
    journal: JournalEntry[];
    version: number;
  };
  expect(version).toBe(1);
  expect(journal).toEqual([{ ...changed, mood: 'negative', rev: 1 }]);
});

test('adding an older file restores neither a removed entry nor a corrected mood', async () => {
  const { device, before } = await deviceWithBoth(GUEST);
  const now = await device.exported();
  await takes(device, before);
  expect(await device.exported()).toBe(now);
});

test('replacing the journal by an older file restores both, on the copy too', async () => {
  const { device, before, changed, gone } = await deviceWithBoth('rowan');
  const copy = new ModelCopy();
  const bring = () => sync(new CopyNotes(device.journal.store, 'rowan'), copy, () => undefined);
  expect(await bring()).toBe('done');
  expect([copy.entries.length, copy.removed.length]).toEqual([1, 1]);
  await takes(device, before, 'replace');
  const all = [
    { ...changed, rev: 2 },
    { ...gone, rev: 2 },
  ];
  expect(await device.journal.entries('rowan')).toEqual(all);
  expect(await bring()).toBe('done');
  expect(await device.journal.entries('rowan')).toEqual(all);
  expect(copy.entries.map(({ rev }) => rev)).toEqual([2, 2]);
});

test('a file with an unsent change brings the change to another device', async () => {
  const { device, gone, changed } = await deviceWithBoth('rowan');
  const file = await device.exported();
  const other = await emptyDevice('rowan');
  const copy = new ModelCopy();
  await copy.send([changed, gone].map(toSent));
  const bring = () => sync(new CopyNotes(other.journal.store, 'rowan'), copy, () => undefined);
  await bring();
  expect(await other.journal.entries('rowan')).toHaveLength(2);
  await takes(other, file);
  await bring();
  expect(copy.removed).toMatchObject([{ id: gone.id, rev: 1 }]);
  expect(copy.entries).toMatchObject([{ id: changed.id, mood: 'negative', rev: 1 }]);
});

test.each([
  ['without its owner', { id: 'entry-0001', day: '2026-11-20', rev: 1 }],
  ['without a revision', { id: 'entry-0001', day: '2026-11-20', person: GUEST }],
  ['that is no object', 7],
])('a file with a removal %s is refused as damaged', async (_name, removal) => {
  const { device } = await deviceWithBoth(GUEST);
  const file = JSON.parse(await device.exported()) as object;
  expect(() => readExport(JSON.stringify({ ...file, removed: [removal] }))).toThrow('damaged');
});
