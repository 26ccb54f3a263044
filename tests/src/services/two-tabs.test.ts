/** Two tabs of one browser, each with all its services: what one does holds for the other. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectIsOpen } from '../../../machines/app/check-in.machine';
import { keptTries } from '../../../src/device/stored-values';
import { spendFreeTry } from '../../../src/services/free-tries';
import { createServices, type Services } from '../../../src/services/services';

const values = new Map<string, string>();
let tabs: EventTarget[];
let now = 1_795_000_000_000;

beforeEach(() => {
  tabs = [];
  emptyStorage();
  // What one test has just spent is long ago for the next.
  now += 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { documentElement: { dataset: {} }, querySelectorAll: () => [] }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The small storage that all tabs share; a tab hears of what another has written. */
function storageOf(tab: EventTarget) {
  const tell = (key: string) => {
    for (const other of tabs) {
      if (other === tab) continue;
      other.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: globalThis.localStorage }));
    }
  };
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
      tell(key);
    },
    removeItem: (key: string) => {
      values.delete(key);
      tell(key);
    },
  };
}

/** What a page remembers of it goes, too. */
function emptyStorage(): void {
  vi.stubGlobal('localStorage', storageOf(new EventTarget()));
  values.clear();
}

interface Tab {
  readonly services: Services;
  /** Does something in this tab. */
  act<T>(what: (services: Services) => T): T;
}

function openTab(): Tab {
  const page = new EventTarget();
  tabs.push(page);
  const act = <T>(what: () => T): T => {
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', storageOf(page));
    return what();
  };
  const services = act(createServices);
  return { services, act: (what) => act(() => what(services)) };
}

const triesIn = ({ services }: Tab) => services.access.getSnapshot().context.trialGamesRemaining;
const spend = (tab: Tab) => tab.act(({ access }) => spendFreeTry(access));
const isAsked = ({ services }: Tab) => selectIsOpen(services.checkIn.getSnapshot());
const finish = (tab: Tab) =>
  tab.act(({ checkIn }) => checkIn.send({ type: 'requested', after: 'zen-garden', delay: 0, at: now }));

describe('free tries', () => {
  test('the last one is spent once, however many tabs start at the same moment', async () => {
    values.set(keptTries.key, '1');
    const [one, other] = [openTab(), openTab()];
    const spent = await Promise.all([spend(one), spend(other), spend(one)]);
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect([triesIn(one), triesIn(other), values.get(keptTries.key)]).toEqual([0, 0, '0']);
  });

  test('begin what they are spent for in the same moment, and nothing when none is left', async () => {
    values.set(keptTries.key, '1');
    const tab = openTab();
    const told: string[] = [];
    // As React does it.
    tab.services.access.subscribe(() => queueMicrotask(() => told.push('rendered')));
    const begin = () => void told.push('begun');
    for (let start = 0; start < 2; start++) await tab.act(({ access }) => spendFreeTry(access, begin));
    expect(told).toEqual(['begun', 'rendered']);
  });

  test('five of them are five starts, though no tab hears of the other in time', async () => {
    const [one, other] = [openTab(), openTab()];
    // As where each tab is a process of its own.
    vi.spyOn(values, 'get').mockReturnValue('5');
    const spent = await Promise.all(Array.from({ length: 8 }, (_, index) => spend(index % 2 ? one : other)));
    expect(spent.filter(Boolean)).toHaveLength(5);
  });

  test('of a device that was emptied are five again', async () => {
    values.set(keptTries.key, '1');
    const tab = openTab();
    expect(await spend(tab)).toBe(true);
    expect(await spend(tab)).toBe(false);
    now += 5000;
    emptyStorage();
    const later = openTab();
    expect(await spend(later)).toBe(true);
    expect(triesIn(later)).toBe(4);
  });

  test('are spent in a browser that stores nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    });
    const tab = openTab();
    expect(await spend(tab)).toBe(true);
    expect(triesIn(tab)).toBe(4);
  });
});

describe('the check-in', () => {
  test('that is skipped in one tab leaves the other in quiet for ten minutes', async () => {
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
