/**
 * Every game that was opened once can be played to its check-in without a network. `npm run soak` plays all games so.
 * `tests/e2e/offline.test.ts` plays Memory Cards in `npm test`.
 */
import { BUILT_GAMES } from '../../domain/built-games';
import { arriveAt, filesOf, missingFiles, PATIENCE, untilKept, warnings } from '../drivers/keeper';
import { expect, test, testInSoak } from '../drivers/test';
import { Site } from '../fixtures/site';
import { BrowserPlayer } from '../players/support/browser-player';
import { playerOf } from '../players/support/players';
import { guestSeat } from '../players/support/seat';

// The tests share a copy of the build.
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
});
test.afterAll(() => site.remove());
test.beforeEach(() => site.start());

for (const {
  slug,
  addresses: [address = ''],
} of BUILT_GAMES)
  testInSoak(`${slug}`, async ({ newGuest }) => {
    // The rainforest is large, so it is cached at its first use. Without it the walk is only quieter.
    const expected = /rainforest\.mp3/;
    const guest = await arriveAt(newGuest, site, {
      isUnseen: true,
      turnsClock: true,
      hand: 'touch',
      expected,
    });
    const player = new BrowserPlayer(guestSeat(guest, 'touch'));
    await guest.open('/');
    await untilKept(guest);
    await player.open(address);
    if ((await filesOf(site, slug)).length > 0)
      await expect.poll(() => missingFiles(guest, site, slug), PATIENCE).toEqual([]);
    await site.stop();
    const complaints = warnings(guest);
    await player.open(address);
    await guest.stopClock();
    await player.start();
    await playerOf(slug).solve(player);
    expect(await player.isAsked()).toBe(true);
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
