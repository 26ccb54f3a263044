/**
 * The page of each game causes every event that its machine expects of a person: generated paths that together have all
 * these events are played on the page, by names, and after each step the machine is in the state that the path predicts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { SpokenDevice } from '../fakes/page/spoken-device';
import { generate } from '../paths/generate';
import { SEED } from '../players/support/game-player';
import type { HeadlessPlayer } from '../players/support/headless-player';
import { AFTER } from '../qa/paths/walk';
import { machineOf } from '../qa/recording/machines';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

// Without a voice on the device, nobody can turn the narration on or off.
const device = new SpokenDevice('never ends');
beforeAll(() => device.plugIn());
afterAll(() => device.unplug());

/** Longest delay of a machine, ms. */
const LONGEST_MS = 700_000;

/** Step of a wait, ms. */
const STEP_MS = 50;

/** Events that the page sends by itself after an event of the person. */
const OF_THE_PAGE = /^(?:session\.shown|save\.(?:done|refused|contested))$/;

/** Makes the page answer the next save as the path predicts. */
const PREPARED: Readonly<Record<string, (person: HeadlessPlayer) => void>> = {
  'save.refused': ({ page }) => page.browser.failStorage(true),
  'save.contested': ({ page }) => page.browser.storage.setItem('safeSpace', '{"saved":"in another tab"}'),
};

type Path = ReturnType<typeof generate>['paths'][number];

/** Whether a person causes the event, not a timer or the page. */
const isOfPerson = (type: string): boolean => !AFTER.test(type) && !OF_THE_PAGE.test(type);

/** Returns the paths, longest first, that have an event of the person that no longer path has. */
function withNewEvents(paths: readonly Path[]): Path[] {
  const seen = new Set<string>();
  return paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ steps }) => {
      const known = seen.size;
      for (const { event } of steps) if (isOfPerson(event.type)) seen.add(event.type);
      return seen.size > known;
    });
}

const PATHS = await Promise.all(
  EVERY_GAME.map(async (one) => {
    const { paths } = generate(await machineOf(one.slug));
    return withNewEvents(paths).map((path) => ({ ...one, path, takes: path.takes[0] }));
  }),
);

test.each(PATHS.flat())('$slug: a path takes $takes', async ({ slug, address, game, path }) => {
  const { input, device: stored } = game.paths;
  const heard: string[] = [];
  const person = player({
    seed: SEED,
    input,
    reducedMotion: true,
    storage: {
      'stillgrove.settings': '{"checkInReminders":false}',
      'stillgrove.isPremium': 'true',
      ...stored?.storage,
    },
    inspect: (event) => {
      if (event.type === '@xstate.event' && 'logic' in event.actorRef)
        if ((event.actorRef.logic as { id?: string }).id === slug) heard.push(event.event.type);
    },
  });
  await person.open(address);
  const state = (): AnyMachineSnapshot => person.actor.getSnapshot();

  /** Number of events of the machine that earlier steps have caused. */
  let taken = 0;
  const hears = async (type: string) => {
    for (let passed = 0; !heard.slice(taken).includes(type); passed += STEP_MS) {
      if (passed > LONGEST_MS) throw new Error(`${slug} does not hear ${type}, only ${heard.slice(taken)}`);
      await person.wait(STEP_MS);
    }
    taken = heard.indexOf(type, taken) + 1;
  };
  for (const [at, { event, value }] of path.steps.entries()) {
    if (isOfPerson(event.type)) {
      const cause = game.inputs[event.type];
      if (!cause) throw new Error(`tests/players/${slug}.ts has no input for ${event.type}`);
      PREPARED[path.steps[at + 1]?.event.type ?? '']?.(person);
      taken = heard.length;
      await cause(person, event, state());
      person.page.browser.failStorage(false);
    }
    await hears(event.type);
    // The page may have answered already.
    if (taken === heard.length) expect(state().value, `${heard}`).toEqual(value);
  }
});
