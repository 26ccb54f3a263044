/** Export, deletion and import of everything: an export restores everything, and no failure loses anything. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_SPACE } from '../../../domain/safe-space';
import { serializeSpace } from '../../../domain/safe-space-record';
import { encodeStroke } from '../../../machines/games/zen-garden/garden-codec';
import { storedFavorites } from '../../../src/device/favorites';
import { storedIntroChoices } from '../../../src/device/intro-choices';
import { localDayAndHour } from '../../../src/device/local-day-and-hour';
import {
  DEVICE_DATA_PARTS,
  DEVICE_ONLY_VALUES,
  deleteEverything,
  otherPeopleIn,
} from '../../../src/device/own-data';
import { storedTransactionId } from '../../../src/device/purchase';
import { DEFAULT_SETTINGS, storedSettings } from '../../../src/device/settings';
import { TABLE_NAMES } from '../../../src/device/tables';
import { storedFirstJournalDay, storedPremium, storedTriesLeft } from '../../../src/device/values';
import { SAVED_KEY, setAsideSpaceText } from '../../../src/games/safe-space-builder/space-store';
import { readImportFile } from '../../../src/pages/profile/look-at-file';
import { loadDataOfGames } from '../../../src/play/data-of-games';
import { Maker } from '../../fixtures/storage/maker';
import { emptyDevice, fileFrom, fullDevice, type OwnDevice, ownEntries } from './support/own-data';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_796_000_000_000);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const REPLACE = { how: 'replace' } as const;
const DONE = { refused: [] };

const idsIn = async (text: string) => (await fileFrom(text)).journal.map(({ id }) => id).sort();
const keysHere = () => Object.keys(localStorage).sort();

const inOrder = (list: readonly { id: string }[]) =>
  list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const byValue = (one: object, other: object) =>
  JSON.stringify({ ...one, id: 0 }) < JSON.stringify({ ...other, id: 0 }) ? -1 : 1;

/**
 * Returns what every store has. Generated keys, such as the ids of tabs, become places in the order. The order of the
 * entries of a day, and of values set aside, has no meaning.
 */
async function storesOf({ journal }: OwnDevice): Promise<object> {
  const tables = await journal.database.read(
    async (tables) =>
      Promise.all(TABLE_NAMES.map(async (name) => [name, await tables[name].getAll()] as const)),
    TABLE_NAMES,
  );
  const generated = ['key', 'tab', 'id'];
  const plain = (record: object, index: number) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        Array.isArray(value) && name !== 'key'
          ? inOrder(value)
          : generated.includes(name)
            ? index
            : value instanceof ArrayBuffer
              ? [...new Uint8Array(value)]
              : value,
      ]),
    );
  return {
    // The device computes tallies anew.
    ...Object.fromEntries(
      tables
        .filter(([name]) => name !== 'tallies')
        .map(([name, all]) => [name, (name === 'aside' ? all.toSorted(byValue) : all).map(plain)]),
    ),
    ...localStorage,
  };
}

