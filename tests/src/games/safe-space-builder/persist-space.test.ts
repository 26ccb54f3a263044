/** Stored data of a safe space: saved, draft and set aside, with a storage that the test controls. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_SPACE, type Space } from '../../../../domain/safe-space';
import { serializeSpace } from '../../../../domain/safe-space-record';
import { createSingleFlight } from '../../../../domain/single-flight';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  selectIsAskingToOverwrite,
  selectIsUnsaved,
  selectSpace,
} from '../../../../machines/games/safe-space-builder/selectors';
import { openDatabase } from '../../../../src/device/database';
import { writeText } from '../../../../src/device/stored';
import { type Database, TABLE_NAMES } from '../../../../src/device/tables';
import { persistSpace } from '../../../../src/games/safe-space-builder/persist-space';
import safeSpaceData from '../../../../src/games/safe-space-builder/safe-space-builder.data';
import { manualClock } from '../../../fakes/manual-clock';

/** localStorage or sessionStorage with a limited number of characters, including those of the keys. */
class Store {
  [key: string]: unknown;

  constructor(room = 5_000_000) {
    const hide = (name: string, value: unknown) =>
      Object.defineProperty(this, name, { value, enumerable: false, writable: true });
    hide('room', room);
    hide('getItem', (key: string) => (Object.hasOwn(this, key) ? this[key] : null));
    hide('removeItem', (key: string) => {
      delete this[key];
    });
    hide('setItem', (key: string, value: string) => {
      const others = Object.entries(this).filter(([other]) => other !== key);
      const used = others.reduce((sum, [name, text]) => sum + name.length + String(text).length, 0);
      if (used + key.length + value.length > (this.room as number))
        throw new DOMException('It is full', 'QuotaExceededError');
      this[key] = value;
    });
  }

  get texts(): Record<string, string> {
    return Object.fromEntries(Object.entries(this)) as Record<string, string>;
  }
}

let device: Store;
let told: string[];
let page: EventTarget;

/** Opens the game on the same device: in a new tab, or in the given tab after a reload. */
async function open(tab: Store = new Store()) {
  vi.stubGlobal('sessionStorage', tab);
  const { clock, host } = manualClock();
  const actor = createActor(safeSpaceBuilderMachine, { clock, input: { seed: 1 } });
  actor.start();
  const toasts = { show: ({ description }: { description: string }) => void told.push(description) };
  const close = persistSpace(actor, { toasts, clock, database: createSingleFlight(openDatabase) } as never);
  await settled();
  actor.send({ type: 'game.started' });
  return {
    actor,
    tab,
    close,
    pass: (ms: number) => host.pass(ms),
    does: (...events: readonly SafeSpaceEvent[]) => {
      for (const event of events) actor.send(event);
    },
    get space(): Space {
      return selectSpace(actor.getSnapshot());
    },
    get isUnsaved(): boolean {
      return selectIsUnsaved(actor.getSnapshot());
    },
    get isAsked(): boolean {
      return selectIsAskingToOverwrite(actor.getSnapshot());
    },
  };
}

/** The database, as the test reads and changes it. */
let database: Database;
const drafts = async () =>
  (await database.read((tables) => tables.drafts.getAll(), ['drafts'])).map(({ space }) => space.name);
const asideTexts = async () =>
  (await database.read((tables) => tables.aside.getAll(), ['aside'])).map(({ value }) => value);

