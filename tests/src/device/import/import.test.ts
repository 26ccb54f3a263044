/** An import restores an export exactly, and a failure leaves nothing half done. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteEverything } from '../../../../src/device/export-and-delete';
import { LARGEST_FILE, readExport, UnreadableFile } from '../../../../src/device/export-file';
import {
  finishImport,
  importFile,
  readFile,
  strangersIn,
  UnfinishedImport,
} from '../../../../src/device/import/import-file';
import { notedImport, noteImport } from '../../../../src/device/import/journal-import';
import { keptPremium } from '../../../../src/device/stored-values';
import { GardenStore } from '../../../../src/games/zen-garden/garden-store';
import { look } from '../../../../src/pages/profile/look-at-file';
import { dataOfGames } from '../../../../src/play/data-of-games';
import { mood } from '../support/device';
import { emptyDevice, fullDevice, type OwnDevice, ownEntries } from '../support/own-data';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_796_000_000_000);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const MERGE = { how: 'merge', joinsGuest: false } as const;
const REPLACE = { how: 'replace', joinsGuest: false } as const;

const takes = async ({ services }: OwnDevice, text: string, options: typeof MERGE | typeof REPLACE = MERGE) =>
  importFile({ ...services, dataOfGames }, await readFile(text, dataOfGames), options);

const idsIn = (text: string) =>
  readExport(text)
    .journal.map(({ id }) => id)
    .sort();

describe('export, delete, import', () => {
  test.each([MERGE, REPLACE])('gives the same bytes: %j', async (options) => {
    for (let seed = 1; seed <= 20; seed++) {
      const device = await fullDevice(seed);
      const exported = await device.exported();
      expect(idsIn(exported)).toHaveLength(ownEntries(seed, 'guest').length);
      await deleteEverything();
      await dataOfGames.wipe();
      expect(await indexedDB.databases()).toEqual([]);
      const empty = await emptyDevice();
      expect(await empty.exported()).not.toBe(exported);
      const onChange = vi.fn();
      empty.services.recorder.subscribe(onChange);
      expect(await takes(empty, exported, options)).toBe('done');
      expect(onChange).toHaveBeenCalledWith('written');
      expect(await empty.exported()).toBe(exported);
    }
  });

  test('also for a person who signed in again, with a guest on the device', async () => {
    const device = await fullDevice(3, 'rowan');
    const exported = await device.exported();
    // User names are case-insensitive.
    const again = await emptyDevice('Rowan');
    expect(await takes(again, exported)).toBe('done');
    expect(await again.exported()).toBe(exported.replaceAll('"rowan"', '"Rowan"'));
  });

  test('a file from before the version field is accepted', async () => {
    const journal = ownEntries(8, 'guest').map((entry) => {
      if (entry.kind !== 'mood' || entry.when === 'before') return entry;
      const { when: _, ...silent } = entry;
      return silent;
    });
    const first = {
      exportedAt: 7,
      journal,
      games: {},
      storedValues: {
        'stillgrove.settings': '{"theme":"day"}',
        'stillgrove.transactionId': 'SG-1',
        'stillgrove.isPremium': 'true',
      },
    };
    const device = await emptyDevice();
    await takes(device, JSON.stringify(first, undefined, 2));
    const { settings, transactionId, journal: taken } = readExport(await device.exported());
    expect([settings?.theme, transactionId]).toEqual(['day', 'SG-1']);
    expect(taken).toHaveLength(journal.length);
    // No file can grant premium.
    expect(localStorage.getItem(keptPremium.key)).toBeNull();
  });
});

describe('existing data', () => {
  test('stays when a file is added, without duplicates', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2);
    const before = await device.exported();
    await takes(device, file);
    const after = await device.exported();
    expect(idsIn(after)).toEqual([...idsIn(before), ...idsIn(file)].sort());
    expect(readExport(after).transactionId).toBe('SG-SEED-2');
    const marks = (text: string) =>
      (readExport(text).games['zen-garden'] as { marks: { step: string }[] }).marks;
    expect(marks(after).map(({ step }) => step)).toEqual(
      [...marks(file), ...marks(before)].map(({ step }) => step),
    );
    await takes(device, file);
    expect(await device.exported()).toBe(after);
    await takes(device, before);
    expect(await device.exported()).toBe(after);
  });

  test('is replaced when a file replaces it: settings, garden and purchase too', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2);
    device.services.settings.change({ theme: 'day', muted: true });
    await takes(device, file, REPLACE);
    expect(await device.exported()).toBe(file);
    expect(localStorage.getItem('stillgrove.importing')).toBeNull();
    expect(device.services.settings.value.theme).toBe('night');
  });

  test('of a person who is not in the file stays in any case', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2, 'rowan');
    await takes(device, file, REPLACE);
    expect(await device.journal.entries('rowan')).toHaveLength(ownEntries(5002, 'rowan').length);
    expect((await device.journal.entries('guest')).map(({ id }) => id).sort()).toEqual(idsIn(file));
  });

  test('stays with its person: guest entries of the file join on request, and those of other people stay out', async () => {
    const text = await (await fullDevice(1, 'rowan')).exported();
    const device = await emptyDevice('sky');
    const file = await readFile(text, dataOfGames);
    expect(strangersIn(file)).toEqual(['rowan']);
    await importFile({ ...device.services, dataOfGames }, file, { how: 'merge', joinsGuest: true });
    expect(await device.journal.entries('sky')).toHaveLength(ownEntries(1, 'guest').length);
    for (const other of ['guest', 'rowan']) expect(await device.journal.entries(other)).toEqual([]);
  });

  test('newer versions win, and completed plays stay completed', async () => {
    const device = await emptyDevice();
    const [play] = ownEntries(5, 'guest').filter((entry) => entry.kind === 'play' && !entry.completedAt);
    if (play?.kind !== 'play') throw new Error('This seed has no play that was left');
    await device.journal.put(play);
    const begun = await device.exported();
    await device.journal.put({ ...play, completedAt: play.at + 60_000, score: 70 });
    const completed = await device.exported();
    await takes(device, begun);
    expect(await device.exported()).toBe(completed);
  });
});

const realPut = IDBObjectStore.prototype.put;

describe('after a failure', () => {
  const FAILING = [
    ['the garden', () => vi.spyOn(GardenStore.prototype, 'take').mockRejectedValueOnce(new Error('full'))],
    [
      'the journal',
      () => {
        const put = IDBObjectStore.prototype.put;
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
          this: IDBObjectStore,
          ...given
        ) {
          if (this.name === 'days') throw new DOMException('No room', 'QuotaExceededError');
          return put.apply(this, given);
        });
      },
    ],
    [
      'the note that it begins',
      () => {
        const put = IDBObjectStore.prototype.put;
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
          this: IDBObjectStore,
          ...given
        ) {
          if (this.name === 'imports') throw new DOMException('No room', 'QuotaExceededError');
          return put.apply(this, given);
        });
      },
    ],
  ] as const;

  test.each(FAILING)('%s: everything is unchanged, in both modes', async (_name, fail) => {
    const file = await (await fullDevice(1)).exported();
    for (const options of [MERGE, REPLACE]) {
      const device = await fullDevice(2);
      const before = await device.exported();
      fail();
      await expect(takes(device, file, options)).rejects.toThrow();
      vi.mocked(IDBObjectStore.prototype.put).mockRestore?.();
      expect(await device.exported()).toBe(before);
      expect(localStorage.getItem('stillgrove.importing')).toBeNull();
      expect(await notedImport(device.journal.store)).toBeUndefined();
      // The import can run again.
      await takes(device, file, REPLACE);
      expect(await device.exported()).toBe(file);
    }
  });

  test('of the rollback too, the person is told, and the next start completes the import', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2);
    const restoring = vi.spyOn(dataOfGames, 'restore').mockRejectedValueOnce(new Error('full'));
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'days') throw new DOMException('No room', 'QuotaExceededError');
      return realPut.apply(this, given);
    });
    await expect(takes(device, file, REPLACE)).rejects.toBeInstanceOf(UnfinishedImport);
    putting.mockRestore();
    restoring.mockRestore();
    expect(localStorage.getItem('stillgrove.importing')).toBe('true');
    await finishImport({ ...device.services, dataOfGames });
    expect(await device.exported()).toBe(file);
    expect(localStorage.getItem('stillgrove.importing')).toBeNull();
  });

  test('and of its rollback, the next import first restores the previous data', async () => {
    const first = await (await fullDevice(1)).exported();
    const second = await (await fullDevice(3)).exported();
    const device = await fullDevice(2);
    const before = await device.exported();
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'days') throw new DOMException('No room', 'QuotaExceededError');
      return realPut.apply(this, given);
    });
    const full = new Error('full');
    const restoring = vi
      .spyOn(dataOfGames, 'restore')
      .mockRejectedValueOnce(full)
      .mockRejectedValueOnce(full);
    for (const text of [first, second])
      await expect(takes(device, text, REPLACE)).rejects.toBeInstanceOf(UnfinishedImport);
    // From now on a rollback fits into the storage, but the journal does not.
    await expect(takes(device, second, REPLACE)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await device.exported()).toBe(before);
    expect(localStorage.getItem('stillgrove.importing')).toBeNull();
    putting.mockRestore();
    restoring.mockRestore();
    await takes(device, second, REPLACE);
    expect(await device.exported()).toBe(second);
  });

  test('by a closed page the next start completes the import, once', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2);
    const { store } = device.journal;
    // State after the page closed at the start of an import: the plan is written, its data is not.
    const plan = {
      ...REPLACE,
      file: await readFile(file, dataOfGames),
      person: 'guest',
      begunAt: Date.now(),
      before: { games: {}, settings: null, transactionId: null },
    };
    localStorage.setItem('stillgrove.importing', 'true');
    await noteImport(store, plan);
    const since = { ...mood(), person: 'guest', at: Date.now() + 5000 };
    await device.journal.put(since);
    await finishImport({ ...device.services, dataOfGames });
    expect(idsIn(await device.exported())).toEqual([...idsIn(file), since.id].sort());
    expect(readExport(await device.exported()).games).toEqual(readExport(file).games);
    expect(localStorage.getItem('stillgrove.importing')).toBeNull();
    const after = await device.exported();
    await finishImport({ ...device.services, dataOfGames });
    expect(await device.exported()).toBe(after);
  });

  test('a foreign value in place of the plan is deleted, and the journal stays', async () => {
    const file = await readFile(await (await fullDevice(1)).exported(), dataOfGames);
    const device = await fullDevice(2);
    const before = await device.exported();
    const halves = [
      { file },
      { file, before: {} },
      { file, person: 'guest' },
      { before: {}, person: 'guest' },
    ];
    for (const junk of [null, 7, 'text', [], { file: 3 }, ...halves]) {
      await noteImport(device.journal.store, junk);
      await finishImport({ ...device.services, dataOfGames });
      expect(await notedImport(device.journal.store)).toBeUndefined();
    }
    expect(await device.exported()).toBe(before);
  });
});

test('of two simultaneous imports the second is refused, and changes nothing', async () => {
  const held = new Set<string>();
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    act: (lock: object | null) => unknown,
  ) => {
    if (held.has(name) && ifAvailable) return act(null);
    held.add(name);
    try {
      return await act({});
    } finally {
      held.delete(name);
    }
  };
  const file = await (await fullDevice(1)).exported();
  const device = await emptyDevice();
  vi.stubGlobal('navigator', { onLine: false, locks: { request } });
  expect(await Promise.all([takes(device, file), takes(device, file, REPLACE)])).toEqual(['done', 'busy']);
  expect(await device.exported()).toBe(file);
});

describe('a refused file gives one sentence:', () => {
  const told = (text: string, size = text.length) => look({ size, text: async () => text });
  const good = async () => (await fullDevice(1)).exported();
  const changed = async (change: (file: Record<string, unknown>) => unknown) => {
    const file = JSON.parse(await good());
    return JSON.stringify(change(file) ?? file);
  };

  test('one of 50 MB is not even read', async () => {
    const text = vi.fn();
    expect(await look({ size: 50 * 1024 * 1024, text })).toMatch(/^This file is larger than any/);
    expect(text).not.toHaveBeenCalled();
    expect(LARGEST_FILE).toBeLessThan(50 * 1024 * 1024);
  });

  test.each([
    ['nothing', '', /^This is not a file/],
    ['words', 'I feel better now', /^This is not a file/],
    ['null', 'null', /^This is not a file/],
    ['a list', '[]', /^This is not a file/],
    ['a file of somebody else', '{"format":"elsewhere","version":1,"journal":[]}', /^This is not a file/],
    ['a picture', '\u0089PNG\r\n\u001a\n', /^This is not a file/],
  ])('%s', async (_name, text, words) => {
    expect(await told(text)).toMatch(words);
  });

  test.each<[string, (file: Record<string, unknown>) => unknown, RegExp]>([
    ['a newer version', (file) => ({ ...file, version: 2 }), /newer version/],
    ['no version', (file) => ({ ...file, version: undefined }), /damaged/],
    ['an entry of a later kind', (file) => ({ ...file, journal: [{ kind: 'dream' }] }), /does not know/],
    ['an entry that is none', (file) => ({ ...file, journal: [null] }), /damaged/],
    ['no journal', (file) => ({ ...file, journal: undefined }), /damaged/],
    ['a setting of another shape', (file) => ({ ...file, settings: { theme: 7 } }), /damaged/],
    ['a game that nobody knows', (file) => ({ ...file, games: { 'game-of-2031': {} } }), /does not know/],
    [
      'a garden of another shape',
      (file) => ({ ...file, games: { 'zen-garden': { marks: [7] } } }),
      /damaged/,
    ],
    ['a transaction ID that is none', (file) => ({ ...file, transactionId: '<b>' }), /damaged/],
  ])('%s', async (_name, change, words) => {
    expect(await told(await changed(change))).toMatch(words);
  });

  test('one truncated anywhere', async () => {
    const text = await good();
    for (let at = 20; at < text.length - 2; at += 97)
      expect(await told(text.slice(0, at))).toMatch(/cut off/);
  });

  test('only reading it throws', () => {
    expect(() => readExport('x')).toThrow(UnreadableFile);
  });
});
