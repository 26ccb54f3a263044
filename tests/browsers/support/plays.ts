/** Plays each game until it asks for the check-in, with one hand and only by the page's text. */
import { expect } from 'vitest';
import { MOOD_LABELS } from '../../../domain/mood';
import type { Walker } from './walker';

/** Minimum length of a visit that opens a check-in without a completion, ms. */
const VISIT_MS = 21_000;

/** Duration of the longest game at five times the speed, ms. */
const PATIENCE_MS = 150_000;

/** Acts repeatedly until the check-in is open. */
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

/** Finds the pairs by remembering the cards that the person has seen. */
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
    // All pairs are found, and the check-in opens soon.
    if (first === undefined) return;
    const partner = [...(seen.get(await turn(first)) ?? [])].find((card) => card !== first);
    const second = partner ?? unknown.shift();
    if (second === undefined) return;
    await turn(second);
    // Two different cards stay open for a second.
    await walker.until(
      () => document.querySelectorAll('main [data-target][aria-label*="face down"]').length % 2 === 0,
    );
  });
}

/** Repeats the announced pattern. */
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

/** Plays any game by trial: presses things in the scene, draws over it, and leaves after a while. */
async function triesAll(walker: Walker): Promise<void> {
  const begun = await walker.tab.run(() => performance.now());
  let turn = 0;
  let hasLeft = false;
  await untilAsked(walker, async () => {
    if (hasLeft) return;
    hasLeft = await walker.tab.run(
      (at, ms) => performance.now() - Number(at) > Number(ms),
      `${begun}`,
      `${VISIT_MS}`,
    );
    if (hasLeft) return walker.press('Back to Games');
    turn += 1;
    const isPressed = turn % 2 === 1 && (await walker.pressTarget(turn >> 1));
    if (!isPressed) await walker.drags();
  });
}

/** Games that need particular actions. {@link triesAll} plays all others. */
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
  'zen-garden': async (walker) => {
    // The first drag may come before the sand is drawn.
    const drags = async () => {
      await walker.drags();
      return walker.tab.run(() =>
        [...document.querySelectorAll('main button:not([aria-disabled="true"])')].some(
          ({ textContent }) => textContent?.trim() === 'Undo',
        ),
      );
    };
    await expect.poll(drags, { timeout: PATIENCE_MS, interval: 500 }).toBe(true);
    await triesAll(walker);
  },
};

/** Opens a game and starts it. @param drawn whether the browser can draw it */
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
