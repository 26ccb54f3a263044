/** The wake lock, in a browser that grants, refuses, delays or revokes it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScreenAwake } from '../../../src/device/screen-awake';

class Lock extends EventTarget {
  isHeld = true;
  release(): Promise<void> {
    this.isHeld = false;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  /** Types of the events that have a listener. */
  readonly awaited = new Set<string>();
  override addEventListener(type: string, listener: EventListener): void {
    super.addEventListener(type, listener);
    this.awaited.add(type);
  }
  override removeEventListener(type: string, listener: EventListener): void {
    super.removeEventListener(type, listener);
    this.awaited.delete(type);
  }
  turn(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let locks: Lock[];
const request = vi.fn<(type: string) => Promise<Lock>>();
const held = () => locks.filter((lock) => lock.isHeld).length;
/** Waits for the answer to a request. */
const answered = () => new Promise<void>((resolve) => setTimeout(resolve));

function grant(): Promise<Lock> {
  const lock = new Lock();
  locks.push(lock);
  return Promise.resolve(lock);
}

beforeEach(() => {
  page = new Page();
  locks = [];
  request.mockReset().mockImplementation(grant);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

test('the lock is held until it is released; two requests count as one', async () => {
  const awake = new ScreenAwake();
  awake.keep();
  awake.keep();
  await answered();
  expect(request.mock.calls).toEqual([['screen']]);
  expect(held()).toBe(1);
  awake.release();
  awake.release();
  expect(held()).toBe(0);
  page.turn('visible');
  page.dispatchEvent(new Event('pointerup'));
  await answered();
  expect(request).toHaveBeenCalledTimes(1);
});

test('it is requested again when the tab becomes visible, and not while it is hidden', async () => {
  const awake = new ScreenAwake();
  awake.keep();
  await answered();
  page.visibilityState = 'hidden';
  await locks[0]?.release();
  page.turn('hidden');
  page.dispatchEvent(new Event('keydown'));
  await answered();
  expect(request).toHaveBeenCalledTimes(1);
  page.turn('visible');
  await answered();
  expect(request).toHaveBeenCalledTimes(2);
  expect(held()).toBe(1);
});

test('a tab that starts hidden requests it when it becomes visible', async () => {
  page.visibilityState = 'hidden';
  new ScreenAwake().keep();
  await answered();
  expect(request).not.toHaveBeenCalled();
  page.turn('visible');
  await answered();
  expect(held()).toBe(1);
});

describe('the next gesture', () => {
  test('requests it again after a refusal, once', async () => {
    request.mockRejectedValueOnce(new Error('NotAllowedError'));
    new ScreenAwake().keep();
    await answered();
    expect(held()).toBe(0);
    page.dispatchEvent(new Event('pointerup'));
    await answered();
    page.dispatchEvent(new Event('pointerup'));
    await answered();
    expect(request).toHaveBeenCalledTimes(2);
    expect(held()).toBe(1);
  });

  test('requests it again when low battery released it in a visible tab', async () => {
    new ScreenAwake().keep();
    await answered();
    await locks[0]?.release();
    await answered();
    expect(request).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('pointerup'));
    await answered();
    expect(held()).toBe(1);
  });

  test('requests nothing after the release', async () => {
    request.mockRejectedValueOnce(new Error('NotAllowedError'));
    const awake = new ScreenAwake();
    awake.keep();
    await answered();
    awake.release();
    page.dispatchEvent(new Event('pointerup'));
    await answered();
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('a late answer', () => {
  function late() {
    let answer: (lock: Lock) => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    request.mockReturnValueOnce(
      new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
    );
    const lock = new Lock();
    locks.push(lock);
    return { answer: () => answer(lock), refuse: () => refuse(new Error('NotAllowedError')) };
  }

  test('is released when the session has ended meanwhile', async () => {
    const { answer } = late();
    const awake = new ScreenAwake();
    awake.keep();
    awake.release();
    answer();
    await answered();
    expect(held()).toBe(0);
  });

  test('waits for a gesture when the session has ended and started again', async () => {
    const { refuse } = late();
    const awake = new ScreenAwake();
    awake.keep();
    awake.release();
    awake.keep();
    expect(request).toHaveBeenCalledTimes(1);
    refuse();
    await answered();
    page.dispatchEvent(new Event('pointerup'));
    await answered();
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('of a refusal after the release has no effect', async () => {
    const { refuse } = late();
    const awake = new ScreenAwake();
    awake.keep();
    awake.release();
    refuse();
    await answered();
    page.dispatchEvent(new Event('keydown'));
    await answered();
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('prevents a second request when the tab becomes visible', async () => {
    const { answer } = late();
    new ScreenAwake().keep();
    page.turn('visible');
    answer();
    await answered();
    expect(request).toHaveBeenCalledTimes(1);
    expect(held()).toBe(1);
  });
});

describe('the page', () => {
  test('has listeners for gestures only until the next request, and none after the release', async () => {
    request.mockRejectedValueOnce(new Error('NotAllowedError'));
    const awake = new ScreenAwake();
    awake.keep();
    await answered();
    expect([...page.awaited].sort()).toEqual(['keydown', 'pointerup', 'visibilitychange']);
    page.dispatchEvent(new Event('pointerup'));
    await answered();
    expect([...page.awaited]).toEqual(['visibilitychange']);
    awake.release();
    expect([...page.awaited]).toEqual([]);
  });

  test('waits for no gesture after the browser released the lock of a hidden tab', async () => {
    new ScreenAwake().keep();
    await answered();
    page.visibilityState = 'hidden';
    await locks[0]?.release();
    expect([...page.awaited]).toEqual(['visibilitychange']);
  });
});

describe('a late release', () => {
  test('of an earlier lock leaves the next lock held', async () => {
    const awake = new ScreenAwake();
    awake.keep();
    await answered();
    const [first] = locks as [Lock];
    vi.spyOn(first, 'release').mockResolvedValue();
    awake.release();
    awake.keep();
    await answered();
    first.dispatchEvent(new Event('release'));
    page.dispatchEvent(new Event('pointerup'));
    await answered();
    expect(request).toHaveBeenCalledTimes(2);
    awake.release();
    expect(locks[1]?.isHeld).toBe(false);
  });

  test.each(['visible', 'hidden'] as const)(
    'during which the session starts again in a %s tab',
    async (state) => {
      const lock = new Lock();
      let released: () => void = () => undefined;
      vi.spyOn(lock, 'release').mockReturnValue(
        new Promise((resolve) => {
          released = resolve;
        }),
      );
      request.mockResolvedValueOnce(lock);
      const awake = new ScreenAwake();
      awake.keep();
      awake.release();
      await answered();
      awake.keep();
      page.visibilityState = state;
      released();
      await answered();
      expect(page.awaited.has('pointerup')).toBe(state === 'visible');
      page.visibilityState = 'visible';
      page.dispatchEvent(new Event('pointerup'));
      await answered();
      expect(held()).toBe(state === 'visible' ? 1 : 0);
    },
  );

  test('that fails causes no error', async () => {
    const awake = new ScreenAwake();
    awake.keep();
    await answered();
    vi.spyOn(locks[0] as Lock, 'release').mockRejectedValue(new Error('InvalidStateError'));
    awake.release();
    await answered();
    awake.keep();
    await answered();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

test('a browser without wake locks is ignored', () => {
  vi.stubGlobal('navigator', {});
  const awake = new ScreenAwake();
  awake.keep();
  expect([...page.awaited]).toEqual([]);
  page.dispatchEvent(new Event('pointerup'));
  awake.release();
  expect(request).not.toHaveBeenCalled();
});
