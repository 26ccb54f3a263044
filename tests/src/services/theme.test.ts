/** The theme of the page, on a device and a document that the test controls. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThemeChoice } from '../../../src/device/settings';
import { CurrentTheme, resolveTheme } from '../../../src/services/theme';

interface Fade {
  readonly change: () => void;
  readonly skipTransition: ReturnType<typeof vi.fn>;
  readonly end: () => void;
}

const style = { viewTransitionName: '' };
let isNight: boolean;
let isStill: boolean;
let fades: Fade[];
const bars = [{ content: '' }, { content: '' }];
const page = { dataset: {} as Record<string, string>, style };
const hears: Record<'device' | 'choice', () => void> = {
  device: () => undefined,
  choice: () => undefined,
};

/** Choices that the test changes. */
const choices = (theme: ThemeChoice) => {
  const all = {
    value: { theme },
    subscribe: (listener: () => void) => Object.assign(hears, { choice: listener }),
  };
  return Object.assign(all, {
    choose: (next: ThemeChoice) => {
      all.value = { theme: next };
      hears.choice();
    },
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  [isNight, isStill, fades] = [false, false, []];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('reduced-motion') ? isStill : query.includes('dark') && isNight;
    },
    addEventListener: (_: string, listener: () => void) => Object.assign(hears, { device: listener }),
  }));
  vi.stubGlobal('document', {
    documentElement: page,
    querySelectorAll: () => bars,
    startViewTransition: (change: () => void) => {
      let end = (): void => undefined;
      const finished = new Promise<void>((resolve) => {
        end = resolve;
      });
      fades.push({ change, skipTransition: vi.fn(), end });
      return { ready: Promise.resolve(), finished, skipTransition: fades.at(-1)?.skipTransition };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the device decides unless the person has chosen', () => {
  expect((['system', 'day', 'night'] as const).map(resolveTheme)).toEqual(['day', 'day', 'night']);
  isNight = true;
  expect((['system', 'day', 'night'] as const).map(resolveTheme)).toEqual(['night', 'day', 'night']);
});

test('the page and the browser’s bars follow the device, the choice, and content that is dark', () => {
  isStill = true;
  const own = choices('system');
  const theme = new CurrentTheme(own);
  const heard: string[] = [];
  theme.subscribe(() => heard.push(theme.value));
  expect([theme.value, page.dataset.theme, bars[1]?.content]).toEqual(['day', 'day', '#EEF3EC']);
  isNight = true;
  hears.device();
  expect([theme.value, page.dataset.theme, bars[1]?.content]).toEqual(['night', 'night', '#0E1B1D']);
  own.choose('day');
  expect(page.dataset.theme).toBe('day');
  const first = theme.dim();
  const second = theme.dim();
  first();
  expect(page.dataset.theme).toBe('night');
  second();
  expect(page.dataset.theme).toBe('day');
  expect(heard).toEqual(['night', 'day', 'night', 'day']);
  expect(fades).toEqual([]);
});

test('a change fades, a further one during the fade comes at once, and a slow snapshot is skipped', async () => {
  const own = choices('day');
  const theme = new CurrentTheme(own);
  own.choose('night');
  expect(theme.value).toBe('day');
  // Until the browser has its snapshot, the page stays as it was.
  vi.advanceTimersByTime(499);
  expect(fades[0]?.skipTransition).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fades[0]?.skipTransition).toHaveBeenCalledOnce();
  fades[0]?.change();
  expect([theme.value, style.viewTransitionName]).toEqual(['night', 'none']);
  own.choose('day');
  expect([theme.value, fades.length]).toEqual(['day', 1]);
  fades[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(style.viewTransitionName).toBe('');

  own.choose('night');
  fades[1]?.change();
  vi.advanceTimersByTime(1000);
  expect(fades.map(({ skipTransition }) => skipTransition.mock.calls.length)).toEqual([1, 0]);
});
