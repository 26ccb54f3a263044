/** The check-in of every game. The dialog opens on time, and never during the next session. */
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { GameSlug } from '../../../domain/built-games';
import { BUILT_GAMES } from '../../../domain/built-games';
import * as dom from '../../fakes/dom';
import type { StandInPage } from '../../fakes/page/page';

/** Time resolution of the measurement, ms. */
const STEP_MS = 10;

/** Tolerance for the specified time, ms. */
const TOLERANCE_MS = 20;

// Every test loads the whole app.
vi.setConfig({ testTimeout: 120_000 });

let page: StandInPage;
let actor: AnyActorRef;
/** Clock times at which the game requested a check-in, ms. */
let requests: number[] = [];
afterEach(() => page.close());

/** @param prepare called before the page is shown */
async function opens(slug: GameSlug, address: string, prepare: () => void = () => undefined): Promise<void> {
  requests = [];
  // A page caches each module that it loads on demand. This function resets all modules except the DOM's, because every
  // test needs a new page.
  vi.resetModules();
  vi.doMock('../../fakes/dom', () => dom);
  vi.doMock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
  vi.doMock('../../../src/stage/Stage', () => ({ default: () => null }));
  const { StandInPage } = await import('../../fakes/page/page');
  page = await StandInPage.open({ slug, address, seed: 1 }, (definition) => {
    prepare();
    const { attach } = definition;
    (definition as { attach?: typeof attach }).attach = (made, services) => {
      actor = made;
      made.on('check-in.requested', () => requests.push(performance.now()));
      return attach?.(made, services) ?? (() => undefined);
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

/** Returns a function that waits until a guided session of this length (s) requests its check-in. */
const led = (seconds: number) => async () => {
  await page.waits((seconds - 2) * 1000);
  await untilAsked(20_000);
};

const leaves = async () => {
  page.key('Escape');
  await page.settles();
};

/** Functions that play a session up to its check-in. */
const ENDS: Readonly<Record<GameSlug, () => Promise<void>>> = {
  'basic-breathing': led(64),
  'breathing-puzzle': async () => {
    // The game limits the time of one frame to 0.1 s.
    for (let passed = 0; passed < 75; passed += 5) await page.waits(5000);
    await untilAsked(10_000);
  },
  'guided-imagery': async () => {
    await page.waits(9 * 30_000 + 2000);
    await page.press('Complete Exercise');
  },
  'progressive-relaxation': led(105),
  'thought-bubbles': led(300),
  'forest-meditation': async () => {
    await page.waits(121_000);
    await leaves();
  },
  'zen-garden': async () => {
    const stroke = { pattern: 'straight', tines: 3, width: 300, points: new Int16Array([800, 800, 256]) };
    actor.send({ type: 'stroke.ended', stroke, seconds: 61, drag: 1 });
    await leaves();
  },
  'grounding-techniques': async () => {
    for (let step = 1; step <= 4; step++) await page.press('Skip this sense');
    actor.send({ type: 'stone.tapped', stone: 14 });
    await page.settles();
    await page.press('Complete Exercise');
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
  'pattern-flow': async () => {
    const before = requests.length;
    while (requests.length === before) {
      await passes(STEP_MS);
      if (actor.getSnapshot().matches({ playing: { turn: 'input' } }))
        for (const stone of context().pattern) actor.send({ type: 'stone.tapped', stone });
    }
  },
  'safe-space-builder': async () => {
    actor.send({ type: 'lighting.changed', lighting: context().space.lighting === 40 ? 60 : 40 });
    await page.settles();
    await page.press('Save Space');
  },
  'water-flow': async () => {
    for (let terrace = 1; terrace <= 3; terrace++) {
      await page.press('Let the water find it');
      while (actor.getSnapshot().matches('terrace')) await page.waits(500);
      if (terrace < 3) while (!actor.getSnapshot().matches('terrace')) await page.waits(500);
    }
    await page.waits(4000 + 18_000);
    await untilAsked(4000);
  },
  'worry-stones': async () => {
    await page.press(/^Clay stone/);
    await page.press('Money');
    await page.press('Rub it for me');
    while (!actor.getSnapshot().matches({ deciding: 'offering' })) await page.waits(1000);
    await page.press('Give it to the stream');
  },
};

const DELAYS_MS: Partial<Record<GameSlug, number>> = {
  'basic-breathing': 1500,
  'breathing-puzzle': 1500,
  // A second after the stone has sunk.
  'worry-stones': 5200,
};

const PLACES = BUILT_GAMES.flatMap(({ slug, addresses }) => addresses.map((address) => ({ slug, address })));

test.each(PLACES)(
  '$address: the first check-in of a page load opens as late as the second',
  async ({ slug, address }) => {
    await opens(slug, address);
    const delays: number[] = [];
    for (let play = 0; play < 2; play++) {
      await begins();
      await ENDS[slug]();
      const requestedAt = requests[play] as number;
      expect(requests, 'requests').toHaveLength(play + 1);
      while (!isOpen() && performance.now() - requestedAt < 8000) await passes(STEP_MS);
      delays.push(performance.now() - requestedAt);
      page.click(page.control(/Good/), 1);
      await page.settles();
      await page.press('Submit');
      await page.waits(500);
      if (page.services.session.leave) await leaves();
      await page.waits(500);
    }
    const expected = DELAYS_MS[slug] ?? 1000;
    for (const delay of delays)
      expect(Math.abs(delay - expected), `${delays}`).toBeLessThanOrEqual(TOLERANCE_MS);
  },
);

test('a reload opens an open check-in again, for the same play', async () => {
  await opens('safe-space-builder', '/games/safe-space-builder');
  await begins();
  await ENDS['safe-space-builder']();
  await passes(1000);
  expect(isOpen()).toBe(true);
  const { after, play } = page.services.checkIn.getSnapshot().context;
  const kept = sessionStorage.getItem('stillgrove.checkIn') as string;
  const reloadedAt = Date.now();
  await page.close();
  await opens('safe-space-builder', '/games/safe-space-builder', () => {
    vi.setSystemTime(reloadedAt);
    sessionStorage.setItem('stillgrove.checkIn', kept);
  });
  expect(isOpen()).toBe(true);
  expect(play).not.toBeNull();
  expect(page.services.checkIn.getSnapshot().context).toMatchObject({ after, play });
});

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
  expect(page.services.toasts.toast).toMatchObject({ title: 'Glad to hear it. Noted.', isOpen: true });
});
