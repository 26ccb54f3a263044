/** How the benches play a game. `bench` of a game's player overrides the defaults. */
import type { Phone } from './phone';

/** Number of DOM words, and number of words that move in a frame. */
export interface RidingWords {
  readonly count: number;
  readonly moving: number;
}

export interface Habits {
  /** Starts a session from the intro. */
  readonly start: (phone: Phone) => Promise<void>;
  /** Performs one action in play, the `count`th from 0. */
  readonly act: (phone: Phone, count: number) => Promise<void>;
  /** The equivalent action on the plain Pixi page, because input costs time there too. Default: a tap. */
  readonly actBare?: Habits['act'] | undefined;
  /** DOM words on moving objects. The plain page gets as many. Default: none. */
  readonly words?: RidingWords;
  /** Brings a fresh session to rest, so that nothing moves afterward. Undefined for a game that never rests. */
  readonly rest?: ((phone: Phone) => Promise<void>) | undefined;
}

/** Elements to tap in play: the targets of `StageMirror`, or else the first button. */
const TARGETS = 'main [data-target]:not([aria-disabled="true"])';
const BUTTON = 'main button:not(:disabled)';

/** An element to tap: the one at index `at` (cyclically) among the elements that match `all` and `named`. */
interface Wanted {
  readonly all: string;
  readonly at?: number;
  readonly named?: RegExp;
}

/** Polling interval for elements, ms. */
const LOOK_EVERY_MS = 50;
/** Timeout for elements, ms. */
const LOOK_FOR_MS = 60_000;

/**
 * Waits until a selector has a match, and taps an element of the first such selector. Playwright's own tap would
 * request frames that count as frames of the page.
 *
 * @throws when no element appears
 */
export async function tapOne({ page }: Phone, wanted: readonly Wanted[]): Promise<void> {
  const all = wanted.map(({ named, ...rest }) => ({ ...rest, named: named?.source ?? '' }));
  for (let waited = 0; waited < LOOK_FOR_MS; waited += LOOK_EVERY_MS) {
    const place = await page.evaluate((all) => {
      for (const { all: selector, at = 0, named } of all) {
        const found = [...document.querySelectorAll(selector)].filter(
          (one) => new RegExp(named).test((one.textContent ?? '').trim()) && one.getClientRects().length > 0,
        );
        const one = found[at % found.length];
        one?.scrollIntoView({ block: 'nearest' });
        const box = one?.getBoundingClientRect();
        if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
      return undefined;
    }, all);
    if (place) return page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`There is nothing to be tapped: ${wanted.map(({ all }) => all).join(', ')}`);
}

/**
 * Taps Start, which every intro marks as the primary action, then the targets of `StageMirror` in reading order, or the
 * first button if there are no targets.
 */
export const DEFAULT_HABITS: Habits = {
  start: ({ page }) => page.locator('main [data-next]').first().tap(),
  act: (phone, count) => tapOne(phone, [{ all: TARGETS, at: count }, { all: BUTTON }]),
  // Waits for rest without input.
  rest: async () => undefined,
};

/** Presses the button that pauses the session. */
export const pause = ({ page }: Phone): Promise<void> =>
  page
    .getByRole('button', { name: /^Pause/ })
    .first()
    .tap();
