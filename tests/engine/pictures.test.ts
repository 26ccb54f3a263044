import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from '../../engine/core/clock';
import { PictureLoader } from '../../engine/core/pictures';
import { ManualHost } from '../support/manual-clock';

const PICTURE = {} as CanvasImageSource;

/** A loader whose first `failures` tries fail. */
function loader(failures: number) {
  const host = new ManualHost();
  const clock = new Clock(host);
  const asked: string[] = [];
  const pictures = new PictureLoader(clock, async (url) => {
    asked.push(url);
    if (asked.length <= failures) throw new Error('No such picture');
    return PICTURE;
  });
  const wait = async (ms: number) => {
    // Answers come between the timers.
    for (let passed = 0; passed < ms; passed += 100) {
      host.pass(100);
      clock.catchUp();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { pictures, asked, wait };
}

describe('a picture', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is asked for once, however many want it', async () => {
    const { pictures, asked } = loader(0);
    expect(await Promise.all([pictures.load('a.webp'), pictures.load('a.webp')])).toEqual([PICTURE, PICTURE]);
    expect(asked).toEqual(['a.webp']);
  });

  test('that fails is logged and asked for again after 500 ms', async () => {
    const { pictures, asked, wait } = loader(1);
    const picture = pictures.load('a.webp');
    await wait(400);
    expect(asked).toEqual(['a.webp']);
    await wait(200);
    expect(asked).toEqual(['a.webp', 'a.webp?retry=1']);
    expect(await picture).toBe(PICTURE);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('that never comes is given up after five more tries, and may be asked for anew', async () => {
    const { pictures, asked, wait } = loader(6);
    const picture = pictures.load('a.webp');
    await wait(4000);
    expect(await picture).toBeUndefined();
    expect(asked).toHaveLength(6);
    expect(await pictures.load('a.webp')).toBe(PICTURE);
  });
});