/** Fills every store with random contents. */
async function fill({ journal, services }: OwnDevice, make: Maker): Promise<void> {
  const people = ['guest', 'rowan'];
  for (const person of people) {
    const entries = make.many(12, () => make.entry(person, make.day()));
    for (const entry of entries) await journal.put(entry);
    await journal.remove(entries.filter(() => make.isOneIn(5)));
    const [first] = entries;
    if (first && make.isOneIn(2)) await journal.revise([first]);
  }
  const values = {
    ...DEFAULT_SETTINGS,
    muted: make.isOneIn(2),
    volumes: { ambience: make.below(101), music: 3, effects: 1, voice: 2 },
  };
  if (make.isOneIn(2)) services.settings.set({ ...values, theme: make.of(['day', 'night', 'system']) });
  if (make.isOneIn(2))
    storedIntroChoices.set({
      'zen-garden': { dark: make.isOneIn(2) },
      'pattern-flow': { speed: 'slow', pads: make.below(9) },
    });
  if (make.isOneIn(2)) storedTransactionId.set(`SG-${make.below(1e9)}`);
  if (make.isOneIn(2)) storedFavorites.set(make.many(3, (index) => `game-${index}`));
  // An import sets it too, because it changes the journal.
  storedFirstJournalDay.set(localDayAndHour(Date.now()).day);
  const games = await loadDataOfGames();
  const keep = (slug: string, data: unknown) => make.isOneIn(2) && games[slug]?.store?.(data, 'replace');
  keep('memory-cards', { places: make.many(1, () => 'forest') });
  keep('worry-stones', {
    version: 1,
    stones: make.many(5, (id) => ({ id, stone: make.below(5), kind: 'work', since: make.day() })),
  });
  const space = () => ({ ...EMPTY_SPACE, name: `Space ${make.below(1e6)}`, lighting: 50 + make.below(50) });
  if (make.isOneIn(2))
    localStorage.setItem(
      SAVED_KEY,
      make.of([serializeSpace(space()), '{"name":"half"', make.text(serializeSpace(space()))]) || '{',
    );
  await journal.database.change(async (tables) => {
    for (const text of make.many(2, () => make.text('{"name":7}'))) await setAsideSpaceText(tables, text);
    for (const [index, one] of make.many(3, space).entries())
      await tables.drafts.put({ tab: `tab-${index}`, space: one });
    for (const game of ['zen-garden', 'pattern-flow'])
      if (make.isOneIn(2))
        await tables.sessions.put({
          game,
          address: `/games/${game}`,
          leftAt: make.below(1e12),
          state: { seed: make.below(9) },
        });
    const marks = make.many(6, (index) => ({
      key: [1000 + index, make.below(9), index] as const,
      step: `${index}.${make.below(9)}`,
      bytes: make.isOneIn(4) ? null : encodeStroke(make.line(1 + index)),
    }));
    for (const mark of marks) await tables.marks.put(mark);
  }, TABLE_NAMES);
}

describe('export, delete everything, import', () => {
  test.each([0, 1])('gives equal stores, for any contents of every store (%i)', async (part) => {
    for (let seed = part * 50; seed < part * 50 + 50; seed++) {
      const device = await emptyDevice('rowan');
      await fill(device, new Maker(seed));
      const before = await storesOf(device);
      const exported = await device.exported();
      await deleteEverything(await loadDataOfGames());
      expect([await indexedDB.databases(), keysHere()], `seed ${seed}`).toEqual([[], []]);
      const empty = await emptyDevice('rowan');
      expect(await empty.takes(exported, seed % 2 ? REPLACE : {})).toEqual(DONE);
      expect(await storesOf(empty), `seed ${seed}`).toEqual(before);
      expect(await empty.exported(), `seed ${seed}`).toBe(exported);
    }
  });

  test('reports the change, and restores the journal of a person who signed in with another case', async () => {
    const device = await fullDevice(3, 'rowan');
    const exported = await device.exported();
    const again = await emptyDevice('Rowan');
    const onChange = vi.fn();
    again.services.recorder.subscribe(onChange);
    expect(await again.takes(exported)).toEqual(DONE);
    expect(onChange).toHaveBeenCalledWith('written');
    expect(await again.exported()).toBe(exported.replaceAll('"rowan"', '"Rowan"'));
  });

  test('has and restores nothing that belongs to this device', async () => {
    const device = await fullDevice(1);
    storedPremium.set(true);
    storedTriesLeft.set(2);
    const exported = await device.exported();
    const empty = await emptyDevice();
    await empty.takes(exported);
    const here = DEVICE_ONLY_VALUES.flatMap(({ keys }) => keys);
    // An import changes the journal, so this device has the day of the first change.
    expect(keysHere().filter((key) => here.includes(key))).toEqual([storedFirstJournalDay.key]);
  });
});

describe('a deletion', () => {
  test('leaves a pending sign-out, and keys of other programs', async () => {
    await fullDevice(1, 'rowan');
    localStorage.setItem('stillgrove.leaving', 'true');
    localStorage.setItem('isPremium', 'true');
    localStorage.setItem('stillgrove.of-the-beta', '1');
    localStorage.setItem('of another site', '1');
    sessionStorage.setItem('stillgrove.checkIn', '{}');
    sessionStorage.setItem('of another site', '1');
    await deleteEverything(await loadDataOfGames());
    expect(keysHere()).toEqual(['of another site', 'stillgrove.leaving']);
    expect(Object.keys(sessionStorage)).toEqual(['of another site']);
  });

  test('succeeds in a browser that refuses localStorage', async () => {
    const games = await loadDataOfGames();
    await fullDevice(1);
    const refused = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new DOMException('No', 'SecurityError');
        },
      },
    );
    vi.stubGlobal('localStorage', refused);
    await deleteEverything(games);
    expect(await indexedDB.databases()).toEqual([]);
  });
});

