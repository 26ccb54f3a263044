/**
 * Plays the generated shortest paths through the games' machines in a real browser: a person presses, types and waits.
 * After each step the page's machine is in the state that the path predicts. `npm test` plays one short path of each
 * machine, `npm run soak` plays all paths.
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
import { soak } from '../fixtures/soak';
import { INPUTS, SEED, SHELF, TOLD } from '../paths/by-hand';
import { generate, type Path, sizeOf } from '../paths/generate';
import { ANSWERS, HANDS } from '../paths/hands';

/**
 * Further states, by machine, in which the test reloads the page: a finished board, and a stone in hand. From them a
 * session resumes through another transition than after 20 s of play.
 */
const RELOADED_IN: Readonly<Record<string, readonly string[]>> = {
  'memory-cards': ['complete'],
  'worry-stones': ['rubbing'],
};

/** Name of the test case that reloads the page after 20 s of play. */
const PLAYING = 'playing for 20 s';

/** Maximum number of steps of a path. */
const MOST_STEPS = soak(Number.POSITIVE_INFINITY, 6);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

interface Covered {
  /** Ids of states. */
  readonly states: readonly string[];
  /** Names of transitions. */
  readonly transitions: readonly string[];
}

/** Rows of the table in `docs/testing.md`, by machine. */
const rows = new Map<string, string>();
afterAll(async () => {
  await browser.close();
  console.info(['| machine | states in the browser | transitions |', ...rows.values()].join('\n'));
});

/** Plays one path on the page. */
class Walker {
  readonly #guest: Guest;
  readonly #id: string;
  /** Number of the person's event that causes a response of the page, by type of the response. */
  readonly #asked = new Map<string, number>();

  constructor(guest: Guest, id: string) {
    this.#guest = guest;
    this.#id = id;
  }

