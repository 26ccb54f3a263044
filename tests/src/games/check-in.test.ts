/** The check-in opens before the next session. */
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { GameSlug } from '../../../domain/built-games';
import { StandInPage } from '../../fakes/page/page';

/** Time resolution of the measurement, ms. */
const STEP_MS = 10;

let page: StandInPage;
let actor: AnyActorRef;
/** Clock times at which the game requested a check-in, ms. */
let requests: number[] = [];
/** Gives the game's definition back its own `attach`. */
let restore: () => void;
afterEach(async () => {
  await page.close();
  restore();
});

async function opens(slug: GameSlug, address: string): Promise<void> {
  requests = [];
  page = await StandInPage.open({ slug, address, seed: 1 }, (definition) => {
    const { attach } = definition;
    const changed = definition as { attach?: typeof attach };
    changed.attach = (made, services) => {
      actor = made;
      made.on('check-in.requested', () => requests.push(performance.now()));
      return attach?.(made, services) ?? (() => undefined);
    };
    restore = () => {
      if (attach) changed.attach = attach;
      else delete changed.attach;
    };
  });
}

async function begins(): Promise<void> {
  page.click(page.browser.document.querySelector('[data-next]') as HTMLElement, 1);
  await page.settles();
  await page.waits(500);
}

const now = () => page.services.clock.now();
const context = () => actor.getSnapshot().context;
const isOpen = () => page.browser.document.querySelector('dialog[open]') !== null;

async function passes(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    vi.advanceTimersByTime(STEP_MS);
    await page.settles();
  }
}

/** Advances the clock until the game requests the check-in, but by no more than about `within` ms. */
async function untilAsked(within: number): Promise<void> {
  const before = requests.length;
  for (let passed = 0; requests.length === before && passed < within; passed += STEP_MS) {
    vi.advanceTimersByTime(STEP_MS);
    await page.settles();
  }
}

const leaves = async () => {
  page.key('Escape');
  await page.settles();
};

/** Functions that play a session up to its check-in. */
const ENDS = {
  'progressive-relaxation': async () => {
    await page.waits(103_000);
    await untilAsked(20_000);
  },
  'zen-garden': async () => {
    const stroke = { pattern: 'straight', tines: 3, width: 300, points: new Int16Array([800, 800, 256]) };
    actor.send({ type: 'stroke.ended', stroke, seconds: 61, drag: 1 });
    await leaves();
  },
  'memory-cards': async () => {
    const { cards } = context();
    const places = cards.map((_: unknown, index: number) => index);
    for (const one of places)
      for (const other of places)
        if (one < other && cards[one].src === cards[other].src)
          for (const index of [one, other]) actor.send({ type: 'card.flipped', index, at: now() });
    await page.settles();
  },
} satisfies Partial<Record<GameSlug, () => Promise<void>>>;

test('a due check-in opens before the next level starts', async () => {
  await opens('memory-cards', '/games/memory-cards');
  await begins();
  await ENDS['memory-cards']();
  await passes(200);
  await page.press('Next Level');
  expect(isOpen()).toBe(true);
  expect(context().level).toBe(1);
  await page.press('Skip');
  expect(isOpen()).toBe(false);
  expect(context().level).toBe(2);
});

test('a due check-in opens before the next session starts', async () => {
  await opens('progressive-relaxation', '/games/progressive-relaxation');
  await begins();
  await ENDS['progressive-relaxation']();
  await page.press('Start Again');
  expect(isOpen()).toBe(true);
  expect(actor.getSnapshot().hasTag('finished')).toBe(true);
  page.click(page.control(/Good/), 1);
  await page.settles();
  await page.press('Submit');
  await page.settles();
  expect(actor.getSnapshot().hasTag('finished')).toBe(false);
});

test("after 'Not Great' the next session starts only at another press", async () => {
  await opens('progressive-relaxation', '/games/progressive-relaxation');
  await begins();
  await ENDS['progressive-relaxation']();
  await page.press('Start Again');
  page.click(page.control(/Not Great/), 1);
  await page.settles();
  await page.press('Submit');
  await page.settles();
  await page.press('Not now');
  expect(actor.getSnapshot().hasTag('finished')).toBe(true);
  await page.press('Start Again');
  expect(actor.getSnapshot().hasTag('finished')).toBe(false);
});

test('the first message of a page load is shown immediately', async () => {
  await opens('forest-meditation', '/games/forest-meditation');
  await begins();
  await page.waits(1500);
  await leaves();
  const items = [...page.browser.document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items.join()).toContain('Stopped. That still counts.');
});

test('leaving shows both a message and a check-in: the message immediately, the check-in a second later', async () => {
  await opens('zen-garden', '/games/zen-garden');
  await begins();
  await ENDS['zen-garden']();
  expect(page.services.toasts.toast).toMatchObject({ title: 'Stopped. That still counts.', isOpen: true });
  await passes(990);
  expect(isOpen()).toBe(false);
  await passes(20);
  expect(isOpen()).toBe(true);
  page.click(page.control(/Good/), 1);
  await page.settles();
  await page.press('Submit');
  expect(isOpen()).toBe(false);
  expect(page.browser.document.body.textContent).toContain('Glad to hear it. Noted.');
});
