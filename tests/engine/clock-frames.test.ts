import { describe, expect, test } from 'vitest';
import { manualClock } from '../fakes/manual-clock';

const HOUR = 3_600_000;

function limited() {
  const { clock, host } = manualClock();
  clock.frameLimit = 100;
  const due: number[] = [];
  clock.setTimeout(() => due.push(clock.now()), 4000);
  return { clock, host, due };
}

describe('a clock with a frame limit', () => {
  test('advances 100 ms in a late frame, and the full time in a punctual one', () => {
    const { clock, host } = limited();
    host.sleep(16);
    clock.catchUpFrame();
    expect(clock.now()).toBe(16);
    host.sleep(350);
    clock.catchUpFrame();
    expect(clock.now()).toBe(116);
  });

  test('does not jump over an hour of sleep, whichever caller comes first', () => {
    const frame = limited();
    frame.host.sleep(HOUR);
    frame.clock.catchUpFrame();
    expect([frame.clock.now(), frame.due]).toEqual([100, []]);

    // The timer's wake-up call comes an hour late. The clock advances to the due time, and then by the frame limit.
    const wake = limited();
    wake.host.sleep(HOUR);
    wake.host.wakeNow();
    expect([wake.clock.now(), wake.due]).toEqual([4100, [4000]]);

    const reader = limited();
    reader.host.sleep(HOUR);
    expect(reader.clock.now()).toBe(4100);
  });

  test('delays a timer by the time that a frame left out', () => {
    const { clock, host, due } = limited();
    host.sleep(600);
    clock.catchUpFrame();
    host.pass(3899);
    expect(due).toEqual([]);
    host.pass(1);
    expect(due).toEqual([4000]);
  });
});