  /** Performs each step on the page, and compares the machine's states with those of the path. */
  async plays(steps: Path['steps']): Promise<void> {
    for (const [index, { event, value }] of steps.entries()) {
      const { type } = event;
      const next = ANSWERS[steps[index + 1]?.event.type ?? ''];
      if (type in ANSWERS) await this.#hears(type, this.#asked.get(type) ?? 0);
      else {
        await next?.prepare?.(this.#guest);
        await this.acts(event);
        for (const [name, { to }] of Object.entries(ANSWERS))
          if (to.test(type)) this.#asked.set(name, await this.#last(type));
      }
      const now = await this.#state();
      // A response of the page, such as that to the first frame, may come at any time and change the state.
      if (await this.#isAnswered(type)) continue;
      expect(now.value, `after ${now.heard}`).toEqual(value);
    }
  }

  /** Returns whether the page has responded to the person's last event, which has this type. */
  async #isAnswered(type: string): Promise<boolean> {
    for (const [name, { to }] of Object.entries(ANSWERS))
      if (to.test(type) && (await this.#last(name)) > (this.#asked.get(name) ?? 0)) return true;
    return false;
  }

  /** Starts a session, and plays it for 20 s. */
  async starts(): Promise<void> {
    await this.acts({ type: 'game.started' });
    await this.#guest.drawsUntil(async () => !(await this.#isToBeShown()), 'The session is not shown');
    await this.#guest.page.evaluate(() => window.qa?.pass(20_000));
    await this.#guest.skip(32);
  }

  /** Returns the states and transitions of the page's machine since the page was opened. */
  covers(): Promise<Covered> {
    return this.#guest.page.evaluate((machine) => {
      const actor = window.qa?.actors.findLast(({ logic }) => logic.id === machine);
      const coverage = actor && window.qa?.coverageOf(actor);
      return { states: coverage?.visited ?? [], transitions: coverage?.taken ?? [] };
    }, this.#id);
  }

  async acts(event: AnyEventObject): Promise<void> {
    const { type } = event;
    const before = await this.#last(type);
    if (AFTER.test(type)) {
      await this.#guest.page.evaluate(
        ([machine, timer]) => {
          const actor = window.qa?.actors.findLast(({ logic }) => logic.id === machine);
          if (actor) window.qa?.passTimer(actor, timer);
        },
        [this.#id, type] as const,
      );
    } else {
      const hand = HANDS[this.#id]?.[type];
      if (!hand) throw new Error(`tests/paths/hands.ts has no hand for ${type}`);
      await hand(this.#guest, event, await this.#state());
    }
    await this.#hears(type, before);
    // Does not draw the first frame of a session, because a person may act before it.
    if (!(await this.#isToBeShown())) await this.#guest.skip(32);
  }

  /** Draws frames until the machine has received an event of this type later than event number `after`. */
  async #hears(type: string, after: number): Promise<void> {
    const isHeard = async () => (await this.#last(type)) > after;
    await this.#guest.drawsUntil(isHeard, `The machine does not hear ${type}`);
  }

  /** Returns the number of the machine's last event of this type; 0 for none. */
  #last(type: string): Promise<number> {
    return this.#guest.page.evaluate(
      ([id, name]) =>
        window.qa?.heard.findLast((one) => one.machine === id && one.type === name)?.number ?? 0,
      [this.#id, type] as const,
    );
  }

  #state() {
    return this.#guest.page.evaluate((machine) => {
      const actor = window.qa?.actors.findLast(({ logic }) => logic.id === machine);
      const snapshot = actor?.getSnapshot();
      return {
        value: snapshot?.value as unknown,
        context: JSON.parse(JSON.stringify(snapshot?.context)),
        heard: window.qa?.heard.flatMap((one) => (one.machine === machine ? [one.type] : [])).join(', '),
      };
    }, this.#id);
  }

  /** Returns whether a session has begun, and its first frame is not drawn yet. */
  #isToBeShown(): Promise<boolean> {
    return this.#guest.page.evaluate((machine) => {
      const snapshot = window.qa?.actors.findLast(({ logic }) => logic.id === machine)?.getSnapshot();
      // Other machines receive 'session.' events too.
      const last = window.qa?.heard.findLast(
        (one) => one.machine === machine && /^(?:game|session)\./.test(one.type),
      );
      return last?.type === 'game.started' && snapshot?.can({ type: 'session.shown' }) === true;
    }, this.#id);
  }
}

/** Returns a person with premium on the game's intro. The machine's clock is stopped. */
async function arrive(address: string): Promise<Guest> {
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
  return opens(guest, address);
}

async function opens(guest: Guest, address: string): Promise<Guest> {
  await guest.open(`${address}?bare&seed=${SEED}`);
  await guest.page.evaluate(() => window.qa?.setRate(0));
  return guest;
}

describe.each(BUILT_GAMES)('$slug', async ({ slug, addresses: [address = '/'] }) => {
  const machine = await machineOf(slug);
  const generated = generate(machine, INPUTS[slug], TOLD[slug], MOST_STEPS).paths;
  // The first path is the longest one.
  const paths = soak(generated, generated.slice(0, 1));
  const all = sizeOf(machine);
  const covered = { states: new Set<string>(), transitions: new Set<string>() };
  const keep = ({ states, transitions }: Covered) => {
    for (const id of states) covered.states.add(id);
    for (const name of transitions) covered.transitions.add(name);
    const counts = [
      `${covered.states.size} of ${all.states}`,
      `${covered.transitions.size} of ${all.transitions}`,
    ];
    rows.set(slug, `| ${slug} | ${counts.join(' | ')} |`);
  };
  /** Returns the shortest way to a state of the machine's first level. */
  const wayTo = (state: string): Path['steps'] => {
    if (state === machine.config.initial) return [];
    const ways = generated.flatMap(({ steps }) => {
      const end = steps.findIndex(({ value }) => value === state || Object.hasOwn(Object(value), state));
      return end < 0 ? [] : [steps.slice(0, end + 1)];
    });
    const [shortest] = ways.toSorted((one, other) => one.length - other.length);
    if (!shortest) throw new Error(`No path leads to ${state}`);
    return shortest;
  };

  test.each(paths.map((path) => [path.takes[0], path] as const))('a path takes %s', async (_, path) => {
    const guest = await arrive(address);
    const walker = new Walker(guest, slug);
    await walker.plays(path.steps);
    const covers = await walker.covers();
    expect(path.takes.filter((name) => !covers.transitions.includes(name))).toEqual([]);
    keep(covers);
    await guest.leave();
  });

  if (soak(false, true)) return;

  // The tests below need a second page, so no generated path takes their transitions.
  test.each([PLAYING, ...(RELOADED_IN[slug] ?? [])])('a person goes on after a reload: %s', async (state) => {
    const guest = await arrive(address);
    const walker = new Walker(guest, slug);
    if (state === PLAYING) await walker.starts();
    else await walker.plays(wayTo(state));
    keep(await walker.covers());
    await opens(guest, address);
    await walker.acts({ type: 'game.resumed' });
    const covers = await walker.covers();
    expect(covers.transitions.filter((name) => name.includes(' · game.resumed '))).toHaveLength(1);
    keep(covers);
    await guest.leave();
  });

  // The other games store no choices.
  const choosing = Object.entries(machine.config.states ?? {}).flatMap(([state, { on = {} }]) =>
    'choices.taken' in on ? [state] : [],
  );
  test.each(choosing)('a person chooses in another tab: %s', async (state) => {
    const guest = await arrive(address);
    const walker = new Walker(guest, slug);
    await walker.plays(wayTo(state));
    const other = await opens(await guest.openTab(), address);
    const { page } = other;
    const choices = page.getByRole('radio', { checked: false }).or(page.getByRole('switch'));
    await other.drawsUntil(async () => (await choices.count()) > 0, 'No choice appears');
    await choices.evaluateAll((all: HTMLElement[]) => {
      for (const choice of all) choice.click();
    });
    const isTaken = async () =>
      (await walker.covers()).transitions.some((name) => name.includes(`${state} · choices.taken `));
    await guest.drawsUntil(isTaken, 'The choice does not arrive');
    keep(await walker.covers());
    await guest.leave();
  });
});
