/** Plays each game until its check-in opens, with one input device. */
import { expect } from 'vitest';
import { MOOD_LABELS } from '../../../domain/mood';
import type { Walker } from './walker';

/**
 * Duration of play, ms. It exceeds the minimum time of play after which the app also opens the check-in when the person
 * leaves an uncompleted game.
 */
const VISIT_MS = 25_000;

/** Timeout for the longest game at five times the speed, ms. */
const PATIENCE_MS = 150_000;

/** Repeats an action until the check-in is open. */
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

/** Returns an action that presses the first of these buttons that can be pressed now, if any. */
const pressesAny =
  (walker: Walker, ...names: readonly string[]) =>
  async (): Promise<void> => {
    for (const name of names) if (await walker.pressIfThere(name)) return;
  };

/** Records the names of open cards in `window.seen`. Two different cards stay open for only 200 ms of real time. */
const watchesCards = (walker: Walker): Promise<void> =>
  walker.tab.run(() => {
    const seen: Record<string, string> = {};
    Object.assign(window, { seen });
    const look = () => {
      for (const card of document.querySelectorAll('main [data-target]')) {
        const [, number, name] = /^Card (\d+), ([^,]+)/.exec(card.getAttribute('aria-label') ?? '') ?? [];
        if (number && name && name !== 'face down') seen[number] = name;
      }
    };
    const main = document.querySelector('main') as HTMLElement;
    new MutationObserver(look).observe(main, { subtree: true, attributeFilter: ['aria-label'] });
  });

/** Finds the pairs by the names recorded in `window.seen`. */
async function findsPairs(walker: Walker): Promise<void> {
  await watchesCards(walker);
  await untilAsked(walker, async () => {
    const next = await walker.tab.run(() => {
      const { seen } = window as unknown as { seen: Record<string, string> };
      const all = [...document.querySelectorAll('main [data-target]')].map(
        (card) => card.getAttribute('aria-label') ?? '',
      );
      const [down, open] = [/, face down$/, /^[^,]+, (?!face down)[^,]+$/].map((state) =>
        all.filter((label) => state.test(label)).map((label) => label.match(/\d+/)?.[0] ?? ''),
      ) as [string[], string[]];
      if (open.length > 1) return undefined;
      const partners = open.length > 0 ? open : down;
      return (
        down.find((card) =>
          partners.some((other) => other !== card && seen[card] && seen[other] === seen[card]),
        ) ?? down.find((card) => !seen[card])
      );
    });
    if (next) await walker.pressFirst(`main [data-target][aria-label="Card ${next}, face down"]`);
  });
}

/** Repeats each announced pattern until the check-in opens. */
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

/** Plays any game by trial: presses targets, drags across the scene, and leaves after a while. */
async function triesAll(walker: Walker): Promise<void> {
  const begun = await walker.now();
  let turn = 0;
  await drawsAndLeaves(
    walker,
    async () => (await walker.now()) - begun > VISIT_MS,
    async () => {
      turn += 1;
      return turn % 2 === 1 && walker.pressTarget(turn >> 1);
    },
  );
}

/**
 * Drags across the scene until `isEnough` returns true. Then leaves the game, and waits for the check-in.
 * @param press called before each drag, which follows only if `press` returns false
 */
async function drawsAndLeaves(
  walker: Walker,
  isEnough: () => Promise<boolean>,
  press = async () => false,
): Promise<void> {
  let hasLeft = false;
  await untilAsked(walker, async () => {
    if (hasLeft) return;
    hasLeft = await isEnough();
    if (hasLeft) await walker.press('Back to Games');
    else if (!(await press())) await walker.drags();
  });
}

/**
 * Rakes until the pointer has been down for {@link VISIT_MS} in total, because the check-in after the garden depends
 * only on this time. Then leaves, and waits for the check-in.
 */
async function rakes(walker: Walker): Promise<void> {
  await walker.tab.run(() => {
    const hand = { downMs: 0 };
    Object.assign(window, { hand });
    let downAt = 0;
    const options = { capture: true };
    addEventListener('pointerdown', () => (downAt = performance.now()), options);
    addEventListener('pointerup', () => (hand.downMs += performance.now() - downAt), options);
  });
  // Undo is enabled after the first stroke. The sand may not be drawn yet at the first drag, so the drag is repeated.
  const isTaken = async () => {
    await walker.drags();
    return walker.tab.run(() =>
      [...document.querySelectorAll('main button:not([aria-disabled="true"])')].some(
        ({ textContent }) => textContent?.trim() === 'Undo',
      ),
    );
  };
  await expect.poll(isTaken, { timeout: PATIENCE_MS }).toBe(true);
  await drawsAndLeaves(walker, async () => {
    const { downMs } = await walker.tab.run(() => (window as unknown as { hand: { downMs: number } }).hand);
    return downMs > VISIT_MS;
  });
}

/** Games that need specific actions. {@link triesAll} plays all others. */
const PLAYS: Partial<Record<string, (walker: Walker) => Promise<void>>> = {
  'basic-breathing': (walker) => untilAsked(walker),
  'breathing-puzzle': (walker) => untilAsked(walker),
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
    await walker.press('Add Tree');
    await walker.dragsTarget();
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
  'worry-stones': async (walker) => {
    await walker.pressFirst('main [data-target]');
    await walker.press('Work');
    await walker.press('Rub it for me');
    await untilAsked(walker, pressesAny(walker, 'Keep it'));
  },
  'zen-garden': rakes,
};

/**
 * Opens a game and starts it.
 * @param drawn whether the browser can draw the game
 */
export async function begin(walker: Walker, address: string, drawn = true): Promise<void> {
  await walker.arrive(address);
  await walker.pressFirst('main [data-next]');
  await walker.until(() => document.querySelector('[aria-label="All sound"]') !== null);
  if (drawn) await walker.until(() => document.querySelector('main canvas') !== null);
  else await walker.sees('This device cannot draw the game.');
}

/** Plays a started game, answers the check-in, and expects no errors. */
export async function playToCheckIn(walker: Walker, slug: string): Promise<void> {
  await (PLAYS[slug] ?? triesAll)(walker);
  await walker.press(MOOD_LABELS.positive);
  await walker.press('Submit');
  await walker.noLongerSees('How are you feeling now?');
  expect(await walker.takeWrongs()).toEqual([]);
}
