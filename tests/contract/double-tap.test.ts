/** Presses that begin before a session is visible, in every game, without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import { StandInPage } from '../fakes/page/page';

let page: StandInPage;
afterEach(() => page.close());

/** Position of the finger, CSS px. */
const AT = [5, 5] as const;

async function taps(on: HTMLElement, at: readonly [number, number] = AT): Promise<void> {
  page.point('pointerdown', on, 1, ...at);
  await lifts(on, at);
}

/** Ends a tap. */
async function lifts(on: HTMLElement, [x, y]: readonly [number, number]): Promise<void> {
  page.point('pointerup', on, 1, x, y);
  const options = { bubbles: true, cancelable: true, detail: 1, button: 0, clientX: x, clientY: y };
  on.dispatchEvent(new PointerEvent('click', { ...options, pointerId: 1 }));
  await page.settles();
}

/**
 * Opens a game.
 * @returns the events that its machine receives from then on
 */
async function opens(slug: GameSlug, address: string): Promise<string[]> {
  const sent: string[] = [];
  page = await StandInPage.open({ slug, address, seed: 3 }, (definition) => {
    const { attach } = definition;
    (definition as { attach?: typeof attach }).attach = (actor, services) => {
      const ref = actor as AnyActorRef;
      const send = ref.send.bind(ref);
      ref.send = (event) => {
        sent.push(event.type);
        send(event);
      };
      return attach?.(actor, services) ?? (() => undefined);
    };
  });
  return sent;
}

const start = () => page.browser.document.querySelector('[data-next]') as HTMLElement;

/** Times between two taps, ms. Each game takes one of them. */
const TIMES = [60, 150, 300];

const GAMES = BUILT_GAMES.map(({ slug, addresses }, at) => ({
  slug,
  address: addresses[0] as string,
  ms: TIMES[at % TIMES.length] as number,
}));

test.each(GAMES)('$slug: a double tap on Start, $ms ms apart, only starts', async ({ slug, address, ms }) => {
  const sent = await opens(slug, address);
  await taps(start());
  vi.advanceTimersByTime(ms);
  await page.settles();
  expect(page.services.session.leave).toBeDefined();
  const main = page.browser.document.getElementById('main') as HTMLElement;
  const before = sent.length;
  for (const control of [...page.targets.slice(0, 2), ...main.querySelectorAll<HTMLElement>('button')])
    await taps(control);
  expect(sent.slice(before).filter((type) => type !== 'session.shown')).toEqual([]);
});

test('two quick taps beside each other on the board both count, away from Start', async () => {
  page = await StandInPage.open({ slug: 'memory-cards', address: '/games/memory-cards', seed: 1 });
  await taps(start());
  await page.waits(100);
  const [one, other] = page.targets as [HTMLElement, HTMLElement];
  await taps(one, [300, 300]);
  await taps(other, [310, 300]);
  const open = page.targets.filter((card) => !card.getAttribute('aria-label')?.endsWith('face down'));
  expect(open).toHaveLength(2);
});

test('a tap at the place of Start counts after a tap elsewhere', async () => {
  page = await StandInPage.open({ slug: 'memory-cards', address: '/games/memory-cards', seed: 1 });
  await taps(start());
  await page.waits(100);
  const [one, other] = page.targets as [HTMLElement, HTMLElement];
  await taps(one, [300, 300]);
  await taps(other);
  const open = page.targets.filter((card) => !card.getAttribute('aria-label')?.endsWith('face down'));
  expect(open).toHaveLength(2);
});

test('Enter that is held on Start turns no card until it is released', async () => {
  page = await StandInPage.open({ slug: 'memory-cards', address: '/games/memory-cards', seed: 1 });
  const open = () => page.targets.filter((card) => !card.getAttribute('aria-label')?.endsWith('face down'));
  /** Sends one keydown of Enter. As in a browser, a keydown that is not prevented becomes a click. */
  const holds = async (repeat: boolean) => {
    const options = { bubbles: true, cancelable: true, key: 'Enter', repeat };
    const { focused } = page;
    if (focused.dispatchEvent(new KeyboardEvent('keydown', options))) page.click(focused, 0);
    await page.settles();
    await page.waits(50);
  };
  start().focus();
  await holds(false);
  for (let repeats = 0; repeats < 10; repeats++) await holds(true);
  expect(page.focused.hasAttribute('data-target')).toBe(true);
  expect(open()).toEqual([]);
  page.focused.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'Enter' }));
  await holds(false);
  expect(open()).toHaveLength(1);
});

test('a tap elsewhere on the board counts as soon as it can be seen', async () => {
  page = await StandInPage.open({ slug: 'memory-cards', address: '/games/memory-cards', seed: 1 });
  await taps(start());
  const open = () => page.targets.filter((card) => !card.getAttribute('aria-label')?.endsWith('face down'));
  await page.waits(200);
  await taps(page.targets[3] as HTMLElement, [300, 200]);
  expect(open()).toHaveLength(1);
});

test('a press that began before the first frame turns no stone, anywhere', async () => {
  // The buttons of the stones exist one frame before the stones are drawn.
  const sent = await opens('grounding-techniques', '/games/grounding-techniques');
  await taps(start());
  const [stone] = page.targets as [HTMLElement];
  const before = sent.length;
  page.point('pointerdown', stone, 1, 300, 200);
  await page.waits(400);
  await lifts(stone, [300, 200]);
  expect(sent.slice(before)).toEqual(['session.shown']);
  await taps(page.targets[1] as HTMLElement, [300, 200]);
  expect(sent.slice(before)).toEqual(['session.shown', 'stone.tapped']);
});
