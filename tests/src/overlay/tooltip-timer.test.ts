import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TooltipTimer } from '../../../src/overlay/tooltip-timer';

let shown: (string | undefined)[];
let timer: TooltipTimer<string>;
const now = () => shown.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  timer = new TooltipTimer((anchor) => shown.push(anchor));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tooltip', () => {
  test('opens 700 ms after the pointer arrives, not before', () => {
    timer.point('help');
    vi.advanceTimersByTime(699);
    expect(now()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(now()).toBe('help');
  });

  test('counts from the first contact, however much the pointer moves on its button', () => {
    for (let ms = 0; ms < 700; ms += 70) {
      timer.point('help');
      vi.advanceTimersByTime(70);
    }
    expect(now()).toBe('help');
  });

  test('does not open when the pointer has left', () => {
    timer.point('help');
    vi.advanceTimersByTime(600);
    timer.point(undefined);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
  });

  test('opens immediately for the keyboard', () => {
    timer.open('help');
    expect(now()).toBe('help');
  });

  test.each([
    [299, 0],
    [301, 700],
  ])('%d ms after the last one closed, the next takes %d ms', (pause, delay) => {
    timer.open('help');
    timer.close();
    vi.advanceTimersByTime(pause);
    timer.point('settings');
    vi.advanceTimersByTime(Math.max(0, delay - 1));
    expect(now()).toBe(delay === 0 ? 'settings' : undefined);
    vi.advanceTimersByTime(1);
    expect(now()).toBe('settings');
  });

  test.each([
    [299, 'settings'],
    [301, undefined],
  ])('%d ms after the pointer has left the last one, the next is %s at once', (pause, next) => {
    timer.open('help');
    timer.point(undefined);
    vi.advanceTimersByTime(pause);
    timer.point('settings');
    expect(now()).toBe(next);
  });

  test('is replaced by the next without a pause', () => {
    timer.open('help');
    timer.point('settings');
    expect(shown).toEqual(['help', 'settings']);
  });

  test('stays while the pointer is on it', () => {
    timer.open('help');
    timer.point(undefined);
    vi.advanceTimersByTime(50);
    timer.stay();
    vi.advanceTimersByTime(5000);
    expect(now()).toBe('help');
    timer.point(undefined);
    vi.advanceTimersByTime(100);
    expect(now()).toBeUndefined();
  });

  test('of a pressed element opens again only after the pointer has left it', () => {
    timer.open('help');
    timer.dismiss('help');
    timer.point('help');
    vi.advanceTimersByTime(5000);
    expect(now()).toBeUndefined();
    timer.point(undefined);
    timer.point('help');
    vi.advanceTimersByTime(700);
    expect(now()).toBe('help');
  });

  test('that is closed is not closed again', () => {
    timer.close();
    timer.dismiss(undefined);
    expect(shown).toEqual([]);
  });
});
