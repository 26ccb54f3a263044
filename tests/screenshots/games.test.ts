/** Pictures of every game for visual review: after each action of its clumsy session. */

import { BUILT_GAMES } from '../../domain/built-games';
import { VIEWS } from '../drivers/look/views';
import { test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import type { Player } from '../players/support/player';
import { playerOf } from '../players/support/players';
import { guestSeat } from '../players/support/seat';

/** Actions after which the page may look different. */
const ACTIONS: readonly (keyof Player)[] = [
  'start',
  'choose',
  'press',
  'up',
  'drag',
  'key',
  'slide',
  'write',
];

/** Returns the player, who takes a picture after each action. */
const photographing = (player: Player, take: (action: string) => Promise<unknown>): Player =>
  new Proxy(player, {
    get: (_, name: keyof Player) => {
      const act = player[name].bind(player) as (...given: unknown[]) => Promise<unknown>;
      if (!ACTIONS.includes(name)) return act;
      return async (...given: unknown[]) => {
        await act(...given);
        await take(name);
      };
    },
  });

for (const { device, night } of VIEWS)
  test.describe(`${device} night=${night}`, () => {
    for (const {
      slug,
      addresses: [address = ''],
    } of BUILT_GAMES)
      test(`${slug}`, async ({ newGuest }) => {
        test.setTimeout(300_000);
        const guest = await newGuest({
          device,
          night,
          holdsClock: true,
          // No check-in interrupts a clumsy session.
          storage: { 'stillgrove.isPremium': 'true', 'stillgrove.settings': '{"checkInReminders":false}' },
        });
        let taken = 0;
        const take = async (what: string) => {
          taken += 1;
          const name = `${slug}-${device}${night ? '-night' : ''}-${String(taken).padStart(2, '0')}-${what}`;
          await guest.page.screenshot({ path: `screenshots/${name}.png` });
        };
        // Drawing every frame of a session would take minutes.
        const player = new BrowserPlayer({ ...guestSeat(guest, 'mouse'), wait: (ms) => guest.skip(ms) });
        await player.open(address);
        await playerOf(slug).clumsy.play(photographing(player, take));
      });
  });
