/** Two tabs of one browser, each with all services. A change in one applies in the other. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectIsOpen } from '../../../machines/app/check-in.machine';
import { storedTriesLeft } from '../../../src/device/values';
import { spendFreeTry } from '../../../src/services/free-tries';
import { createServices, type Services } from '../../../src/services/services';

/** Values of the device's localStorage. */
const values = new Map<string, string>();
/** Each tab's view of these values. A view may be outdated. */
let tabs: Map<EventTarget, Map<string, string>>;
/** Delay until a tab sees another tab's write, as between separate processes, ms. */
let lag: number;
let now = 1_795_000_000_000;
/** Resolves when all tabs that requested the lock have released it. */
let lastTurn: Promise<unknown>;

beforeEach(() => {
  values.clear();
  tabs = new Map();
  lag = 0;
  lastTurn = Promise.resolve();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { documentElement: { dataset: {} }, querySelectorAll: () => [] }),
  );
});
afterEach(async () => {
  await lastTurn;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Switches the globals to this tab. */
function enter(tab: EventTarget): void {
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', storageOf(tab));
  vi.stubGlobal('navigator', { locks: locksOf(tab) });
}

/**
 * Returns a tab's view of the localStorage that the tabs share. A write reaches the other tabs after `lag`,
 * with an event.
 */
function storageOf(tab: EventTarget) {
  const put = (key: string, change: (map: Map<string, string>) => void) => {
    change(values);
    for (const [other, heard] of tabs) {
      if (other === tab) {
        change(heard);
        continue;
      }
      const hear = () => {
        change(heard);
        enter(other);
        const told = { key, storageArea: globalThis.localStorage };
        other.dispatchEvent(Object.assign(new Event('storage'), told));
        enter(tab);
      };
      if (lag > 0) setTimeout(hear, lag);
      else hear();
    }
  };
  return {
    getItem: (key: string) => tabs.get(tab)?.get(key) ?? null,
    setItem: (key: string, value: string) => put(key, (map) => map.set(key, value)),
    removeItem: (key: string) => put(key, (map) => map.delete(key)),
  };
}

const locksOf = (tab: EventTarget) => ({
  request(_: string, __: unknown, hold: () => Promise<void>) {
    lastTurn = lastTurn.then(() => {
      enter(tab);
      return hold();
    });
    return lastTurn;
  },
});

interface Tab {
  readonly services: Services;
  /** Runs a function in this tab. */
  act<T>(what: (services: Services) => T): T;
}

function openTab(): Tab {
  const page = new EventTarget();
  tabs.set(page, new Map(values));
  enter(page);
  const services = createServices();
  return {
    services,
    act: (what) => {
      enter(page);
      return what(services);
    },
  };
}

const triesIn = ({ services }: Tab) => services.access.getSnapshot().context.trialGamesRemaining;
const spend = (tab: Tab) => tab.act(({ access }) => spendFreeTry(access));
const isAsked = ({ services }: Tab) => selectIsOpen(services.checkIn.getSnapshot());
const finish = (tab: Tab) =>
  tab.act(({ checkIn }) => checkIn.send({ type: 'requested', after: 'zen-garden', delay: 0, at: now }));

describe('free tries', () => {
  test('the last one is spent once, however many tabs start at the same moment', async () => {
    values.set(storedTriesLeft.key, '1');
    const [one, other] = [openTab(), openTab()];
    const spent = await Promise.all([spend(one), spend(other), spend(one)]);
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect([triesIn(one), triesIn(other), values.get(storedTriesLeft.key)]).toEqual([0, 0, '0']);
  });

  test('are spent in the same task as the start, and not when none is left', async () => {
    values.set(storedTriesLeft.key, '1');
    const tab = openTab();
    const told: string[] = [];
    // Subscribes like React, which renders in a microtask.
    tab.services.access.subscribe(() => queueMicrotask(() => told.push('rendered')));
    const begin = () => void told.push('begun');
    for (let start = 0; start < 2; start++) await tab.act(({ access }) => spendFreeTry(access, begin));
    expect(told).toEqual(['begun', 'rendered']);
  });

  test("two starts spend two, though one tab sees the other's write late", async () => {
    lag = 150;
    values.set(storedTriesLeft.key, '2');
    const [one, other] = [openTab(), openTab()];
    const spent = await Promise.all([spend(one), spend(other), spend(one), spend(other)]);
    expect(spent.filter(Boolean)).toHaveLength(2);
    expect([triesIn(one), triesIn(other), values.get(storedTriesLeft.key)]).toEqual([0, 0, '0']);
  });

  test('of an earlier version keep their number', async () => {
    values.set(storedTriesLeft.key, '2');
    const tab = openTab();
    expect([await spend(tab), await spend(tab), await spend(tab)]).toEqual([true, true, false]);
  });

  test('of an emptied device are five again', async () => {
    values.set(storedTriesLeft.key, '1');
    const tab = openTab();
    expect([await spend(tab), await spend(tab)]).toEqual([true, false]);
    values.clear();
    const later = openTab();
    expect(await spend(later)).toBe(true);
    expect(triesIn(later)).toBe(4);
  });

  test.each([
    ['has no locks', undefined],
    ['refuses them', { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }],
  ])('are spent in a browser that %s', async (_, locks) => {
    const tab = openTab();
    vi.stubGlobal('navigator', { locks });
    expect(await spendFreeTry(tab.services.access)).toBe(true);
    expect(triesIn(tab)).toBe(4);
  });

  test('are spent in a browser that stores nothing', async () => {
    const tab = openTab();
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    vi.stubGlobal('navigator', {});
    for (let left = 4; left >= 0; left--) {
      expect(await spendFreeTry(tab.services.access)).toBe(true);
      expect(triesIn(tab)).toBe(left);
    }
    expect(await spendFreeTry(tab.services.access)).toBe(false);
    // Resets the value that the storage refused, because this value would affect the next test.
    vi.unstubAllGlobals();
    enter(new EventTarget());
    storedTriesLeft.remove();
  });
});

describe('the check-in', () => {
  test('skipped in one tab is quiet in the other for ten minutes', async () => {
    const [one, other] = [openTab(), openTab()];
    finish(one);
    await expect.poll(() => isAsked(one)).toBe(true);
    one.act(({ checkIn }) => checkIn.send({ type: 'skipped', at: now }));
    now += 60_000;
    finish(other);
    expect(other.services.checkIn.getSnapshot().matches('closed')).toBe(true);
    now += 600_000;
    finish(other);
    await expect.poll(() => isAsked(other)).toBe(true);
  });
});
