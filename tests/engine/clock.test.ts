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

/** Sets a timer that records its name and the time of its call. */
const note = (name: string, ms: number) => clock.setTimeout(() => heard.push(`${name} ${clock.now()}`), ms);

describe('a timer', () => {
  test('runs in order of due times, and in order of creation for equal ones', () => {
    note('late', 30);
    note('early', 10);
    note('middle, set first', 20);
    note('middle, set second', 20);
    host.pass(30);
    expect(heard).toEqual(['early 10', 'middle, set first 20', 'middle, set second 20', 'late 30']);
  });

  test('sees its due time when the clock wakes late', () => {
    note('a', 10);
    note('b', 20);
    host.sleep(500);
    host.wakeNow();
    expect(heard).toEqual(['a 10', 'b 20']);
    expect(clock.now()).toBe(500);
  });

  test('set by a timer counts from the due time, also when the clock wakes late', () => {
    const again = () => {
      heard.push(`tick ${clock.now()}`);
      clock.setTimeout(again, 100);
    };
    clock.setTimeout(again, 100);
    host.sleep(350);
    host.wakeNow();
    expect(heard).toEqual(['tick 100', 'tick 200', 'tick 300']);
  });

  test('set by a timer counts from the due time, also when the clock was read before', () => {
    clock.setTimeout(() => note('second', 100), 100);
    host.sleep(130);
    expect(clock.now()).toBe(130);
    clock.catchUp();
    host.pass(69);
    expect(heard).toEqual([]);
    host.pass(1);
    expect(heard).toEqual(['second 200']);
  });

  test('set with no delay by a timer runs in the same step, after earlier ones', () => {
    clock.setTimeout(() => {
      heard.push('first');
      note('for now', 0);
    }, 10);
    note('was waiting', 10);
    host.pass(10);
    expect(heard).toEqual(['first', 'was waiting 10', 'for now 10']);
  });

  test('that is slow sees its due time until its end, and does not delay the clock', () => {
    clock.setTimeout(() => {
      host.sleep(30);
      note('next', 100);
      heard.push(`slow ${clock.now()}`);
    }, 100);
    host.pass(100);
    expect(clock.now()).toBe(130);
    host.pass(70);
    expect(heard).toEqual(['slow 100', 'next 200']);
    expect(clock.now()).toBe(200);
  });

  test('never runs inside the call that sets it', () => {
    note('now', 0);
    note('in the past', -50);
    note('not a number', Number.NaN);
    expect(heard).toEqual([]);
    host.pass(0);
    expect(heard).toEqual(['now 0', 'in the past 0', 'not a number 0']);
  });

  test('that is cleared does not run, also when a timer with the same due time clears it', () => {
    const never = note('never', 10);
    clock.clearTimeout(never);
    clock.setTimeout(() => clock.clearTimeout(neither), 20);
    const neither = note('neither', 20);
    note('last', 20);
    host.pass(30);
    expect(heard).toEqual(['last 20']);
  });
});

describe('an error in a timer', () => {
  const fail = (message: string, ms: number) =>
    clock.setTimeout(() => {
      throw new Error(message);
    }, ms);

  test('reaches the caller, and later timers still run', () => {
    note('before', 5);
    fail('broken', 10);
    note('together', 10);
    note('after', 15);
    host.sleep(20);
    expect(() => clock.catchUp()).toThrow('broken');
    clock.catchUp();
    expect(heard).toEqual(['before 5', 'together 10', 'after 15']);
  });

  test('costs no clock time', () => {
    fail('broken', 10);
    host.sleep(70);
    expect(() => clock.catchUp()).toThrow('broken');
    expect(clock.now()).toBe(70);
    note('later', 30);
    host.pass(30);
    expect(heard).toEqual(['later 100']);
  });

  test('hides no other error', () => {
    fail('one', 10);
    fail('other', 12);
    host.sleep(20);
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        clock.catchUp();
      } catch (error) {
        errors.push(...(error instanceof AggregateError ? error.errors : [error]));
      }
    }
    expect(errors.map(String)).toEqual(['Error: one', 'Error: other']);
  });
});

describe('whole milliseconds', () => {
  test('do not drift over 300 s of frames of 16.67 ms', () => {
    const seconds: number[] = [];
    const tick = () => {
      seconds.push(clock.now());
      clock.setTimeout(tick, 1000);
    };
    clock.setTimeout(tick, 1000);
    const frames = Math.ceil(300_000 / 16.67);
    for (let frame = 1; frame <= frames; frame++) {
      host.sleep(16.67);
      // A frame reads the clock before and after its timers.
      const before = clock.now();
      clock.catchUp();
      if (before !== clock.now() || before !== Math.round(host.now())) expect.fail(`at frame ${frame}`);
    }
    expect(seconds).toEqual(Array.from({ length: 300 }, (_, index) => (index + 1) * 1000));
  });

  test("never decrease when the host's time does", () => {
    host.sleep(100);
    expect(clock.now()).toBe(100);
    host.sleep(-40);
    expect(clock.now()).toBe(100);
    host.sleep(10);
    expect(clock.now()).toBe(110);
  });
});

test("frames read the host's time only once while a timer is pending", () => {
  note('late', 1000);
  for (let frame = 0; frame < 50; frame++) {
    host.sleep(16);
    clock.catchUp();
  }
  expect(host.asked).toEqual([1000]);
  note('sooner', 100);
  clock.catchUp();
  expect(host.asked).toEqual([1000, 100]);
  host.pass(200);
  expect(heard).toEqual(['sooner 900', 'late 1000']);
});
