/** A value in localStorage, which may refuse, be full, hold any text, or change in another tab. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onOtherTabChange, readText, schemaFrom, stored, writeText } from '../../../src/device/stored';

let texts: Map<string, string>;
let page: EventTarget;
let isRefused: boolean;
const warn = vi.fn();

beforeEach(() => {
  texts = new Map();
  page = new EventTarget();
  isRefused = false;
  const unlessRefused = <T>(value: T): T => {
    if (isRefused) throw new DOMException('No', 'SecurityError');
    return value;
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => unlessRefused(texts.get(key) ?? null),
    setItem: (key: string, value: string) => void unlessRefused(texts).set(key, value),
    removeItem: (key: string) => void unlessRefused(texts).delete(key),
  });
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A refused value affects later accesses with the same key, so each test uses its own key. */
let count = 0;
const newKey = () => `stillgrove.test.${count++}`;
const word = schemaFrom((value) =>
  typeof value === 'string' && /^[\w-]{1,9}$/.test(value) ? value : undefined,
);
const list = schemaFrom((value) => (Array.isArray(value) ? (value as readonly string[]) : undefined));
const letters = () => stored<readonly string[]>(newKey(), list, ['x']);

const tell = (key: string | null, storageArea: unknown = localStorage) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
const comesBack = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a value', () => {
  test('is the fallback until it is set, and after it is removed', () => {
    const value = letters();
    expect([value.value, value.stored]).toEqual([['x'], undefined]);
    expect(value.set(['a', 'b'])).toBe(true);
    expect([value.value, value.stored, texts.get(value.key)]).toEqual([['a', 'b'], ['a', 'b'], '["a","b"]']);
    value.remove();
    expect([value.value, value.stored, texts.size]).toEqual([['x'], undefined, 0]);
  });

  test('is the same object until its text changes, as React requires', () => {
    const value = letters();
    expect(value.value).toBe(value.value);
    value.set(['a']);
    const before = value.value;
    value.set(['a']);
    expect(value.value).toBe(before);
    value.set(['b']);
    expect(value.value).not.toBe(before);
  });

  test.each(['', '{"', 'null', '7', 'two words', '{"__proto__":[]}', 'x'.repeat(200_000)])(
    'is the fallback where %j is stored',
    (text) => {
      const value = letters();
      texts.set(value.key, text);
      expect([value.value, value.stored]).toEqual([['x'], undefined]);
    },
  );

  test.each(['due', 'true', '7', 'null', '5e1'])('that is the string %s is stored as it is', (text) => {
    const value = stored<string | null>(newKey(), word, null);
    value.set(text);
    expect([texts.get(value.key), value.value]).toEqual([text, text]);
    value.set(null);
    expect([value.value, texts.size]).toEqual([null, 0]);
  });

  test('is read from its legacy key until it is set', () => {
    const flag = schemaFrom((value) => (typeof value === 'boolean' ? value : undefined));
    const value = stored(newKey(), flag, false, 'legacy');
    texts.set('legacy', 'true');
    expect(value.value).toBe(true);
    value.set(false);
    expect([value.value, texts.get('legacy'), texts.get(value.key)]).toEqual([false, 'true', 'false']);
    expect(value.keys).toEqual([value.key, 'legacy']);
  });

  test('that is a record can be changed in part', () => {
    const record = schemaFrom((value) => value as { a: number; b: number });
    const value = stored(newKey(), record, { a: 1, b: 2 });
    value.change({ b: 3 });
    expect(value.value).toEqual({ a: 1, b: 3 });
  });
});

describe('a change', () => {
  test('is reported, here and from other tabs, for this value only, until the subscription ends', () => {
    const value = letters();
    const [heard, fromOthers] = [vi.fn(), vi.fn()];
    const stops = [value.subscribe(heard), value.onOtherTab(fromOthers)];
    value.set(['a']);
    expect([heard.mock.calls.length, fromOthers.mock.calls.length]).toEqual([1, 0]);
    texts.set(value.key, '["b"]');
    tell(value.key);
    expect(value.value).toEqual(['b']);
    // The other tab has deleted everything.
    tell(null);
    tell('stillgrove.another');
    tell(value.key, {});
    comesBack(false);
    comesBack(true);
    expect([heard.mock.calls.length, fromOthers.mock.calls.length]).toEqual([4, 3]);
    for (const stop of stops) stop();
    value.set(['c']);
    tell(value.key);
    expect([heard.mock.calls.length, fromOthers.mock.calls.length]).toEqual([4, 3]);
  });

  test('that the browser refuses lasts for this visit, with a warning, until another tab writes', () => {
    const value = letters();
    value.set(['a']);
    const stop = value.onOtherTab(() => undefined);
    isRefused = true;
    expect(value.set(['b'])).toBe(false);
    isRefused = false;
    expect([value.value, texts.get(value.key)]).toEqual([['b'], '["a"]']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(value.key), expect.anything());
    texts.set(value.key, '["c"]');
    tell(value.key);
    expect(value.value).toEqual(['c']);
    stop();
  });
});

test('a text that the browser refuses to read is requested once, and then is the one of this visit', () => {
  const key = newKey();
  isRefused = true;
  expect([readText(key), readText(key)]).toEqual([null, null]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(writeText(key, 'a')).toBe(false);
  expect(readText(key)).toBe('a');
  expect(writeText(key, null)).toBe(false);
  expect(readText(key)).toBeNull();
  isRefused = false;
  expect(writeText(key, 'b')).toBe(true);
  texts.set(key, 'c');
  expect(readText(key)).toBe('c');
});

test('a page that leaves the back/forward cache reads again', () => {
  const listener = vi.fn();
  const stop = onOtherTabChange(newKey(), listener);
  comesBack(true);
  stop();
  comesBack(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
