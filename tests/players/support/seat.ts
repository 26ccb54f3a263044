/** The place of a player at a real browser: what `BrowserPlayer` needs of a Playwright page or of another browser's tab. */
import type { Fingers } from '../../drivers/fingers';
import type { Guest, Hand } from '../../drivers/guest';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Point = { readonly x: number; readonly y: number };

export interface Seat {
  /** Opens a page of the app, and waits until it is shown. */
  open(address: string): Promise<unknown>;
  /** Runs a function in the page. The function uses nothing outside itself. Arguments and result are JSON. */
  run<TArgs extends readonly Json[], TAnswer>(
    act: (...args: TArgs) => TAnswer | Promise<TAnswer>,
    ...args: TArgs
  ): Promise<TAnswer>;
  /** Presses the element of a selector with the player's hand. */
  act(selector: string): Promise<unknown>;
  /** Moves the focus to the element of a selector, as the player's hand does. */
  focus(selector: string): Promise<unknown>;
  /** Presses keys of the keyboard: `ArrowRight`, `Enter`, `Space`. */
  keys(...keys: readonly string[]): Promise<void>;
  /** Presses a pointer at the first point (CSS px), moves it through the others, and lifts it at the last. */
  lead(points: readonly Point[]): Promise<unknown>;
  /** Presses a pointer at a point (CSS px), moves or lifts it. */
  point(way: 'down' | 'move' | 'up', at: Point): Promise<void>;
  /** Lets time pass, ms on the page's clock. */
  wait(ms: number): Promise<unknown>;
  /** Waits until the page has what it has requested. */
  hasAll(): Promise<unknown>;
  /** Resizes the window, CSS px. */
  resize(width: number, height: number): Promise<unknown>;
}

/** Returns the seat of a guest whose clock is paused. */
export function guestSeat(guest: Guest, hand: Hand): Seat {
  const { page } = guest;
  let fingers: Promise<Fingers> | undefined;
  const seat: Seat = {
    open: (address) => guest.open(address),
    // Playwright's `evaluate` passes only one argument.
    run: (act, ...args) => page.evaluate(`(async () => (${act})(...${JSON.stringify(args)}))()`),
    act: (selector) => guest.act(page.locator(selector).first()),
    focus: (selector) =>
      hand === 'keyboard' ? guest.focus(page.locator(selector)) : page.locator(selector).focus(),
    keys: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    point: async (way, { x, y }) => {
      if (hand === 'touch') {
        const { Fingers } = await import('../../drivers/fingers');
        fingers ??= Fingers.of(page);
        const all = await fingers;
        await (way === 'up' ? all.up() : all[way]([{ x, y }]));
        return;
      }
      if (way === 'up') return page.mouse.up();
      await page.mouse.move(x, y);
      if (way === 'down') await page.mouse.down();
    },
    lead: async (points) => {
      const [first, ...others] = points as [Point, ...Point[]];
      await seat.point('down', first);
      for (const point of others) {
        await seat.point('move', point);
        await seat.wait(32);
      }
      await seat.point('up', others.at(-1) ?? first);
      await seat.wait(32);
    },
    wait: async (ms) => (await guest.works()).wait(ms),
    hasAll: async () => (await guest.hasAll()).hearsOfSizes(),
    resize: (width, height) => guest.resize({ width, height }),
  };
  return seat;
}
