/** 'Export my data' has each part that exists and no other, and 'Delete my data' removes only this app's data. */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteEverything } from '../../../src/device/export-and-delete';
import { readExport } from '../../../src/device/export-file';
import { mood } from './support/device';
import { emptyDevice, fullDevice, ownEntries } from './support/own-data';

let warned: unknown[];
beforeEach(() => {
  warned = [];
  vi.spyOn(Date, 'now').mockReturnValue(1_796_000_000_000);
  vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void warned.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const names = (text: string) => Object.keys(JSON.parse(text));

describe('an export', () => {
  test('of an empty device has no optional part', async () => {
    const device = await emptyDevice();
    expect(names(await device.exported())).toEqual([
      'format',
      'version',
      'exportedAt',
      'people',
      'journal',
      'games',
    ]);
  });

  test('has removals, choices, interrupted sessions, settings and the transaction ID', async () => {
    const device = await fullDevice(3, 'rowan');
    const [entry] = await device.journal.entries('guest');
    if (!entry) throw new Error('The journal is empty');
    await device.journal.remove([entry]);
    const file = readExport(await device.exported());
    expect(file.people).toEqual(['guest', 'rowan']);
    expect(file.journal).toHaveLength(ownEntries(3, 'guest').length + ownEntries(5003, 'rowan').length - 1);
    expect(file.removed).toMatchObject([{ id: entry.id, person: 'guest' }]);
    expect(file.choices).toEqual({ 'forest-meditation': { minutes: 3 } });
    expect(file.interrupted).toMatchObject({ 'zen-garden': { address: '/games/zen-garden' } });
    expect(file.settings).toMatchObject({ theme: 'night' });
    expect(file.transactionId).toBe('SG-SEED-3');
  });
});

describe('a deletion', () => {
  test('removes the journal and every value of this app, and keeps those of others and a pending sign-out', async () => {
    const device = await emptyDevice();
    await device.journal.put(mood());
    device.services.settings.change({ theme: 'night' });
    (await openDB('stillgrove-tries')).close();
    for (const key of [
      'isPremium',
      'lastCheckInTime',
      'stillgrove.leaving',
      'others.isPremium',
      'my-stillgrove.user',
    ])
      localStorage.setItem(key, 'true');
    // Otherwise the check-in of a deleted play would open after the deletion.
    for (const key of ['stillgrove.checkIn', 'others.tab']) sessionStorage.setItem(key, '{}');
    await deleteEverything();
    expect(Object.keys(localStorage)).toEqual([
      'stillgrove.leaving',
      'others.isPremium',
      'my-stillgrove.user',
    ]);
    expect(Object.keys(sessionStorage)).toEqual(['others.tab']);
    expect(await indexedDB.databases()).toEqual([]);
    expect(warned).toEqual([]);
  });

  test('deletes the journal although the browser refuses access to localStorage', async () => {
    await emptyDevice();
    vi.stubGlobal('localStorage', undefined);
    await deleteEverything();
    expect(await indexedDB.databases()).toEqual([]);
    expect(warned).toContain('Storage could not be read');
  });
});
