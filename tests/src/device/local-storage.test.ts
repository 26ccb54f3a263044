/** localStorage that refuses, is full, contains long values, or changes in another tab. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onOtherTab, read, write } from '../../../src/device/local-storage';

let texts: Map<string, string>;
let page: EventTarget;
let isRefused = false;
const warn = vi.fn();

/** A refused value affects later accesses with the same key, so each test uses its own key. */
let count = 0;
let key = '';

beforeEach(() => {
  texts = new Map();
  page = new EventTarget();
  isRefused = false;
  key = `stillgrove.test.${count++}`;
  const refuse = () => {
    if (isRefused) throw new DOMException('No', 'SecurityError');
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => {
      refuse();
      return texts.get(name) ?? null;
    },
    setItem: (name: string, value: string) => {
      refuse();
      texts.set(name, value);
    },
    removeItem: (name: string) => {
      refuse();
      texts.delete(name);
    },
  });
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tell = (name: string | null, storageArea: unknown = localStorage) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: name, storageArea }));
const comesBack = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a value', () => {
  test('is read, written and removed', () => {
    expect(read(key)).toBeNull();
    write(key, 'a');
    expect([read(key), texts.get(key)]).toEqual(['a', 'a']);
    write(key, null);
    expect([read(key), texts.size]).toEqual([null, 0]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('of up to 4,000 characters is read, and a longer one is ignored', () => {
    texts.set(key, 'x'.repeat(4000));
    expect(read(key)).toHaveLength(4000);
    texts.set(key, 'x'.repeat(4001));
    expect(read(key)).toBeNull();
  });

  test('refused by a full storage lasts for this visit, with a warning that names its key', () => {
    isRefused = true;
    write(key, 'a');
    expect(read(key)).toBe('a');
    write(key, null);
    expect(read(key)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls[0]?.[0]).toContain(key);
    isRefused = false;
    write(key, 'b');
    texts.set(key, 'c');
    expect(read(key)).toBe('c');
  });

  test('that cannot be read is requested once, with one warning that names its key', () => {
    isRefused = true;
    expect([read(key), read(key)]).toEqual([null, null]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain(key);
  });
});

describe('another tab', () => {
  test('reports this key and a cleared storage, and no other key', () => {
    const listener = vi.fn();
    const stop = onOtherTab(key, listener);
    tell('stillgrove.other');
    tell(key, {});
    tell(null, {});
    expect(listener).not.toHaveBeenCalled();
    tell(key);
    tell(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    tell(key);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("has newer values than this visit's", () => {
    onOtherTab(key, () => undefined);
    isRefused = true;
    write(key, 'mine');
    isRefused = false;
    texts.set(key, 'theirs');
    expect(read(key)).toBe('mine');
    tell(key);
    expect(read(key)).toBe('theirs');
  });

  test('may have written while this page was in the back/forward cache', () => {
    const listener = vi.fn();
    const stop = onOtherTab(key, listener);
    comesBack(false);
    expect(listener).not.toHaveBeenCalled();
    comesBack(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    comesBack(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
