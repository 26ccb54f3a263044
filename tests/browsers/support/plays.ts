/** How each game is played until it asks for the check-in, with one hand and by what the page says alone. */
import { expect } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import type { Walker } from './walker';

/** A visit that is shorter, and in which nothing is completed, opens no check-in, ms. */
const VISIT_MS = 21_000;

/** The longest game, five times as fast, ms. */
const PATIENCE_MS = 150_000;

/** Acts again and again until the check-in is there. */
async function untilAsked(
  walker: Walker,
  act: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const asks = async () => {
    const isAsked = await walker.tab.run(() => document.querySelector('dialog[open]') !== null);
    if (!isAsked) await act();
    return isAsked;
  };
  await expect.poll(asks, { timeout: PATIENCE_MS, interval: 200 }).toBe(true);
}

/** Presses the first of these that can be pressed now, if any. */
const pressesAny =
  (walker: Walker, ...names: readonly string[]) =>
  async (): Promise<void> => {
    for (const name of names) if (await walker.pressIfThere(name)) return;
  };

async function leavesLater(walker: Walker): Promise<void> {
  const begun = await walker.tab.run(() => performance.now());
  await walker.until((at, ms) => performance.now() - Number(at) > Number(ms), `${begun}`, `${VISIT_MS}`);
  await walker.press('Back to Games');
}

/** What lies on the cards, as far as the person has seen it. */
async function findsPairs(walker: Walker): Promise<void> {
  const seen = new Map<string, Set<number>>();
  const names = () =>
    walker.tab.run(() =>
      [...document.querySelectorAll('main [data-target]')].map(
        (card) => /^Card \d+, ([^,]+)/.exec(card.getAttribute('aria-label') ?? '')?.[1] ?? '',
      ),
    );
  const turn = async (card: number): Promise<string> => {
    await walker.pressFirst(`main [data-target][aria-label^="Card ${card + 1}, face down"]`);
    await walker.until(
      (label) => document.querySelector(`main [data-target][aria-label^="${label}, face down"]`) === null,
      `Card ${card + 1}`,
    );
    const name = (await names())[card] as string;
    seen.set(name, (seen.get(name) ?? new Set()).add(card));
    return name;
  };
  await untilAsked(walker, async () => {
    const down = (await names()).flatMap((name, card) => (name === 'face down' ? [card] : []));
    const unknown = down.filter((card) => ![...seen.values()].some((cards) => cards.has(card)));
    const pair = [...seen.values()].find(
      (cards) => cards.size === 2 && down.includes([...cards][0] as number),
    );
    const first = pair ? [...pair][0] : unknown.shift();
    // All are found, and the check-in is on its way.
    if (first === undefined) return;
    const partner = [...(seen.get(await turn(first)) ?? [])].find((card) => card !== first);
    const second = partner ?? unknown.shift();
    if (second === undefined) return;
    await turn(second);
    // Two that differ lie open for a second.
    await walker.until(
      () => document.querySelectorAll('main [data-target][aria-label*="face down"]').length % 2 === 0,
    );
  });
}

/** Repeats the pattern that is said aloud. */
async function repeatsPatterns(walker: Walker): Promise<void> {
  let said = '';
  await untilAsked(walker, async () => {
    const now = await walker.tab.run(
      () =>
        [...document.querySelectorAll('main *')]
          .map(({ textContent }) => textContent ?? '')
          .find((text) => text.startsWith('Your turn: ')) ?? '',
    );
    if (now === said) return;
    said = now;
    for (const pad of now.match(/\d/g) ?? [])
      await walker.pressFirst(`main [data-target][aria-label^="Pad ${pad},"]`);
  });
}

export const PLAYS: Readonly<Record<GameSlug, (walker: Walker) => Promise<void>>> = {
  'basic-breathing': (walker) => untilAsked(walker),
  'breathing-puzzle': (walker) => untilAsked(walker),
  'forest-meditation': leavesLater,
  'grounding-techniques': async (walker) => {
    await walker.fills('Your response:', 'a kind word');
    await walker.pressFirst('main [data-target]');
    await untilAsked(walker, pressesAny(walker, 'Next', 'Complete Exercise', 'Skip this sense'));
  },
  'guided-imagery': (walker) => untilAsked(walker, pressesAny(walker, 'Next', 'Complete Exercise')),
  'memory-cards': findsPairs,
  'pattern-flow': repeatsPatterns,
  'progressive-relaxation': (walker) => untilAsked(walker, pressesAny(walker, 'Skip', 'Complete')),
  'safe-space-builder': async (walker) => {
    await walker.pressFirst('main [data-next]');
    await walker.drags();
    await walker.press('Save Space');
    await untilAsked(walker);
  },
  'thought-bubbles': (walker) =>
    untilAsked(walker, async () => {
      const [, answer] = await walker.tab.run(() =>
        [...document.querySelectorAll('main [data-target]')].map(({ textContent }) => textContent ?? ''),
      );
      if (answer) await walker.pressIfThere(answer.trim());
    }),
  'water-flow': (walker) => untilAsked(walker, pressesAny(walker, 'Let the water find it')),
  'zen-garden': async (walker) => {
    await walker.drags();
    await leavesLater(walker);
  },
};
