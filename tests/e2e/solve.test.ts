import { expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { guests } from '../drivers/guests';
import { BrowserPlayer } from '../players/support/browser-player';
import { playerOf } from '../players/support/players';
import { guestSeat } from '../players/support/seat';

const arrive = guests();
const hand = (process.env.HAND ?? 'touch') as 'touch';
const ALL = BUILT_GAMES.flatMap(({ slug, addresses }) => addresses.map((address) => ({ slug, address })));
test.each(ALL)(
  '$address',
  async ({ slug, address }) => {
    const player = new BrowserPlayer(
      guestSeat(await arrive({ holdsClock: true, hand, isUnseen: true }), hand),
    );
    await player.open(address);
    await player.start();
    await playerOf(slug).solve(player);
    expect(await player.isAsked()).toBe(true);
  },
  60_000,
);
