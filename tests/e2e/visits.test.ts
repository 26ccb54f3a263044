/** Visits to any game leak no listeners, nodes or database connections. */
import type { CDPSession } from 'playwright';
import { BUILT_GAMES } from '../../domain/built-games';
import type { Guest } from '../drivers/guest';
import { leftBehind } from '../drivers/look/left-behind';
import { expect, test, testInSoak } from '../drivers/test';

/** Number of warm-up visits before the measured visits, so that one-time allocations do not look like leaks. */
const WARM = 2;
/** Number of measured visits, in two halves. */
const VISITS = 200;

interface Counted {
  opened: number;
  closed: number;
}

/** Counts opened and closed IndexedDB connections of the page. */
const countConnections = () => {
  const connections: Counted = { opened: 0, closed: 0 };
  Object.assign(window, { connections });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    connections.opened += 1;
    return open.apply(this, given);
  };
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function () {
    connections.closed += 1;
    close.apply(this);
  };
};

type Count = Record<'listeners' | 'nodes' | 'connections', number>;

async function count({ page }: Guest, device: CDPSession): Promise<Count> {
  const { listeners, nodes } = await leftBehind(device);
  const { opened, closed } = await page.evaluate(
    () => (window as unknown as { connections: Counted }).connections,
  );
  return { listeners, nodes, connections: opened - closed };
}

testInSoak(`${VISITS} visits of every game in sequence leak nothing`, async ({ newGuest }) => {
  test.setTimeout(3_600_000);
  const guest = await newGuest({
    storage: { 'stillgrove.isPremium': 'true', 'stillgrove.disclaimerAccepted': 'true' },
    isUnseen: true,
    prepare: (context) => context.addInitScript(countConnections),
  });
  const { page, context } = guest;
  const device = await context.newCDPSession(page);
  await device.send('Performance.enable');
  // An idle page loads further scripts, whose listeners are no leak.
  const isIdle = page.waitForResponse(/\/CheckIn-/);
  await guest.open('/games');
  await isIdle;
  const goTo = async (address: string) => {
    await page.evaluate((address) => history.pushState(null, '', address), address);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.locator('main h1').filter({ hasNotText: 'Games' }).first().waitFor();
  };
  const goBack = async () => {
    await page.goBack();
    await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
  };
  // React retains the last page until the next one is left, and the browser retains a page during its fade.
  const countWithoutGame = async () => {
    for (const elsewhere of ['/nowhere', '/nowhere/else']) {
      await goTo(elsewhere);
      await goBack();
    }
    await guest.settles();
    return count(guest, device);
  };
  for (const built of BUILT_GAMES) {
    const [address = ''] = built.addresses;
    const visit = async () => {
      await goTo(address);
      await goBack();
    };
    // A longer stay opens the journal, whose connection then stays open.
    await goTo(address);
    await expect
      .poll(async () => (await count(guest, device)).connections, { timeout: 40_000 })
      .toBeGreaterThan(0);
    await goBack();
    for (let warm = 0; warm < WARM; warm++) await visit();
    const counts = [await countWithoutGame()];
    for (let half = 0; half < 2; half++) {
      for (let more = 0; more < VISITS / 2; more++) await visit();
      counts.push(await countWithoutGame());
    }
    // Late garbage collection can affect one half of the visits. A leak grows in both halves.
    const [before, between, after] = counts as [Count, Count, Count];
    const grown = (['listeners', 'nodes', 'connections'] as const).filter(
      (what) => Math.min(between[what] - before[what], after[what] - between[what]) >= VISITS / 2,
    );
    expect(grown, `${built.slug}: ${JSON.stringify(counts)}`).toEqual([]);
  }
});