describe('existing data', () => {
  test('stays when a file is added, without duplicates', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2);
    const before = await device.exported();
    await device.takes(file);
    const after = await device.exported();
    expect(await idsIn(after)).toEqual([...(await idsIn(before)), ...(await idsIn(file))].sort());
    expect(storedTransactionId.value).toBe('SG-SEED-2');
    const marks = async (text: string) =>
      ((await fileFrom(text)).games['zen-garden'] as { marks: { step: string }[] }).marks.map(
        ({ step }) => step,
      );
    expect(await marks(after)).toEqual([...(await marks(file)), ...(await marks(before))]);
    for (const again of [file, before]) {
      await device.takes(again);
      expect(await device.exported()).toBe(after);
    }
  });

  test('is replaced when a file replaces it: settings, garden and purchase too', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2);
    device.services.settings.change({ theme: 'day', muted: true });
    await device.takes(file, REPLACE);
    expect(await device.exported()).toBe(file);
    expect(device.services.settings.value.theme).toBe('night');
  });

  test('of a person who is not in the file stays in any case', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2, 'rowan');
    await device.takes(file, REPLACE);
    expect(await device.journal.entries('rowan')).toHaveLength(ownEntries(5002, 'rowan').length);
    expect((await device.journal.entries('guest')).map(({ id }) => id).sort()).toEqual(await idsIn(file));
  });

  test('stays with its person: guest entries of the file join on request, and those of other people stay out', async () => {
    const text = await (await fullDevice(1, 'rowan')).exported();
    const device = await emptyDevice('sky');
    expect(otherPeopleIn(await fileFrom(text))).toEqual(['rowan']);
    await device.takes(text, { joinsGuest: true });
    expect(await device.journal.entries('sky')).toHaveLength(ownEntries(1, 'guest').length);
    for (const other of ['guest', 'rowan']) expect(await device.journal.entries(other)).toEqual([]);
  });

  test('wins where it is newer, and completed plays stay completed', async () => {
    const device = await emptyDevice();
    const [play] = ownEntries(5, 'guest').filter((entry) => entry.kind === 'play' && !entry.completedAt);
    if (play?.kind !== 'play') throw new Error('This seed has no play that was left');
    await device.journal.put(play);
    const begun = await device.exported();
    await device.journal.put({ ...play, completedAt: play.at + 60_000, score: 70 });
    const completed = await device.exported();
    await device.takes(begun);
    expect(await device.exported()).toBe(completed);
  });
});

const realPut = IDBObjectStore.prototype.put;

/** Makes the database refuse records of a table. @returns a function that ends this */
function refuseRecords(table: string): () => void {
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === table) throw new DOMException('No room', 'QuotaExceededError');
    return realPut.apply(this, given);
  });
  return () => refusing.mockRestore();
}

/** Makes localStorage refuse these keys. @returns a function that ends this */
function refuseTexts(...keys: readonly string[]): () => void {
  const { setItem } = localStorage;
  const refuse = (key: string, value: string) => {
    if (keys.includes(key)) throw new DOMException('No room', 'QuotaExceededError');
    setItem.call(localStorage, key, value);
  };
  Object.defineProperty(localStorage, 'setItem', { value: refuse, configurable: true });
  return () => Reflect.deleteProperty(localStorage, 'setItem');
}

