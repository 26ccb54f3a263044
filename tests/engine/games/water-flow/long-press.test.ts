import { describe, expect, test } from 'vitest';
import { LONG_PRESS_MS, LongPress } from '../../../../engine/games/water-flow/long-press';
import { manualClock } from '../../../fakes/manual-clock';

const presses = () => {
  const { clock, host } = manualClock();
  const locked: number[] = [];
  const press = new LongPress(clock, (stone) => locked.push(stone));
  return { press, locked, pass: (ms: number) => host.pass(ms) };
};

describe('a press on a stone', () => {
  test('turns it when it is short', () => {
    const { press, locked, pass } = presses();
    press.point(3, true);
    pass(LONG_PRESS_MS - 1);
    press.point(3, false);
    expect(press.mayTurn(3)).toBe(true);
    pass(5000);
    expect(locked).toEqual([]);
  });

  test('locks it after 500 ms and then does not turn it; the next key does', async () => {
    const { press, locked, pass } = presses();
    press.point(3, true);
    pass(LONG_PRESS_MS);
    expect(locked).toEqual([3]);
    press.point(3, false);
    expect(press.mayTurn(3)).toBe(false);
    await Promise.resolve();
    expect(press.mayTurn(3)).toBe(true);
  });

  test('with two fingers turns it once: when the last finger lifts', () => {
    const { press } = presses();
    // The button stays pressed while one finger rests on it.
    press.point(3, true);
    press.point(3, true);
    expect(press.mayTurn(3)).toBe(false);
    press.point(3, false);
    expect(press.mayTurn(3)).toBe(true);
  });

  test('is canceled when the next terrace appears', () => {
    const { press, locked, pass } = presses();
    press.point(1, true);
    press.forget();
    pass(5000);
    expect(locked).toEqual([]);
    expect(press.mayTurn(1)).toBe(true);
  });
});
