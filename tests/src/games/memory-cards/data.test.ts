/** The places of Memory Cards on the device: unlocked by finished boards, exported, imported and deleted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CARD_THEMES } from '../../../../machines/games/memory-cards/themes';

const KEY = 'stillgrove.memoryCards.places';

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
});

/** Returns the modules of the page after a reload. */
async function visit() {
  vi.resetModules();
  const places = await import('../../../../src/games/memory-cards/memory-cards.data');
  const { default: data } = await import('../../../../src/games/memory-cards/memory-cards.data');
  return { ...places, data, earned: () => places.storedPlaces.value.places };
}

describe('a place', () => {
  test('is earned once, is in level order, and survives a reload', async () => {
    const { earnPlace, earned } = await visit();
    expect(earned()).toEqual([]);
    for (const theme of ['forest', 'mountain', 'forest'] as const) earnPlace(theme);
    expect(earned()).toEqual(['mountain', 'forest']);
    expect((await visit()).earned()).toEqual(['mountain', 'forest']);
  });

  test('earned or deleted by another tab is followed', async () => {
    const { earned, storedPlaces } = await visit();
    const heard: unknown[] = [];
    storedPlaces.subscribe(() => heard.push(earned()));
    texts.set(KEY, '{"places":["ocean"]}');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, storageArea: localStorage }));
    texts.clear();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: localStorage }));
    expect(heard).toEqual([['ocean'], []]);
  });

  test.each(['', '{}', '["ocean"]', '{"places":["ocean","__proto__","OCEAN",7]}', 'x'.repeat(5000)])(
    'is not created from foreign data: %j',
    async (text) => {
      texts.set(KEY, text);
      const { earned, earnPlace } = await visit();
      expect(earned()).toEqual(text.includes('__proto__') ? ['ocean'] : []);
      earnPlace('flowers');
      expect(earned().at(-1)).toBe('flowers');
    },
  );

  test('is earned for this visit when the browser stores nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('It is full', 'QuotaExceededError');
      },
    });
    const { earnPlace, earned } = await visit();
    earnPlace('sunset');
    expect(earned()).toEqual(['sunset']);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

test('places are imported beside or instead of existing ones', async () => {
  const { data, earnPlace, earned } = await visit();
  earnPlace('animals');
  for (let time = 0; time < 2; time++) data.store?.({ places: ['ocean'] }, 'merge');
  expect(earned()).toEqual(['ocean', 'animals']);
  data.store?.({ places: ['ocean'] }, 'replace');
  expect(earned()).toEqual(['ocean']);
  data.store?.({ places: CARD_THEMES }, 'merge');
  expect(earned()).toEqual(CARD_THEMES);
});
