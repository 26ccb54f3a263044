/** How a game is played while it is measured, and in what it differs from the rule. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GameSlug } from '../../../domain/built-games';
import { root } from '../../house/support/tree';
import type { Phone } from './phone';

export interface Habits {
  /** Starts a session from the intro. */
  readonly start: (phone: Phone) => Promise<void>;
  /** Does one thing in play, the `count`th from 0. */
  readonly act: (phone: Phone, count: number) => Promise<void>;
  /** Brings a session that has just begun to rest: nothing moves from then on. Undefined for a game that never rests. */
  readonly rest?: ((phone: Phone) => Promise<void>) | undefined;
  /** Draw calls in a frame, at most. */
  readonly drawCalls: number;
}

/** What can be tapped in play: the targets of the mirror, or where it has none, the first button. */
const TARGETS = 'main [data-target]:not([aria-disabled="true"])';
const BUTTON = 'main button:not(:disabled)';

/**
 * The one generic player. It taps Start, which every intro marks as the next thing to do, and in play one target of the
 * mirror after the other, in reading order, or the first button where the mirror has none. A game that is played
 * otherwise says so in `tests/bench/<slug>.ts`, whose default export replaces what differs.
 */
const PLAIN: Habits = {
  start: ({ page }) => page.locator('main [data-next]').first().tap(),
  act: async ({ page }, count) => {
    // The mirror comes with the scene's first frame, or right after it.
    await page.locator(`${TARGETS}, ${BUTTON}`).first().waitFor({ state: 'attached' });
    const at = await page.evaluate(
      ([targets, button, count]) => {
        const all = [...document.querySelectorAll(targets)];
        const one = all[count % Math.max(1, all.length)] ?? document.querySelector(button);
        const box = one?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [TARGETS, BUTTON, count] as const,
    );
    if (!at) throw new Error('There is neither a target nor a button to be tapped');
    await page.touchscreen.tap(at.x, at.y);
  },
  // Nothing moves while nobody does anything.
  rest: async () => undefined,
  drawCalls: 4,
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
