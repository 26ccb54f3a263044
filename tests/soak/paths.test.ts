/**
 * Plays generated shortest paths through the games' machines in a real browser: a person presses, types and waits,
 * and after each step the page's machine is in the state of the path. It plays one short path of each game that has
 * actions in `tests/paths/hands.ts`.
 */
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { BUILT_GAMES } from '../../domain/built-games';
import type { QaPage } from '../../src/qa/page';
import { AFTER } from '../../src/qa/paths/walk';
import { machineOf } from '../../src/qa/recording/machines';
import { buildIfStale } from '../../tools/build.mjs';
import { launchBrowser } from '../drivers/browser';
import { Guest } from '../drivers/guest';
import { Site } from '../fixtures/site';
import { root } from '../house/support/tree';
import { INPUTS } from '../paths/by-hand';
import { generate, type Path } from '../paths/generate';
import { HANDS } from '../paths/hands';

const SEED = 7;
/** Maximum number of steps. */
const LONGEST = 24;

let browser: Browser;
let site: Site;
beforeAll(async () => {
  await buildIfStale('qa');
  site = await Site.open(path.join(root, 'dist/qa'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.remove();
});

/** Returns the path of a machine that takes the most transitions, among those that a person can play. */
async function pathOf(id: string): Promise<Path> {
  const { paths } = generate(await machineOf(id), INPUTS[id]);
  const [best] = paths
    .filter(
      ({ steps }) => steps.length <= LONGEST && steps.every(({ event: { type } }) => isByHand(id, type)),
    )
    .sort((one, other) => other.takes.length - one.takes.length);
  if (!best) throw new Error(`No path of ${id} can be played by hand`);
  return best;
}

const isByHand = (id: string, type: string): boolean =>
  AFTER.test(type) || type === 'session.shown' || HANDS[id]?.[type] !== undefined;

type Page = Window & { qa: QaPage };

/** Returns how often the machine has received an event of this type. */
const heard = ({ page }: Guest, type: string): Promise<number> =>
  page.evaluate(
    (name) => (window as unknown as Page).qa.heard.filter((one) => one.type === name).length,
    type,
  );

const state = ({ page }: Guest) =>
  page.evaluate(() => {
    const snapshot = (window as unknown as Page).qa.current?.getSnapshot();
    return { value: snapshot?.value as unknown, context: JSON.parse(JSON.stringify(snapshot?.context)) };
  });

/** Lets time pass until the machine has received an event of this type. */
async function awaits(guest: Guest, type: string, before: number): Promise<void> {
  for (let turns = 0; (await heard(guest, type)) === before; turns++) {
    if (turns > 400) throw new Error(`${type} does not come`);
    const ms = await guest.page.evaluate(() => (window as unknown as Page).qa.host.untilNext);
    // A loading scene has no timer yet.
    await guest.page.clock.runFor(Math.max(1, Math.ceil(ms ?? 20)));
  }
}

async function plays(guest: Guest, id: string, event: AnyEventObject): Promise<void> {
  const before = await heard(guest, event.type);
  if (AFTER.test(event.type)) return awaits(guest, event.type, before);
  if (event.type === 'session.shown') return before > 0 ? undefined : awaits(guest, event.type, before);
  const hand = HANDS[id]?.[event.type];
  if (!hand) throw new Error(`Nobody causes ${event.type}`);
  await hand(guest, event, (await state(guest)).context);
  // React defers some of its work.
  if ((await heard(guest, event.type)) === before) await guest.wait(32);
}

describe.each(BUILT_GAMES.filter(({ slug }) => HANDS[slug]))('$slug', ({ slug, addresses: [address] }) => {
  test('is where its path says, after each press', async () => {
    const { steps } = await pathOf(slug);
    const guest = await Guest.arrive(browser, site.url, {
      device: { width: 600, height: 640 },
      holdsClock: true,
      isUnseen: true,
      reducedMotion: true,
      storage: {
        'stillgrove.settings': JSON.stringify({ checkInReminders: false, muted: true }),
        'stillgrove.isPremium': 'true',
      },
    });
    await guest.open(`${address}?bare&seed=${SEED}`);
    const said: string[] = [];
    for (const [index, { event, value }] of steps.entries()) {
      await plays(guest, slug, event);
      said.push(event.type);
      // The page itself reports that the session is shown, at the latest while the next step waits for it.
      if (steps[index + 1]?.event.type === 'session.shown') continue;
      expect((await state(guest)).value, said.join(', ')).toEqual(value);
    }
    await guest.leave();
  });
});
