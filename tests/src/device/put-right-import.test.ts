/** Exports of a journal in which entries were changed and removed. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toSentVersion } from '../../../domain/contract';
import type { MoodEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import { syncWithRemote } from '../../../src/device/sync';
import { mood } from './support/device';
import { ModelCopy } from './support/model-copy';
import { emptyDevice, fileFrom } from './support/own-data';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_796_000_000_000);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns an export with two entries, and its device, which later changed the first entry and removed the second. */
async function deviceWithBoth(person: string) {
  const device = await emptyDevice(person === GUEST_OWNER ? undefined : person);
  const [changed, gone] = [{ ...mood(), person } as MoodEntry, { ...mood(), person }];
  for (const entry of [changed, gone]) await device.journal.put(entry);
  const before = await device.exported();
  await device.journal.revise([{ ...changed, mood: 'negative' }]);
  await device.journal.remove([gone]);
  return { device, changed, gone, before };
}

test('a change and a removal survive export and import, byte for byte', async () => {
  const { device, gone } = await deviceWithBoth(GUEST_OWNER);
  const exported = await device.exported();
  expect((await fileFrom(exported)).removed).toEqual([
    { id: gone.id, day: gone.day, rev: 1, person: GUEST_OWNER },
  ]);
  for (const how of ['merge', 'replace'] as const) {
    const other = await emptyDevice();
    await other.takes(exported, { how });
    expect(await other.exported()).toBe(exported);
  }
});

test('adding an older file restores neither a removed entry nor a corrected mood', async () => {
  const { device, before } = await deviceWithBoth(GUEST_OWNER);
  const now = await device.exported();
  await device.takes(before);
  expect(await device.exported()).toBe(now);
});

test('replacing the journal by an older file restores both, on the copy too', async () => {
  const { device, before, changed, gone } = await deviceWithBoth('rowan');
  const copy = new ModelCopy();
  const bring = () => syncWithRemote(device.journal.database, 'rowan', copy);
  expect(await bring()).toBe('done');
  expect([copy.entries.length, copy.removed.length]).toEqual([1, 1]);
  await device.takes(before, { how: 'replace' });
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
  await copy.send([changed, gone].map(toSentVersion));
  const bring = () => syncWithRemote(other.journal.database, 'rowan', copy);
  await bring();
  expect(await other.journal.entries('rowan')).toHaveLength(2);
  await other.takes(file);
  await bring();
  expect(copy.removed).toMatchObject([{ id: gone.id, rev: 1 }]);
  expect(copy.entries).toMatchObject([{ id: changed.id, mood: 'negative', rev: 1 }]);
});
