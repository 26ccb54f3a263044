import { describe, expect, test } from 'vitest';
import { Clock } from '../../engine/stage/clock';
import { FrameLoop, type FrameScheduler } from '../../engine/stage/frame-loop';
import { ManualHost } from '../fakes/manual-clock';

/** Frames that the test triggers. */
class ManualFrames implements FrameScheduler {
  #waiting = new Map<number, (at: number) => void>();
  #lastId = 0;

  request(callback: (at: number) => void): number {
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, callback);
    return this.#lastId;
  }

  cancel(id: number): void {
    this.#waiting.delete(id);
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  frame(): void {
    const callbacks = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const callback of callbacks) callback(0);
  }
}

function stage(draw: (seconds: number) => boolean) {
  const host = new ManualHost();
  const clock = new Clock(host);
  const frames = new ManualFrames();
  const loop = new FrameLoop(clock, draw, frames);
  const frameAfter = (ms: number) => {
    host.pass(ms);
    frames.frame();
  };
  return { clock, host, frames, loop, frameAfter };
}

describe('the frame loop', () => {
  test('draws nothing until it is woken, then one frame for a still scene', () => {
    let drawn = 0;
    const { frames, loop, frameAfter } = stage(() => {
      drawn += 1;
      return false;
    });
    frameAfter(16);
    expect(drawn).toBe(0);
    loop.wake();
    loop.wake();
    frameAfter(16);
    expect(drawn).toBe(1);
    expect(frames.isWaiting).toBe(false);
  });

  test('draws while something moves, with the clock time since the last frame', () => {
    const seconds: number[] = [];
    const { loop, frameAfter } = stage((passed) => {
      seconds.push(passed);
      return seconds.length < 4;
    });
    loop.wake();
    for (const ms of [16, 16, 34, 16, 16]) frameAfter(ms);
    expect(seconds).toEqual([0, 0.016, 0.034, 0.016]);
  });

  test('runs due timers before it draws, and draws once even if they wake it', () => {
    const order: string[] = [];
    const { clock, frames, loop, frameAfter } = stage(() => {
      order.push('draw');
      return false;
    });
    clock.setTimeout(() => {
      order.push('timer');
      loop.wake();
    }, 10);
    loop.wake();
    frameAfter(16);
    expect(order).toEqual(['timer', 'draw']);
    expect(frames.isWaiting).toBe(false);
  });

  test('rests while the clock is paused, and continues from there after the release', () => {
    const seconds: number[] = [];
    const { clock, frames, loop, frameAfter } = stage((passed) => {
      seconds.push(passed);
      return true;
    });
    loop.wake();
    frameAfter(16);
    clock.pause('dialog');
    frameAfter(16);
    expect(frames.isWaiting).toBe(false);
    frameAfter(5000);
    clock.resume('dialog');
    frameAfter(16);
    frameAfter(16);
    // The held time must not appear as a single frame of five seconds.
    expect(Math.max(...seconds)).toBeLessThan(0.05);
    expect(seconds.length).toBe(4);
  });

  test('shows no jump when a timer comes due before a late frame, and the timer fires after it', () => {
    const order: (string | number)[] = [];
    const { clock, host, loop, frameAfter } = stage((passed) => {
      order.push(passed);
      return true;
    });
    clock.frameLimit = 100;
    loop.wake();
    frameAfter(0);
    clock.setTimeout(() => order.push('timer'), 480);
    // The main thread was busy. The browser runs the timer first, and then the frame.
    host.sleep(600);
    host.wakeNow();
    frameAfter(0);
    expect(order).toEqual([0, 0.1]);
    for (let frame = 0; frame < 4; frame++) frameAfter(95);
    expect(order.map((entry) => typeof entry)).toEqual([...Array(5).fill('number'), 'string', 'number']);
  });

  test('draws no more after it is destroyed', () => {
    let drawn = 0;
    const { clock, loop, frameAfter } = stage(() => {
      drawn += 1;
      return true;
    });
    loop.wake();
    frameAfter(16);
    loop.destroy();
    clock.pause('x');
    clock.resume('x');
    frameAfter(16);
    expect(drawn).toBe(1);
  });
});
