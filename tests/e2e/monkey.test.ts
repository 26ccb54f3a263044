/** Random and hostile input to every game in a real browser. It finds defects that `tests/monkey` cannot see. */

import { Fingers } from '../drivers/fingers';
import type { Guest } from '../drivers/guest';
import { wrongsInLayout } from '../drivers/look/layout';
import { expect, test } from '../drivers/test';
import { soak } from '../fixtures/soak';
import { ACTS, VIEWS } from '../monkey/support/browser-acts';
import { Chance } from '../monkey/support/chance';
import { type Run, runs, told } from '../monkey/support/runs';

/** Number of random actions per run. */
const ACTS_EACH = soak(120, 16);
/** Number of random actions between two checks. */
const LOOK_EACH = 8;
/** A defect is reported when this many consecutive checks find it. */
const LOOKS = 8;

for (const run of soak(
  runs(10),
  runs(1).filter(({ game }) => game.slug === 'memory-cards'),
))
  test(`${run.game.slug}, seed ${run.seed}`, async ({ newGuest }) => {
    const acts: string[] = [];
    const guest = await newGuest({
      device: { ...VIEWS[0] },
      holdsClock: true,
      isUnseen: true,
    });
    await attack(guest, run, acts).catch((error) => {
      console.error(told(run, 'npx playwright test monkey', acts));
      throw error;
    });
  });

async function attack(guest: Guest, { game, address, seed }: Run, acts: string[]): Promise<void> {
  const chance = new Chance(seed);
  const { page } = guest;
  await guest.open(address);
  // The history contains the list of games, as after a real visit.
  await page.evaluate((path) => {
    history.replaceState(null, '', '/games');
    history.pushState(null, '', path);
  }, address);
  const device = await guest.context.newCDPSession(page);
  const player = { guest, fingers: await Fingers.of(page) };
  for (let count = 1; count <= ACTS_EACH; count++) {
    acts[count - 1] = 'what has not ended';
    acts[count - 1] = await chance.weighted(ACTS)(player, chance);
    if (count % LOOK_EACH > 0) continue;
    await guest.skip(50);
    if (!game.addresses.includes(new URL(page.url()).pathname)) await guest.open(address);
    // A resize or a toast may still change the layout. A pinch enlarges the page without a change of its layout.
    await guest.skip(300);
    await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    expect(await wrongsOf(guest)).toEqual([]);
  }
  await findsFocusFree(guest);
}

/** Returns defects that last. A busy machine may paint late after a resize, so one check is not enough. */
async function wrongsOf(guest: Guest): Promise<string[]> {
  for (let look = 1; ; look++) {
    await guest.settles();
    const { page } = guest;
    const wrongs = [...(await page.evaluate(wrongsInLayout)), ...(await page.evaluate(wrongsOfDialogs))];
    if (wrongs.length === 0 || look === LOOKS) return wrongs;
    await guest.skip(50);
  }
}

/** Checks that at most one dialog is open, and that the game has not stopped. Runs in the page. */
function wrongsOfDialogs(): string[] {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const wrongs = dialogs.length > 1 ? [`${dialogs.length} dialogs are open`] : [];
  const alerts = [...document.querySelectorAll('[role="alert"]')];
  if (alerts.some(({ textContent }) => /stopped unexpectedly/.test(textContent ?? '')))
    wrongs.push('The game stopped');
  return wrongs;
}

/** Checks that Tab moves the focus and never reaches elements behind a dialog. */
async function findsFocusFree(guest: Guest): Promise<void> {
  // A menu traps the focus until it closes.
  if ((await guest.page.getByRole('menu').count()) > 0) await guest.page.keyboard.press('Escape');
  await guest.skip(300);
  const found = new Set<string>();
  for (let step = 0; step < 6; step++) {
    await guest.page.keyboard.press('Tab');
    const { name, isBehind } = await guest.page.evaluate(() => {
      const element = document.activeElement;
      const dialog = document.querySelector('dialog[open]');
      const isSomewhere = element !== null && element !== document.body;
      return {
        name: isSomewhere ? element.outerHTML.slice(0, 300) : 'nothing',
        isBehind: isSomewhere && dialog !== null && !dialog.contains(element),
      };
    });
    expect(isBehind, `${name} lies behind the dialog`).toBe(false);
    found.add(name);
  }
  expect(found.size, [...found].join('\n')).toBeGreaterThan(1);
}