describe('a failed import', () => {
  test.each(['days', 'marks', 'drafts', 'sessions', 'aside'])(
    'that the table %s refuses changes nothing, and can run again',
    async (table) => {
      const file = await (await fullDevice(1)).exported();
      for (const how of ['merge', 'replace'] as const) {
        const device = await fullDevice(2);
        if (table === 'sessions' || table === 'drafts')
          await device.journal.database.change((tables) => tables[table].clear(), [table]);
        if (table === 'drafts') localStorage.removeItem(SAVED_KEY);
        if (table === 'aside')
          await device.journal.database.change((tables) => tables.aside.clear(), [table]);
        const before = await storesOf(device);
        const accept = refuseRecords(table);
        await expect(device.takes(file, { how })).rejects.toThrow('No room');
        expect(await storesOf(device)).toEqual(before);
        accept();
        expect(await device.takes(file, REPLACE)).toEqual(DONE);
        expect(await device.exported()).toBe(file);
      }
    },
  );

  test('while localStorage refuses everything, and the next one, lose nothing', async () => {
    const [first, second] = [await (await fullDevice(1)).exported(), await (await fullDevice(3)).exported()];
    const device = await fullDevice(2);
    const before = await storesOf(device);
    const accepts = [
      refuseRecords('days'),
      refuseTexts('stillgrove.settings', SAVED_KEY, 'stillgrove.transactionId'),
    ];
    for (const text of [first, second, second]) {
      await expect(device.takes(text, REPLACE)).rejects.toThrow('No room');
      expect(await storesOf(device)).toEqual(before);
    }
    for (const accept of accepts) accept();
    await device.takes(second, REPLACE);
    expect(await device.exported()).toBe(second);
  });

  test('names what localStorage refuses, imports the rest, and can run again', async () => {
    const file = await (await fullDevice(1)).exported();
    const device = await fullDevice(2);
    const before = { ...localStorage };
    const accept = refuseTexts('stillgrove.settings', SAVED_KEY);
    expect(await device.takes(file, REPLACE)).toEqual({ refused: ['your settings', 'your safe space'] });
    expect([localStorage[storedSettings.key], localStorage[SAVED_KEY]]).toEqual([
      before[storedSettings.key],
      before[SAVED_KEY],
    ]);
    expect((await device.journal.entries('guest')).map(({ id }) => id).sort()).toEqual(await idsIn(file));
    expect(localStorage[storedTransactionId.key]).toBe('SG-SEED-1');
    // For this visit the refused values apply.
    expect(device.services.settings.value.hideFigures).toBe(true);
    accept();
    expect(await device.takes(file, REPLACE)).toEqual(DONE);
    expect(await device.exported()).toBe(file);
  });
});

/** Locks of the browser that this test's imports share. */
function standInLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, { ifAvailable }: LockOptions, act: (lock: object | null) => unknown) => {
      if (held.has(name) && ifAvailable) return act(null);
      held.add(name);
      try {
        return await act({});
      } finally {
        held.delete(name);
      }
    },
  };
}

test('of two tabs that import at once the second is refused, and changes nothing', async () => {
  const file = await (await fullDevice(1)).exported();
  const device = await emptyDevice();
  vi.stubGlobal('navigator', { onLine: false, locks: standInLocks() });
  expect(await Promise.all([device.takes(file), device.takes(file, REPLACE)])).toEqual([DONE, 'busy']);
  expect(await device.exported()).toBe(file);
});

test('an import while another tab plays has all entries of both', async () => {
  const file = await (await fullDevice(1)).exported();
  const device = await emptyDevice();
  const played = ownEntries(9, 'guest');
  const [outcome] = await Promise.all([
    device.takes(file),
    ...played.map((entry) => device.journal.put(entry)),
  ]);
  expect(outcome).toEqual(DONE);
  expect(await idsIn(await device.exported())).toEqual(
    [...(await idsIn(file)), ...played.map(({ id }) => id)].sort(),
  );
});

describe('a refused file gives one sentence:', () => {
  const told = (text: string, size = text.length) => readImportFile({ size, text: async () => text });

  test('one of 50 MB is not even read', async () => {
    const text = vi.fn();
    expect(await readImportFile({ size: 50 * 1024 * 1024, text })).toMatch(/^This file is larger than any/);
    expect(text).not.toHaveBeenCalled();
  });

  test.each<[string, object, RegExp]>([
    ['a newer version', { version: 2 }, /newer version/],
    ['something unknown', { games: { 'game-of-2031': {} } }, /does not know/],
    ['a damaged part', { settings: { theme: 7 } }, /damaged/],
    ['another format', { format: 'elsewhere' }, /^This is not a file/],
  ])('one with %s', async (_name, more, words) => {
    const text = JSON.stringify({ ...JSON.parse(await (await fullDevice(1)).exported()), ...more });
    expect(await told(text)).toMatch(words);
  });
});

test('the parts are those that the page of the data file describes', async () => {
  const { readFile } = await import('node:fs/promises');
  const page = await readFile('docs/data-file.md', 'utf8');
  for (const name of [...Object.keys(DEVICE_DATA_PARTS), ...Object.keys(await loadDataOfGames())])
    expect(page, name).toContain(`\`${name}\``);
});
