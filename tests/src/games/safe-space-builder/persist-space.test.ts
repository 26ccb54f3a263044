/** Stored data of a safe space: saved, draft and set aside, with a storage that the test controls. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_SPACE, type Space } from '../../../../domain/safe-space';
import { writeRecord } from '../../../../domain/safe-space-record';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  selectIsAsking,
  selectIsUnsaved,
  selectSpace,
} from '../../../../machines/games/safe-space-builder/selectors';
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
function open(tab: Store = new Store()) {
  vi.stubGlobal('sessionStorage', tab);
  const { clock, host } = manualClock();
  const actor = createActor(safeSpaceBuilderMachine, { clock, input: { seed: 1 } });
  actor.start();
  const toasts = { show: ({ description }: { description: string }) => void told.push(description) };
  const close = persistSpace(actor, { toasts, clock } as never);
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
      return selectIsAsking(actor.getSnapshot());
    },
  };
}

const keysOf = (prefix: string) => Object.keys(device.texts).filter((key) => key.startsWith(prefix));
const asideTexts = () => keysOf('safeSpace.aside.').map((key) => device.texts[key]);
const name = (text: string): SafeSpaceEvent => ({ type: 'name.changed', name: text });
const SAVE: SafeSpaceEvent = { type: 'save.requested' };
const KEPT = writeRecord({ ...EMPTY_SPACE, name: 'Kept' });

beforeEach(() => {
  device = new Store();
  told = [];
  page = new EventTarget();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('saving', () => {
  test('writes the record, and the next visit finds it', () => {
    const visit = open();
    visit.does(name('Home'), { type: 'element.added', kind: 'tree', at: 7 }, SAVE);
    expect(JSON.parse(device.texts.safeSpace as string)).toEqual(visit.space);
    visit.close();
    const next = open();
    expect(next.space).toEqual(visit.space);
    expect(next.isUnsaved).toBe(false);
    expect(keysOf('safeSpace.draft.')).toEqual([]);
  });

  test('on a full device shows a message, and leaves the saved space unchanged', () => {
    const visit = open();
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

  test('on a device that refuses everything works for the visit', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const visit = open();
    visit.does(name('Home'), SAVE);
    visit.pass(1000);
    expect(visit.space.name).toBe('Home');
    visit.close();
  });
});

describe('an unsaved change', () => {
  test('survives a reload, and the saved space can be restored', () => {
    device.safeSpace = KEPT;
    const visit = open();
    visit.does(name('Draft'));
    visit.pass(400);
    const reloaded = open(visit.tab);
    expect(reloaded.space.name).toBe('Draft');
    expect(reloaded.isUnsaved).toBe(true);
    reloaded.does({ type: 'space.reverted' });
    reloaded.pass(400);
    expect(reloaded.space.name).toBe('Kept');
    expect(keysOf('safeSpace.draft.')).toEqual([]);
  });

  test('is written immediately when the page closes', () => {
    const visit = open();
    visit.does(name('Draft'));
    expect(keysOf('safeSpace.draft.')).toEqual([]);
    page.dispatchEvent(new Event('pagehide'));
    expect(keysOf('safeSpace.draft.')).toHaveLength(1);
    expect(device.texts.safeSpace).toBeUndefined();
  });

  test('of a closed tab is found by the next one', () => {
    const visit = open();
    visit.does(name('Draft'));
    visit.close();
    expect(open().space.name).toBe('Draft');
    expect(keysOf('safeSpace.draft.')).toHaveLength(1);
  });

  test('of each tab stays separate', () => {
    const [one, other] = [open(), open()];
    one.does(name('One'));
    one.pass(400);
    other.does(name('Other'));
    other.pass(400);
    expect(open(one.tab).space.name).toBe('One');
    expect(open(other.tab).space.name).toBe('Other');
  });
});

describe('another tab', () => {
  const tell = () => {
    const event = Object.assign(new Event('storage'), { storageArea: device, key: 'safeSpace' });
    page.dispatchEvent(event);
  };

  test('with a save is shown if nothing would be lost', () => {
    const visit = open();
    device.safeSpace = KEPT;
    tell();
    expect(visit.space.name).toBe('Kept');
  });

  test('is not overwritten before the person agrees', () => {
    const visit = open();
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
  test('is set aside unchanged, reported once, and replaced by the defaults', () => {
    device.safeSpace = KEPT.slice(0, 40);
    const visit = open();
    expect(visit.space).toEqual(EMPTY_SPACE);
    expect(told).toHaveLength(1);
    expect(console.warn).toHaveBeenCalled();
    expect(asideTexts()).toEqual([KEPT.slice(0, 40)]);
    visit.close();
    open();
    expect(told).toHaveLength(1);
  });

  test('in part is set aside completely before anything replaces it', () => {
    const text = JSON.stringify({ ...EMPTY_SPACE, name: 'Half', elements: [{ id: 'volcano-1' }] });
    device.safeSpace = text;
    const visit = open();
    expect(visit.space.name).toBe('Half');
    visit.does(SAVE);
    expect(asideTexts()).toEqual([text]);
    visit.close();
    open();
    expect(asideTexts()).toEqual([text]);
    expect(told).toHaveLength(1);
  });

  test('is not lost when there is no space to copy it', () => {
    const text = `${'x'.repeat(3000)}`;
    const half = JSON.stringify({ ...EMPTY_SPACE, weather: text });
    device = new Store(half.length + 400);
    vi.stubGlobal('localStorage', device);
    device.safeSpace = half;
    const visit = open();
    visit.does(SAVE);
    expect(asideTexts()).toEqual([half]);
    expect(JSON.parse(device.texts.safeSpace as string)).toEqual(EMPTY_SPACE);
  });

  test('as a draft is set aside too, and the saved space is shown', () => {
    device.safeSpace = KEPT;
    const visit = open();
    visit.does(name('Draft'));
    visit.pass(400);
    const [key] = keysOf('safeSpace.draft.') as [string];
    device[key] = '{';
    expect(open(visit.tab).space.name).toBe('Kept');
    expect(asideTexts()).toEqual(['{']);
  });
});

test('everything is exported, and deleted', async () => {
  device.safeSpace = 'broken';
  const visit = open();
  visit.does(name('Home'), SAVE, name('Draft'));
  visit.pass(400);
  expect(await safeSpaceData.read()).toEqual({
    saved: { ...EMPTY_SPACE, name: 'Home' },
    drafts: [{ ...EMPTY_SPACE, name: 'Draft' }],
    aside: ['broken'],
  });
  device['stillgrove.other'] = 'stays';
  await safeSpaceData.wipe();
  expect(device.texts).toEqual({ 'stillgrove.other': 'stays' });
  expect(await safeSpaceData.read()).toBeUndefined();
});
