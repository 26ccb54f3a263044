/** Tabs that claim the id in their sessionStorage, which a duplicated tab copies. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimTabId, type TabIdClaim } from '../../../src/device/tab-id-claim';

const open: TabIdClaim[] = [];
let pages = 0;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  for (const tab of open.splice(0)) tab.release();
  vi.unstubAllGlobals();
});

type Values = Map<string, string>;

/** Loads a page in a tab with this sessionStorage. */
function load(values: Values, onTaken?: () => void, page = `page-${++pages}`): TabIdClaim {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  const tab = claimTabId(onTaken, page);
  open.push(tab);
  return tab;
}

test('a new tab has an id of its own, which survives a reload', async () => {
  const values: Values = new Map();
  const before = load(values);
  expect(await before.isOwn).toBe(true);
  before.release();
  const after = load(values);
  expect(await after.isOwn).toBe(true);
  expect(after.id).toBe(before.id);
});

test('a duplicated tab gets another id, and the first one keeps its own', async () => {
  const values: Values = new Map();
  const first = load(values);
  const before = first.id;
  const onTaken = vi.fn();
  const copied: Values = new Map(values);
  const duplicate = load(copied, onTaken);
  expect(await duplicate.isOwn).toBe(false);
  expect(onTaken).toHaveBeenCalledTimes(1);
  expect(first.id).toBe(before);
  expect(duplicate.id).not.toBe(before);
  expect([...copied.values()]).toEqual([duplicate.id]);
});

test('of two tabs that load at the same time with one id, one keeps it', async () => {
  const values: Values = new Map();
  load(values).release();
  const tabs = [load(new Map(values)), load(new Map(values))];
  const own = await Promise.all(tabs.map(({ isOwn }) => isOwn));
  expect(own.filter(Boolean)).toHaveLength(1);
  expect(new Set(tabs.map(({ id }) => id)).size).toBe(2);
});

test('two parts of one page share its id', async () => {
  const values: Values = new Map();
  const [one, other] = [load(values, undefined, 'a page'), load(values, undefined, 'a page')];
  expect(await other.isOwn).toBe(true);
  expect(other.id).toBe(one.id);
});

test('a part that claims the id of a duplicate later learns of the duplicate too', async () => {
  const values: Values = new Map();
  load(values);
  const copied: Values = new Map(values);
  const one = load(copied, undefined, 'a duplicate');
  expect(await one.isOwn).toBe(false);
  const later = load(copied, undefined, 'a duplicate');
  expect(await later.isOwn).toBe(false);
  expect(later.id).toBe(one.id);
});

describe('without', () => {
  test('BroadcastChannel the id is the one in the storage', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const values: Values = new Map();
    load(values);
    expect(await load(new Map(values)).isOwn).toBe(true);
  });

  test('sessionStorage the tab has an id for this visit', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    const tab = claimTabId();
    open.push(tab);
    expect(tab.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
