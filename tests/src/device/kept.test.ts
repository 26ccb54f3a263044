/** A stored value: reading, writing, other tabs, export and import, and a storage that may refuse. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Kept, keptFlag } from '../../../src/device/kept';

let texts: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  texts = new Map();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each test uses its own key, because a refused value affects later accesses with the same key. */
let count = 0;
type Letters = readonly string[];
const letters = (more: { merge?: (here: Letters, taken: Letters) => Letters } = {}) =>
  new Kept<Letters>({
    key: `stillgrove.letters.${count++}`,
    parse: (text) => (/^\w( \w)*$/.test(text) ? text.split(' ') : undefined),
    format: (value) => value.join(' '),
    fallback: ['x'],
    ...more,
  });

const tell = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));

describe('a value', () => {
  test('is the fallback until it is set, and after it is removed', () => {
    const kept = letters();
    expect([kept.value, kept.stored, kept.text]).toEqual([['x'], undefined, null]);
    kept.set(['a', 'b']);
    expect([kept.value, kept.stored, texts.get(kept.key)]).toEqual([['a', 'b'], ['a', 'b'], 'a b']);
    kept.remove();
    expect([kept.value, kept.stored, texts.size]).toEqual([['x'], undefined, 0]);
  });

  test('is the same object until its text changes, as React requires', () => {
    const kept = letters();
    expect(kept.value).toBe(kept.value);
    kept.set(['a']);
    const { value } = kept;
    kept.set(['a']);
    expect(kept.value).toBe(value);
    kept.set(['b']);
    expect(kept.value).not.toBe(value);
  });

  test.each(['', 'two words', 'x'.repeat(2000), '{"'])('is the fallback where %j is stored', (text) => {
    const kept = letters();
    texts.set(kept.key, text);
    expect([kept.value, kept.stored]).toEqual([['x'], undefined]);
  });

  test('with an empty text is not stored, and neither is null', () => {
    const kept = letters();
    kept.set(['a']);
    kept.set([]);
    expect(texts.size).toBe(0);
    const name = new Kept<string | null>({
      key: `stillgrove.name.${count}`,
      parse: String,
      format: String,
      fallback: null,
    });
    name.set('rowan');
    name.set(null);
    expect([name.value, texts.size]).toEqual([null, 0]);
  });

  test('is read from its earlier key until it is set', () => {
    const kept = keptFlag(`stillgrove.flag.${count}`, 'older');
    texts.set('older', 'true');
    expect(kept.value).toBe(true);
    kept.set(false);
    expect([kept.value, texts.get('older'), texts.get(kept.key)]).toEqual([false, 'true', 'false']);
  });
});

describe('a change', () => {
  test('is reported, here and from other tabs, for this value only, until the subscription ends', () => {
    const kept = letters();
    const heard = vi.fn();
    const fromOthers = vi.fn();
    const stops = [kept.subscribe(heard), kept.onOtherTab(fromOthers)];
    kept.set(['a']);
    expect([heard.mock.calls.length, fromOthers.mock.calls.length]).toEqual([1, 0]);
    texts.set(kept.key, 'b');
    tell(kept.key);
    expect(kept.value).toEqual(['b']);
    // The other tab has deleted everything.
    tell(null);
    tell('stillgrove.another');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([heard.mock.calls.length, fromOthers.mock.calls.length]).toEqual([4, 3]);
    for (const stop of stops) stop();
    kept.set(['c']);
    tell(kept.key);
    expect([heard.mock.calls.length, fromOthers.mock.calls.length]).toEqual([4, 3]);
  });

  test('refused by a full device lasts for this visit, until another tab writes', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const kept = letters();
    kept.set(['a']);
    const full = () => {
      throw new DOMException('It is full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { ...localStorage, setItem: full });
    const stop = kept.onOtherTab(() => undefined);
    kept.set(['b']);
    expect([kept.value, texts.get(kept.key)]).toEqual([['b'], 'a']);
    expect(warn).toHaveBeenCalledOnce();
    texts.set(kept.key, 'c');
    tell(kept.key);
    expect(kept.value).toEqual(['c']);
    stop();
  });

  test('refused by the browser lasts for this visit, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const kept = letters();
    expect([kept.value, kept.value]).toEqual([['x'], ['x']]);
    expect(warn).toHaveBeenCalledOnce();
    kept.set(['a']);
    expect(kept.value).toEqual(['a']);
    kept.remove();
    expect(kept.value).toEqual(['x']);
  });
});

describe('an import', () => {
  test.each([undefined, 'two words'])('is stored where there is no value of ours (%s)', (text) => {
    const kept = letters();
    if (text) texts.set(kept.key, text);
    kept.take(['a'], 'merge');
    expect(kept.stored).toEqual(['a']);
  });

  test('merges or keeps the existing value when added, and replaces it on request', () => {
    const kept = letters();
    kept.set(['a']);
    kept.take(['b'], 'merge');
    expect(kept.value).toEqual(['a']);
    kept.take(['b'], 'replace');
    expect(kept.value).toEqual(['b']);
    const joined = letters({ merge: (here, taken) => [...new Set([...here, ...taken])] });
    joined.set(['a']);
    for (let time = 0; time < 2; time++) joined.take(['b'], 'merge');
    expect(joined.value).toEqual(['a', 'b']);
  });

  test('is undone by the earlier text', () => {
    const kept = letters();
    for (const before of ['a b', 'two words', null]) {
      if (before === null) texts.clear();
      else texts.set(kept.key, before);
      const { text } = kept;
      kept.take(['c'], 'replace');
      kept.put(text);
      expect(texts.get(kept.key) ?? null).toBe(before);
    }
  });
});
