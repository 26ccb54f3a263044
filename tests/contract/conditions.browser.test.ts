/**
 * Every game can be played to its check-in over plain http, with a server and databases that never answer, and on a
 * translated page. `npm test` plays three games so, and `npm run soak` all of them.
 */
import { expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { guests } from '../drivers/guests';
import { soak } from '../fixtures/soak';
import { BrowserPlayer } from '../players/support/browser-player';
import { playerOf } from '../players/support/players';
import { guestSeat } from '../players/support/seat';

const arrive = guests();

/** A game of cards, a guided exercise, and a game that stores its own data. */
const SOME = ['memory-cards', 'guided-imagery', 'zen-garden'];

const GAMES = soak(
  [...BUILT_GAMES],
  BUILT_GAMES.filter(({ slug }) => SOME.includes(slug)),
);

test.each(GAMES)('$slug', async ({ slug, addresses: [address = ''] }) => {
  const guest = await arrive({
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
  await guest.context.close();
});