/** Waits until the database has done all earlier work. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const name = (text: string): SafeSpaceEvent => ({ type: 'name.changed', name: text });
const SAVE: SafeSpaceEvent = { type: 'save.requested' };
const KEPT = serializeSpace({ ...EMPTY_SPACE, name: 'Kept' });

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  device = new Store();
  told = [];
  page = new EventTarget();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.stubGlobal('localStorage', new Store());
  // A refused text stays for the visit.
  writeText('safeSpace', null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('saving', () => {
  test('writes the record, and the next visit finds it', async () => {
    const visit = await open();
    visit.does(name('Home'), { type: 'element.added', kind: 'tree', at: 7 }, SAVE);
    expect(JSON.parse(device.texts.safeSpace as string)).toEqual(visit.space);
    visit.close();
    const next = await open();
    expect(next.space).toEqual(visit.space);
    expect(next.isUnsaved).toBe(false);
    expect(await drafts()).toEqual([]);
  });

  test('on a full device shows a message, and leaves the saved space unchanged', async () => {
    const visit = await open();
    visit.does(name('Kept'), SAVE);
    const emitted: string[] = [];
    visit.actor.on('toast', ({ title }) => emitted.push(title));
    device.room = 60;
    visit.does(name('x'.repeat(5000)), SAVE);
    visit.pass(1000);
    expect(emitted).toEqual(['Not saved']);
    expect(JSON.parse(device.texts.safeSpace as string).name).toBe('Kept');
    expect(visit.space.name).toHaveLength(5000);
    device.room = 5_000_000;
    visit.does(SAVE);
    expect(JSON.parse(device.texts.safeSpace as string).name).toHaveLength(5000);
  });

  test('on a device that refuses everything works for the visit', async () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const visit = await open();
    visit.does(name('Home'), SAVE);
    visit.pass(1000);
    expect(visit.space.name).toBe('Home');
    visit.close();
  });
});

describe('an unsaved change', () => {
  test('survives a reload, and the saved space can be restored', async () => {
    device.safeSpace = KEPT;
    const visit = await open();
    visit.does(name('Draft'));
    visit.pass(400);
    await settled();
    const reloaded = await open(visit.tab);
    expect(reloaded.space.name).toBe('Draft');
    expect(reloaded.isUnsaved).toBe(true);
    reloaded.does({ type: 'space.reverted' });
    reloaded.pass(400);
    await settled();
    expect(reloaded.space.name).toBe('Kept');
    expect(await drafts()).toEqual([]);
  });

  test('is written immediately when the page closes', async () => {
    const visit = await open();
    visit.does(name('Draft'));
    expect(await drafts()).toEqual([]);
    page.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(await drafts()).toEqual(['Draft']);
    expect(device.texts.safeSpace).toBeUndefined();
  });

  test('of a closed tab is found by the next one', async () => {
    const visit = await open();
    visit.does(name('Draft'));
    visit.close();
    expect((await open()).space.name).toBe('Draft');
    expect(await drafts()).toEqual(['Draft']);
  });

  test('of each tab stays separate', async () => {
    const [one, other] = [await open(), await open()];
    one.does(name('One'));
    one.pass(400);
    await settled();
    other.does(name('Other'));
    other.pass(400);
    await settled();
    expect((await open(one.tab)).space.name).toBe('One');
    expect((await open(other.tab)).space.name).toBe('Other');
  });
});

describe('another tab', () => {
  const tell = () => {
    const event = Object.assign(new Event('storage'), { storageArea: device, key: 'safeSpace' });
    page.dispatchEvent(event);
  };

  test('with a save is shown if nothing would be lost', async () => {
    const visit = await open();
    device.safeSpace = KEPT;
    tell();
    expect(visit.space.name).toBe('Kept');
  });

  test('is not overwritten before the person agrees', async () => {
    const visit = await open();
    visit.does(name('Mine'));
    device.safeSpace = KEPT;
    tell();
    visit.does(SAVE);
    expect(visit.isAsked).toBe(true);
    visit.does({ type: 'save.dropped' });
    expect(device.texts.safeSpace).toBe(KEPT);
    visit.does(SAVE, { type: 'save.insisted' });
    expect(JSON.parse(device.texts.safeSpace as string).name).toBe('Mine');
    // This tab has read the stored space by now.
    visit.does(name('Mine again'), SAVE);
    expect(visit.isAsked).toBe(false);
  });
});

describe('an unreadable text', () => {
  test('is set aside unchanged, reported once, and replaced by the defaults', async () => {
    device.safeSpace = KEPT.slice(0, 40);
    const visit = await open();
    expect(visit.space).toEqual(EMPTY_SPACE);
    expect(told).toHaveLength(1);
    expect(console.warn).toHaveBeenCalled();
    expect(await asideTexts()).toEqual([KEPT.slice(0, 40)]);
    visit.close();
    await open();
    expect(told).toHaveLength(1);
  });

  test('in part is set aside completely before anything replaces it', async () => {
    const text = JSON.stringify({ ...EMPTY_SPACE, name: 'Half', elements: [{ id: 'volcano-1' }] });
    device.safeSpace = text;
    const visit = await open();
    expect(visit.space.name).toBe('Half');
    visit.does(SAVE);
    expect(await asideTexts()).toEqual([text]);
    visit.close();
    await open();
    expect(await asideTexts()).toEqual([text]);
    expect(told).toHaveLength(1);
  });

  test('is not lost when there is no space to copy it', async () => {
    const text = `${'x'.repeat(3000)}`;
    const half = JSON.stringify({ ...EMPTY_SPACE, weather: text });
    device = new Store(half.length + 400);
    vi.stubGlobal('localStorage', device);
    device.safeSpace = half;
    const visit = await open();
    visit.does(SAVE);
    expect(await asideTexts()).toEqual([half]);
    expect(JSON.parse(device.texts.safeSpace as string)).toEqual(EMPTY_SPACE);
  });

  test('as a draft is set aside too, and the saved space is shown', async () => {
    device.safeSpace = KEPT;
    const visit = await open();
    visit.does(name('Draft'));
    visit.pass(400);
    await settled();
    await database.change(
      async (tables) => {
        const [draft] = await tables.drafts.getAll();
        await tables.drafts.put({ tab: draft?.tab ?? '', space: { weather: 'rain' } as never });
      },
      ['drafts'],
    );
    expect((await open(visit.tab)).space.name).toBe('Kept');
    expect([await asideTexts(), await drafts()]).toEqual([['{"weather":"rain"}'], []]);
  });
});

test('everything is exported, and imported beside or instead of existing data', async () => {
  device.safeSpace = 'broken';
  const visit = await open();
  visit.does(name('Home'), SAVE, name('Draft'));
  visit.pass(400);
  await settled();
  const file = {
    saved: { ...EMPTY_SPACE, name: 'Home' },
    drafts: [{ ...EMPTY_SPACE, name: 'Draft' }],
    aside: ['broken'],
  };
  expect(await database.read(safeSpaceData.read, TABLE_NAMES)).toEqual(file);
  const other = { saved: { ...EMPTY_SPACE, name: 'Attic' }, drafts: [EMPTY_SPACE], aside: ['half'] };
  const takes = async (how: 'merge' | 'replace') => {
    await database.change(async (tables) => safeSpaceData.put?.(tables, other, how), TABLE_NAMES);
    safeSpaceData.store?.(other, how);
    return database.read(safeSpaceData.read, TABLE_NAMES);
  };
  for (let time = 0; time < 2; time++)
    expect(await takes('merge')).toEqual({ ...file, aside: ['broken', 'half'] });
  for (let time = 0; time < 2; time++) expect(await takes('replace')).toEqual(other);
});
