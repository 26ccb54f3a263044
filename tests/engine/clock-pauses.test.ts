import { beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../../engine/stage/clock';
import { type ManualHost, manualClock } from '../fakes/manual-clock';

let clock: Clock;
let host: ManualHost;
let heard: string[];

beforeEach(() => {
  ({ clock, host } = manualClock());
  heard = [];
});

const note = (name: string, ms: number) => clock.setTimeout(() => heard.push(`${name} ${clock.now()}`), ms);

describe('a paused clock', () => {
  test('stands still until every reason is released', () => {
    clock.pause('tab hidden');
    clock.pause('check-in');
    host.pass(100);
    clock.resume('tab hidden');
    expect(clock.isPaused).toBe(true);
    host.pass(100);
    expect(clock.now()).toBe(0);
    clock.resume('check-in');
    expect(clock.isPaused).toBe(false);
    host.pass(100);
    expect(clock.now()).toBe(100);
  });

  test('needs one release after two holds for the same reason', () => {
    clock.pause('tab hidden');
    clock.pause('tab hidden');
    clock.resume('tab hidden');
    host.pass(10);
    expect([clock.isPaused, clock.now()]).toEqual([false, 10]);
  });

  test('keeps the remaining time of a pending timer', () => {
    note('flip back', 1000);
    host.pass(600);
    clock.pause('tab hidden');
    host.pass(3_600_000);
    clock.resume('tab hidden');
    host.pass(399);
    expect(heard).toEqual([]);
    host.pass(1);
    expect(heard).toEqual(['flip back 1000']);
  });

  test('first runs timers that were due before the hold', () => {
    note('due', 10);
    host.sleep(15);
    clock.pause('tab hidden');
    expect(heard).toEqual(['due 10']);
    expect(clock.now()).toBe(15);
  });

  test('holds even when an earlier timer throws', () => {
    clock.setTimeout(() => {
      throw new Error('broken');
    }, 10);
    host.sleep(15);
    expect(() => clock.pause('tab hidden')).toThrow('broken');
    expect(clock.isPaused).toBe(true);
  });

  test('accepts new timers, which count from the release', () => {
    clock.pause('check-in');
    note('set while held', 50);
    host.pass(500);
    clock.catchUp();
    expect(heard).toEqual([]);
    clock.resume('check-in');
    host.pass(50);
    expect(heard).toEqual(['set while held 50']);
  });

  test('stops at the due time of the timer that held it, even when the wake-up call was late', () => {
    clock.setTimeout(() => clock.pause('check-in'), 100);
    note('later', 150);
    host.sleep(400);
    clock.catchUp();
    expect(heard).toEqual([]);
    expect(clock.now()).toBe(100);
    clock.resume('check-in');
    host.pass(49);
    expect(heard).toEqual([]);
    host.pass(1);
    expect(heard).toEqual(['later 150']);
  });
});

describe('onHold', () => {
  test('calls back once, when time stops, and not after the subscription has ended', () => {
    const told: boolean[] = [];
    const stop = clock.onPause(() => told.push(clock.isPaused));
    clock.pause('one');
    clock.pause('other');
    clock.resume('one');
    expect(told).toEqual([true]);
    clock.resume('other');
    clock.pause('one');
    expect(told).toEqual([true, true]);
    stop();
    clock.resume('one');
    clock.pause('one');
    expect(told).toHaveLength(2);
  });
});

describe('onRelease', () => {
  test('calls back once, when the last hold ends, and not after the subscription has ended', () => {
    let told = 0;
    const stop = clock.onResume(() => {
      told += 1;
    });
    clock.pause('one');
    clock.pause('other');
    clock.resume('one');
    expect(told).toBe(0);
    clock.resume('other');
    clock.resume('other');
    expect(told).toBe(1);
    stop();
    clock.pause('one');
    clock.resume('one');
    expect(told).toBe(1);
  });

  test('is called while the clock runs', () => {
    clock.onResume(() => note('set on release', 5));
    clock.pause('one');
    host.pass(100);
    clock.resume('one');
    host.pass(5);
    expect(heard).toEqual(['set on release 5']);
  });
});

describe('the wake-up call', () => {
  test('is a single call, for the next due time', () => {
    note('b', 200);
    note('a', 100);
    note('c', 300);
    expect([host.armed, host.asked.at(-1)]).toEqual([1, 100]);
    host.pass(100);
    expect([host.armed, host.asked.at(-1)]).toEqual([1, 100]);
    host.pass(200);
    expect(heard).toEqual(['a 100', 'b 200', 'c 300']);
  });

  test('is not set while no timer is pending', () => {
    expect(host.armed).toBe(0);
    const id = note('a', 100);
    clock.clearTimeout(id);
    expect(host.armed).toBe(0);
    note('b', 100);
    host.pass(100);
    expect(host.armed).toBe(0);
  });

  test('is not set while the clock is paused, whatever timers are set or cleared', () => {
    const id = note('a', 100);
    clock.pause('tab hidden');
    expect(host.armed).toBe(0);
    note('b', 50);
    clock.clearTimeout(id);
    clock.catchUp();
    expect(host.armed).toBe(0);
    clock.resume('tab hidden');
    expect(host.armed).toBe(1);
  });

  test('moves when the next timer is cleared', () => {
    const next = note('next', 100);
    note('after', 250);
    clock.clearTimeout(next);
    expect([host.armed, host.asked.at(-1)]).toEqual([1, 250]);
  });

  test('is repeated when it comes a fraction early, and the timer runs once', () => {
    note('flip back', 1000);
    host.sleep(999.4);
    host.wakeNow();
    expect(heard).toEqual([]);
    expect([host.armed, host.asked.at(-1)]).toEqual([1, 1]);
    host.pass(1);
    expect(heard).toEqual(['flip back 1000']);
    expect([host.armed, host.asked.length]).toEqual([0, 2]);
  });

  test('survives an error in a timer', () => {
    clock.setTimeout(() => {
      throw new Error('broken');
    }, 10);
    note('after', 20);
    expect(() => host.pass(15)).toThrow('broken');
    expect(host.armed).toBe(1);
    host.pass(10);
    expect(heard).toEqual(['after 20']);
  });

  test('asks for at most 32 bits of ms, the limit of browsers', () => {
    note('never', Number.POSITIVE_INFINITY);
    note('in a month', 31 * 86_400_000);
    expect(Math.max(...host.asked)).toBeLessThan(2 ** 31);
    host.pass(32 * 86_400_000);
    expect(heard).toEqual([`in a month ${31 * 86_400_000}`]);
    expect(host.asked.length).toBeLessThan(10);
  });
});
