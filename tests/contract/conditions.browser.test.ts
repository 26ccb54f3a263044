/**
 * Every game can be played to its check-in over plain http, with a server and databases that never answer, and on a
 * translated page. `npm test` plays one game so, and `npm run soak` all of them.
 */

import { BUILT_GAMES } from '../../domain/built-games';
import { expect, test } from '../drivers/test';
import { soak } from '../fixtures/soak';
import { BrowserPlayer } from '../players/support/browser-player';
import { playerOf } from '../players/support/players';
import { guestSeat } from '../players/support/seat';

/** A game that stores its own data. */
const SOME = ['zen-garden'];

const GAMES = soak(
  [...BUILT_GAMES],
  BUILT_GAMES.filter(({ slug }) => SOME.includes(slug)),
);

for (const {
  slug,
  addresses: [address = ''],
} of GAMES)
  test(`${slug}`, async ({ newGuest }) => {
    const guest = await newGuest({
      hand: 'touch',
      holdsClock: true,
      isUnseen: true,
      isTranslated: true,
      plainHttp: true,
      silentDatabase: 'opening',
      silentServer: true,
    });
    const player = new BrowserPlayer(guestSeat(guest, 'touch'));
    await player.open(address);
    await player.start();
    await playerOf(slug).solve(player);
    expect(await player.isAsked()).toBe(true);
  });
