import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from '../../engine/stage/clock';
import { PictureLoader } from '../../engine/stage/pictures';
import { ManualHost } from '../fakes/manual-clock';

const FILE = {} as Blob;

/** Returns a loader whose first `failures` attempts fail. Each decode gives a new bitmap. */
function loader(failures: number) {
  const host = new ManualHost();
  const clock = new Clock(host);
  const asked: string[] = [];
  const unpacked: ImageBitmap[] = [];
  const pictures = new PictureLoader(clock, {
    fetch: async (url) => {
      asked.push(url);
      if (asked.length <= failures) throw new Error('No such picture');
      return FILE;
    },
    unpack: async (file) => {
      expect(file).toBe(FILE);
      unpacked.push({} as ImageBitmap);
      return unpacked.at(-1) as ImageBitmap;
    },
  });
  const wait = async (ms: number) => {
    // Lets responses arrive between two timers.
    for (let passed = 0; passed < ms; passed += 100) {
      host.pass(100);
      clock.catchUp();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { pictures, asked, unpacked, wait };
}

describe('a picture', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is fetched once for several callers, and each may close its own bitmap', async () => {
    const { pictures, asked, unpacked } = loader(0);
    const [one, other] = await Promise.all([pictures.load('a.webp'), pictures.load('a.webp')]);
    expect([one, other]).toEqual(unpacked);
    expect(one).not.toBe(other);
    // A load after a lost context decodes the file again.
    expect(await pictures.load('a.webp')).toBe(unpacked[2]);
    expect(asked).toEqual(['a.webp']);
  });

  test('that fails is logged and retried after 500 ms', async () => {
    const { pictures, asked, unpacked, wait } = loader(1);
    const picture = pictures.load('a.webp');
    await wait(400);
    expect(asked).toEqual(['a.webp']);
    await wait(200);
    expect(asked).toEqual(['a.webp', 'a.webp?retry=1']);
    expect(await picture).toBe(unpacked[0]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('that never loads is given up after five retries, and may be requested again', async () => {
    const { pictures, asked, unpacked, wait } = loader(6);
    const picture = pictures.load('a.webp');
    await wait(4000);
    expect(await picture).toBeUndefined();
    expect(asked).toHaveLength(6);
    expect(await pictures.load('a.webp')).toBe(unpacked[0]);
  });
});
