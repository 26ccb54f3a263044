/** The places of Memory Cards on the device: unlocked by finished boards, exported, imported and deleted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { THEME_NAMES } from '../../../../machines/games/memory-cards/themes';

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
  return { ...places, data, earned: () => places.earnedPlaces.value };
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
    const { earned, earnedPlaces } = await visit();
    const heard: unknown[] = [];
    earnedPlaces.subscribe(() => heard.push(earned()));
    texts.set(KEY, 'ocean');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, storageArea: localStorage }));
    texts.clear();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: localStorage }));
    expect(heard).toEqual([['ocean'], []]);
  });

  test.each(['', ',', 'moon', 'ocean,,__proto__,OCEAN', 'x'.repeat(5000)])(
    'is not created from foreign data: %j',
    async (text) => {
      texts.set(KEY, text);
      const { earned, earnPlace } = await visit();
      expect(earned()).toEqual(text.startsWith('ocean,') ? ['ocean'] : []);
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

describe('the data of the game', () => {
  test('is exported, imported beside or instead of existing data, and deleted', async () => {
    const { data, earnPlace, earned } = await visit();
    expect(await data.read()).toBeUndefined();
    earnPlace('ocean');
    const exported = JSON.parse(JSON.stringify(await data.read()));
    await data.wipe();
    expect([earned(), texts.size, await data.read()]).toEqual([[], 0, undefined]);
    earnPlace('animals');
    await data.take(exported)?.('merge');
    await data.take(exported)?.('merge');
    expect(earned()).toEqual(['ocean', 'animals']);
    await data.take(exported)?.('replace');
    expect(earned()).toEqual(['ocean']);
    await data.take({ places: THEME_NAMES })?.('merge');
    expect(earned()).toEqual(THEME_NAMES);
  });

  test.each([null, 7, {}, { places: 'ocean' }, { places: ['ocean', 'moon'] }, { places: [null] }])(
    'refuses %j, and changes nothing',
    async (damaged) => {
      const { data, earnPlace, earned } = await visit();
      earnPlace('ocean');
      expect(data.take(damaged)).toBeUndefined();
      expect(earned()).toEqual(['ocean']);
    },
  );
});
