/** How a game is played while it is measured, and in what it differs from the rule. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GameSlug } from '../../../domain/built-games';
import { root } from '../../house/support/tree';
import type { Phone } from './phone';

/** How many words there are, and how many of them are moved in a frame, by turns. */
export interface RidingWords {
  readonly count: number;
  readonly moving: number;
}

export interface Habits {
  /** Starts a session from the intro. */
  readonly start: (phone: Phone) => Promise<void>;
  /** Does one thing in play, the `count`th from 0. */
  readonly act: (phone: Phone, count: number) => Promise<void>;
  /** The same thing done on the bare page, where that is no tap: what a finger does there costs as well. */
  readonly actBare?: Habits['act'] | undefined;
  /** Words, elements of the page, that ride on what moves: they ride on the bare page as well. None, unless it is said. */
  readonly words?: RidingWords;
  /** Brings a session that has just begun to rest: nothing moves from then on. Undefined for a game that never rests. */
  readonly rest?: ((phone: Phone) => Promise<void>) | undefined;
}

/** What can be tapped in play: the targets of the mirror, or where it has none, the first button. */
const TARGETS = 'main [data-target]:not([aria-disabled="true"])';
const BUTTON = 'main button:not(:disabled)';

/** Elements that may be tapped: the `at`th (counted on from the first again), and only those that are called so. */
interface Wanted {
  readonly all: string;
  readonly at?: number;
  readonly named?: RegExp;
}

/** How often it is looked for what is not there yet, ms, and for how long. */
const LOOK_EVERY_MS = 50;
const LOOK_FOR_MS = 60_000;

/**
 * Taps what the first of these finds that finds anything. Playwright's own tap would watch it in frames of its own, and
 * those would be counted as the page's.
 *
 * @throws when nothing of it comes
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
 * The one generic player. It taps Start, which every intro marks as the next thing to do, and in play one target of the
 * mirror after the other, in reading order, or the first button where the mirror has none. A game that is played
 * otherwise says so in `tests/bench/<slug>.ts`, whose default export replaces what differs.
 */
const PLAIN: Habits = {
  start: ({ page }) => page.locator('main [data-next]').first().tap(),
  act: (phone, count) => tapOne(phone, [{ all: TARGETS, at: count }, { all: BUTTON }]),
  // Nothing moves while nobody does anything.
  rest: async () => undefined,
};

/** Presses the button that holds a led session. */
export const pause = ({ page }: Phone): Promise<void> =>
  page
    .getByRole('button', { name: /^Pause/ })
    .first()
    .tap();

/** @throws what a game's own file throws */
export async function habitsOf(slug: GameSlug): Promise<Habits> {
  if (!existsSync(path.join(root, `tests/bench/${slug}.ts`))) return PLAIN;
  const { default: own } = (await import(`../${slug}.ts`)) as { default: Partial<Habits> };
  return { ...PLAIN, ...own };
}
