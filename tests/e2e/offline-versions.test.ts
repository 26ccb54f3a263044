/** A new version of the app: open tabs keep the old one until a visit to Home while no tab is busy. */
import type { Guest, GuestOptions } from '../drivers/guest';
import { arriveAt, missingBoards, openMemoryCards, untilKept } from '../drivers/keeper';
import { expect, type NewGuest, test, testInSoak } from '../drivers/test';
import { Site } from '../fixtures/site';
import { soak } from '../fixtures/soak';

let site: Site;
// Each test replaces the build, so each test has its own site.
test.beforeEach(async () => {
  site = await Site.open();
});
test.afterEach(() => site.remove());

const arrive = (newGuest: NewGuest, options: GuestOptions = {}) => arriveAt(newGuest, site, options);

const OLD = 'a small place to slow down';
const NEW = 'a little place to slow down';

/**
 * Deploys the next build, in which every script and style has a new name. Deletes the scripts and styles of the old
 * one.
 *
 * @param tabs open tabs, which must finish loading before the deployment
 */
async function release(...tabs: readonly Guest[]): Promise<void> {
  for (const tab of tabs) await tab.page.waitForLoadState('networkidle');
  await site.stop();
  await site.rebuild(OLD, NEW);
  await site.start();
}

/** Waits until the browser has downloaded the new version. */
const untilItWaits = (guest: Guest) =>
  expect
    .poll(() =>
      guest.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true);

/** Waits until the new version runs in this tab. The app reloads itself. */
async function untilItBegins(guest: Guest): Promise<void> {
  const begins = (timeout: number) =>
    guest.page.waitForFunction(
      (name) => {
        const scripts = [...document.scripts].map(({ src }) => src);
        return scripts.length > 0 && scripts.every((src) => src.includes(name));
      },
      'next.js',
      { timeout },
    );
  // The old worker can delay the first attempt. A real defect also fails the second one.
  await begins(IDLE_MS).catch(() => endIdleWorker(guest));
  await begins(40_000);
}

/** Time after which the test stops the old worker, ms. */
const IDLE_MS = 5000;

/**
 * Stops the worker that the new version replaces. Chromium lets a worker that has just started run until it is idle
 * (`service_worker_registration.cc`), and a test that polls it prevents the idle period.
 */
async function endIdleWorker({ context, page }: Guest): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const told = new Promise<readonly { versionId: string; status: string }[]>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => resolve(versions));
  });
  await devtools.send('ServiceWorker.enable');
  const versions = await told;
  const active = versions.find(({ status }) => status === 'activated');
  // Without a waiting worker the active one is the new version.
  if (active && versions.some(({ status }) => status === 'installed'))
    await devtools.send('ServiceWorker.stopWorker', { versionId: active.versionId });
  await devtools.detach();
}

/** Opens About, and waits until it shows this text. */
async function reads(guest: Guest, text: string): Promise<void> {
  await guest.press('Settings');
  await guest.act(guest.page.getByRole('menuitem', { name: 'About' }));
  await guest.seesText(text);
}

test('leaves open tabs on their version, and starts at a visit to Home while no tab is busy', async ({
  newGuest,
}) => {
  const guest = await arrive(newGuest);
  await guest.open('/');
  await untilKept(guest);
  await openMemoryCards(guest);
  await guest.open('/games');
  await release(guest);
  // Opening a second tab makes the browser check for a new version.
  const second = await guest.openTab();
  await second.open('/games/zen-garden');
  await untilItWaits(second);

  // The server has no script of the old build, so the tabs use their cache.
  await guest.act(guest.link('Profile'));
  await guest.sees(guest.page.getByRole('tab', { name: 'App Settings' }));
  await second.press('Begin Zen Garden');
  await second.sees(second.button('Reset Garden'));

  // One tab has a session while the other one visits Home.
  await guest.act(guest.link('Home'));
  await guest.sees(guest.heading('Welcome to Stillgrove'));
  await reads(guest, OLD);
  await guest.press('Close');
  await untilItWaits(guest);
  await guest.act(guest.page.getByRole('navigation').getByRole('link', { name: 'Games' }));
  await guest.sees(guest.heading('Games'));

  // The session ends, and no message or question stays open.
  await second.page.keyboard.press('Escape');
  await second.seesText('Stopped. That still counts.');
  await second.press('Close');
  await second.noLongerSees(second.page.getByText('Stopped. That still counts.'));
  await guest.act(guest.link('Home'));
  for (const tab of [guest, second]) await untilItBegins(tab);
  await guest.sees(guest.heading('Welcome to Stillgrove'));
  await reads(guest, NEW);
  await second.sees(second.button('Begin Zen Garden'));

  // The cache keeps unchanged files of the old worker and drops its old scripts.
  expect(await missingBoards(guest)).toEqual([]);
  const scripts = await guest.page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().flatMap(({ url }) => (url.endsWith('.js') ? [new URL(url).pathname] : []));
  });
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((address) => !/next\.js$/.test(address))).toEqual([]);
});

// A tab closes in the middle of the update.
testInSoak('starts at the next start, even while a tab is being closed', async ({ newGuest }) => {
  const guest = await arrive(newGuest);
  await guest.open('/');
  await untilKept(guest);
  await release(guest);
  await guest.open('/games');
  await untilItWaits(guest);
  const next = await guest.openTab();
  await Promise.all([guest.page.close(), next.open('/')]);
  await untilItBegins(next);
  await reads(next, NEW);
});

type Act = (tab: Guest) => Promise<unknown>;

const close: Act = (tab) => tab.page.close();

/** States that make a tab busy: name, and steps that begin and end the state. */
const BUSY: [string, Act, Act][] = [
  ['a payment', (tab) => tab.open('/checkout').then(() => tab.sees(tab.button(/^Pay/))), close],
  ['a form', (tab) => tab.open('/login').then(() => tab.sees(tab.heading('Sign in'))), close],
  [
    'a dialog',
    async (tab) => {
      await tab.open('/games');
      await tab.press('Talk to someone');
      await tab.sees(tab.dialog('Talk to someone'));
    },
    async (tab) => {
      await tab.page.keyboard.press('Escape');
      await tab.noLongerSees(tab.dialog('Talk to someone'));
    },
  ],
];

for (const [name, opens, ends] of BUSY.slice(0, soak(3, 0)))
  test(`waits for ${name} in another tab`, async ({ newGuest }) => {
    const guest = await arrive(newGuest);
    await guest.open('/games');
    await untilKept(guest);
    const other = await guest.openTab();
    await opens(other);
    await release(guest, other);
    await guest.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await untilItWaits(guest);
    await guest.act(guest.link('Home'));
    await guest.sees(guest.heading('Welcome to Stillgrove'));
    await reads(guest, OLD);
    await untilItWaits(guest);
    await guest.press('Close');
    await guest.act(guest.link('View All'));
    await guest.sees(guest.heading('Games'));
    await ends(other);
    await guest.act(guest.link('Home'));
    await untilItBegins(guest);
  });
