import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PointerQueue } from '../../engine/stage/pointer-queue';

let element: HTMLElement;
let queue: PointerQueue;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  }) as unknown as HTMLElement;
  queue = new PointerQueue({ element, wake: () => undefined, isSurface: () => true });
});
afterEach(() => {
  queue.destroy();
  vi.unstubAllGlobals();
});

type ContactEvent = 'pointerdown' | 'pointermove' | 'pointerup';

/** Dispatches an event of a touch point. */
function touch(
  type: ContactEvent,
  pointerId: number,
  { width = 30, height = 30, pointerType = 'touch', pressure = 0.5 } = {},
): void {
  const event = { pointerId, pointerType, width, height, button: 0, clientX: 5, clientY: 5, pressure };
  element.dispatchEvent(Object.assign(new Event(type), event));
}

/** Dispatches an event of a touch point, and returns the queue's new entries. */
function contact(...given: Parameters<typeof touch>): string[] {
  touch(...given);
  return queue.drain().map(({ id, kind }) => `${id} ${kind}`);
}

const PALM = { width: 90, height: 70 };
const PEN = { width: 1, height: 1, pointerType: 'pen' };

test('a single wide fingertip draws', () => {
  expect(contact('pointerdown', 1, PALM)).toEqual(['1 down']);
  expect(contact('pointermove', 1, PALM)).toEqual(['1 move']);
  expect(contact('pointerup', 1, PALM)).toEqual(['1 up']);
});

test('ten wide fingertips draw together', () => {
  for (let id = 1; id <= 10; id++)
    expect(contact('pointerdown', id, { width: 50 + id * 4, height: 62 })).toEqual([`${id} down`]);
});

test('beside a finger, a contact more than twice as wide is a palm', () => {
  contact('pointerdown', 1);
  expect(contact('pointerdown', 2, PALM)).toEqual([]);
  expect(contact('pointermove', 2, PALM)).toEqual([]);
  expect(contact('pointermove', 1)).toEqual(['1 move']);
});

test('an earlier palm ends when a finger comes down', () => {
  contact('pointerdown', 1, PALM);
  expect(contact('pointerdown', 2)).toEqual(['1 cancel', '2 down']);
  expect(contact('pointermove', 1, PALM)).toEqual([]);
});

test("a contact that grows to a palm's size ends", () => {
  contact('pointerdown', 1);
  contact('pointerdown', 2);
  expect(contact('pointermove', 2, PALM)).toEqual(['2 cancel']);
});

test('while a pen is down, touches of the hand have no effect', () => {
  contact('pointerdown', 1);
  expect(contact('pointerdown', 2, PEN)).toEqual(['1 cancel', '2 down']);
  expect(contact('pointerdown', 3)).toEqual([]);
  contact('pointerup', 2, PEN);
  expect(contact('pointerdown', 4)).toEqual(['4 down']);
});

test('a gesture lasts until 700 ms after its last lift, and has no context menu', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const opensMenu = () => element.dispatchEvent(new Event('contextmenu', { cancelable: true }));
  expect([queue.isActing, opensMenu()]).toEqual([false, true]);
  contact('pointerdown', 1);
  contact('pointerdown', 2);
  contact('pointerup', 1);
  now.mockReturnValue(20_000);
  expect([queue.isActing, opensMenu()]).toEqual([true, false]);
  contact('pointerup', 2);
  now.mockReturnValue(20_699);
  expect([queue.isActing, opensMenu()]).toEqual([true, true]);
  now.mockReturnValue(20_700);
  expect(queue.isActing).toBe(false);
  now.mockRestore();
});

test('only a pen that reports pressure has one', () => {
  touch('pointerdown', 1);
  touch('pointerup', 1);
  touch('pointerdown', 2, { ...PEN, pressure: 0 });
  touch('pointermove', 2, PEN);
  expect(queue.drain().map(({ pressure }) => pressure)).toEqual([undefined, undefined, undefined, 0.5]);
});

test('a finger that starts beside the surface scrolls the page, and a mouse draws', () => {
  queue.destroy();
  queue = new PointerQueue({ element, wake: () => undefined, isSurface: () => false });
  expect(contact('pointerdown', 1)).toEqual([]);
  expect(contact('pointerdown', 2, { pointerType: 'mouse' })).toEqual(['2 down']);
});
