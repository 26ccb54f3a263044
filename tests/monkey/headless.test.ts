/** Random and hostile input to every game without a browser. `tests/e2e/monkey.test.ts` checks the layout. */
import { format } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { newMood } from '../../src/device/new-entries';
import type { AnyGame } from '../../src/play/define-game';
import { StandInPage } from '../fakes/page/page';
import { soak } from '../fixtures/soak';
import { ACTS } from './support/acts';
import { Chance } from './support/chance';
import { Heard, linesOf } from './support/plays';
import { wrongsOf, wrongsOfTab } from './support/questions';
import { type Run, runs, told } from './support/runs';

/** Number of random actions in a run. These actions take a fifth of a second, and find frequent defects. */
const ACTS_EACH = soak(50, 30);

let page: StandInPage | undefined;
afterEach(async () => {
  await page?.close();
});

test.each(runs(soak(300, 1)))('$game.slug, seed $seed', async (run) => {
  const acts: string[] = [];
  try {
    await attack(run, acts);
  } catch (error) {
    (error as Error).message += `\n${told(run, 'npx vitest run tests/monkey', acts)}`;
    throw error;
  }
});

async function attack({ game, address, seed }: Run, acts: string[]): Promise<void> {
  const chance = new Chance(seed);
  const errors: string[] = [];
  const heard = new Heard();
  let unlisten: () => void = () => undefined;
  page = await StandInPage.open({ slug: game.slug, address, seed }, (definition) => {
    unlisten = listen(definition, heard);
  });
  const { browser, services } = page;
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(format(...words)));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    for (let count = 0; count < ACTS_EACH; count++) {
      acts.push(await chance.weighted(ACTS)(page, chance));
      await page.settles();
      const wrongs = [...errors, ...wrongsOf(page)];
      if (wrongs.length > 0) throw new Error(wrongs.join('\n'));
      if (!game.addresses.includes(browser.history.location.pathname)) await comeBack(page, address);
    }
    expect(wrongsOfTab(page)).toEqual([]);
    browser.failStorage(false);
    await page.leavesAll();
    // Storing one more entry also retries a failed write.
    await services.recorder.queue(newMood({ mood: 'neutral' }));
    const journal = await services.recorder.journal();
    expect(linesOf(await journal.entries('guest'))).toEqual(heard.lines(game.gameId));
    expect(errors).toEqual([]);
  } finally {
    unlisten();
  }
}

/** Opens the game's address again after the monkey has left it. */
async function comeBack(page: StandInPage, address: string): Promise<void> {
  page.browser.history.pushState(null, '', address);
  page.browser.history.go(0);
  await page.settles();
}

/** Records the emitted events of a game's machines. @returns a function that ends the recording */
function listen(definition: AnyGame, heard: Heard): () => void {
  const { attach } = definition;
  const mutable = definition as { attach?: AnyGame['attach'] };
  mutable.attach = (actor, services) => {
    const subscription = actor.on('*', (emitted) => heard.hear(emitted as never));
    const end = attach?.(actor, services);
    return () => {
      subscription.unsubscribe();
      end?.();
    };
  };
  return () => {
    if (attach) mutable.attach = attach;
    else delete mutable.attach;
  };
}
