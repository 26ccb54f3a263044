/** Random actions of the monkey test in a real browser. */
import type { Page } from 'playwright';
import type { Finger, Fingers } from '../../drivers/fingers';
import type { Guest } from '../../drivers/guest';
import type { Chance } from './chance';

interface Player {
  readonly guest: Guest;
  readonly fingers: Fingers;
}

/**
 * A function that performs an action.
 * @returns the description of the action
 */
type Act = (player: Player, chance: Chance) => Promise<string>;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Small window sizes, which a CPU draws quickly, CSS px. */
export const VIEWS = [
  { width: 390, height: 600 },
  { width: 600, height: 390 },
  { width: 320, height: 568 },
  { width: 768, height: 560 },
] as const;

const KEYS = [
  ...['Enter', ' ', 'Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', '1', 'PageDown', 'F8'],
];

/**
 * Returns the centers of uncovered buttons and inputs except the buttons to checkout. While a dialog is open, returns
 * only those of the dialog.
 */
const pressable = (page: Page): Promise<Point[]> =>
  page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document;
    const all = within.querySelectorAll(
      'main button, main input, header button, dialog button, dialog input',
    );
    return [...all].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      const found = document.elementFromPoint(point.x, point.y);
      if (!found || !(control.contains(found) || found.contains(control))) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return name.includes('Unlock') ? [] : [{ ...point, name }];
    });
  });

const touch: Act = async ({ guest, fingers }, chance) => {
  const count = chance.weighted([
    [4, 1],
    [3, 2],
    [1, 5],
  ]);
  const points = await pressable(guest.page);
  const { width, height } = guest.page.viewportSize() ?? VIEWS[0];
  const anywhere = (): Point => ({ x: chance.below(width), y: chance.below(height), name: 'anywhere' });
  const chosen = Array.from({ length: count }, () =>
    chance.below(6) === 0 ? anywhere() : (chance.of(points) ?? anywhere()),
  );
  const down: Finger[] = [];
  for (const [id, { x, y }] of chosen.entries()) {
    down.push({ x, y, id });
    await fingers.down(down);
  }
  if (chance.below(3) === 0) {
    const moved = down.map((point) => ({ ...point, x: chance.below(width), y: chance.below(height) }));
    await fingers.move(moved);
    down.splice(0, down.length, ...moved);
  }
  while (down.length > 0) {
    down.splice(chance.below(down.length), 1);
    await fingers.up(down);
  }
  return `touch ${chosen.map(({ name }) => name.trim().slice(0, 30)).join(' + ')}`;
};

const key: Act = async ({ guest }, chance) => {
  const name = chance.of(KEYS) as string;
  await guest.page.keyboard.press(name);
  return `key ${name}`;
};

const leaveByKey: Act = async ({ guest }) => {
  await guest.page.keyboard.press('Escape');
  return 'Escape';
};

const wait: Act = async ({ guest }, chance) => {
  const ms = 1 + chance.below(3000);
  await guest.skip(ms);
  return `wait ${ms} ms`;
};

const resize: Act = async ({ guest }, chance) => {
  const view = chance.of(VIEWS) as (typeof VIEWS)[number];
  await guest.page.setViewportSize(view);
  return `resize to ${view.width} x ${view.height}`;
};

const hide: Act = async ({ guest }, chance) => {
  const ms = 1 + chance.below(60_000);
  const show = (isHidden: boolean) =>
    guest.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      const state = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await show(true);
  await guest.skip(ms);
  await show(false);
  return `hide for ${ms} ms`;
};

const loseContext: Act = async ({ guest }, chance) => {
  const lose = (isLost: boolean) =>
    guest.page.evaluate((lost) => {
      const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
      const page = window as unknown as { lostContext?: WEBGL_lose_context | null };
      if (lost) {
        page.lostContext = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
        page.lostContext?.loseContext();
      } else page.lostContext?.restoreContext();
    }, isLost);
  await lose(true);
  await guest.skip(1 + chance.below(1000));
  await lose(false);
  return 'lose the context';
};

const goBack: Act = async ({ guest }) => {
  // After a reload, Back leads to another document.
  await guest.page.goBack({ waitUntil: 'domcontentloaded' });
  await guest.skip(300);
  await guest.page.goForward({ waitUntil: 'domcontentloaded' });
  return 'Back and Forward';
};

const otherTab: Act = async ({ guest }) => {
  const other = await guest.context.newPage();
  await other.goto('/licenses.txt');
  await other.evaluate(() => localStorage.setItem('stillgrove.trialGamesRemaining', '5'));
  await other.close();
  return 'another tab writes';
};

export const ACTS: readonly (readonly [weight: number, act: Act])[] = [
  [20, touch],
  [12, key],
  [2, leaveByKey],
  [10, wait],
  [3, resize],
  [1, hide],
  [1, loseContext],
  [1, goBack],
  [1, otherTab],
];
