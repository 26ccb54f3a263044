/**
 * Plays generated shortest paths of the games' machines in a real browser. A person presses, types and waits, and
 * after each step the page's machine is in the predicted state. Each machine has one path: the short path with the
 * most transitions.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { BUILT_GAMES } from '../../domain/built-games';
import { stored } from '../../machines/games/worry-stones/shelf';
import { AFTER } from '../../src/qa/paths/walk';
import { machineOf } from '../../src/qa/recording/machines';
import { launchBrowser } from '../drivers/browser';
import { Guest } from '../drivers/guest';
import { INPUTS, SHELF, TOLD } from '../paths/by-hand';
import { generate, type Path } from '../paths/generate';
import { ANSWERS, HANDS } from '../paths/hands';

const SEED = 7;
/** Maximum number of steps of a short path. */
const SHORT = 12;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Returns the number of events of this type that the machine has received. */
const heard = ({ page }: Guest, type: string): Promise<number> =>
  page.evaluate((name) => window.qa?.heard.filter((one) => one.type === name).length ?? 0, type);

const stateOf = ({ page }: Guest, id: string) =>
  page.evaluate((machine) => {
    const actor = window.qa?.actors.findLast(({ logic }) => logic.id === machine);
    const snapshot = actor?.getSnapshot();
    return { value: snapshot?.value as unknown, context: JSON.parse(JSON.stringify(snapshot?.context)) };
  }, id);

/** Draws frames until the machine has received a further event of this type. */
async function awaits(guest: Guest, type: string, before: number): Promise<void> {
  for (let frames = 0; (await heard(guest, type)) === before; frames++) {
    if (frames > 40) throw new Error(`The machine does not hear ${type}`);
    await guest.hasAll();
    await guest.skip(50);
  }
}

async function plays(guest: Guest, id: string, event: AnyEventObject): Promise<void> {
  const { type } = event;
  const before = await heard(guest, type);
  if (AFTER.test(type)) {
    await guest.page.evaluate(
      ([machine, timer]) => {
        const actor = window.qa?.actors.findLast(({ logic }) => logic.id === machine);
        if (actor) window.qa?.passTimer(actor, timer);
      },
      [id, type] as const,
    );
  } else {
    const hand = HANDS[id]?.[type];
    if (!hand) throw new Error(`Nobody causes ${type}`);
    await hand(guest, event, await stateOf(guest, id));
  }
  await guest.skip(32);
  await awaits(guest, type, before);
}

async function playsPath(guest: Guest, id: string, { steps, takes }: Path): Promise<void> {
  const said: string[] = [];
  for (const [index, { event, value }] of steps.entries()) {
    const { type } = event;
    const next = steps[index + 1]?.event.type ?? '';
    said.push(type);
    if (type in ANSWERS) await awaits(guest, type, 0);
    else {
      await ANSWERS[next]?.(guest);
      await plays(guest, id, event);
    }
    // The page sends the next event by itself, perhaps only while the next step waits for it. Until then the state is
    // unknown.
    if (next in ANSWERS) continue;
    expect((await stateOf(guest, id)).value, said.join(', ')).toEqual(value);
  }
  const taken = await guest.page.evaluate((machine) => {
    const actor = window.qa?.actors.findLast(({ logic }) => logic.id === machine);
    return actor && window.qa?.coverageOf(actor).taken;
  }, id);
  expect(takes.filter((name) => !taken?.includes(name))).toEqual([]);
}

describe.each(BUILT_GAMES.filter(({ slug }) => HANDS[slug]))(
  '$slug',
  async ({ slug, addresses: [address] }) => {
    const { paths } = generate(await machineOf(slug), INPUTS[slug], TOLD[slug]);
    const [best] = paths
      .filter(({ steps }) => steps.length <= SHORT)
      .sort((one, other) => other.takes.length - one.takes.length);
    const chosen = best ? [best] : [];
    test.each(chosen.map((path) => [path.steps.map(({ event }) => event.type).join(', '), path] as const))(
      '%s',
      async (_, path) => {
        const guest = await Guest.arrive(browser, inject('qaUrl'), {
          device: { width: 600, height: 640 },
          holdsClock: true,
          isUnseen: true,
          reducedMotion: true,
          storage: {
            'stillgrove.settings': JSON.stringify({ checkInReminders: false, muted: true }),
            'stillgrove.isPremium': 'true',
            'stillgrove.disclaimerAccepted': 'true',
            'stillgrove.worryStones.shelf': JSON.stringify(stored(SHELF)),
          },
        });
        await guest.open(`${address}?bare&seed=${SEED}`);
        await guest.page.evaluate(() => window.qa?.setRate(0));
        await playsPath(guest, slug, path);
        await guest.leave();
      },
    );
  },
);
