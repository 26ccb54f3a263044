/** A tab that is closed in mid-session and opened again, and 'Keep going', in every game, by touch and by keyboard. */
import { expect, test } from 'vitest';
import { BUILT_GAMES, entryOf } from '../../domain/built-games';
import type { Guest } from '../drivers/guest';
import { guests } from '../drivers/guests';

const arrive = guests();

const HANDS = ['touch', 'keyboard'] as const;

const PLACES = BUILT_GAMES.flatMap(({ slug, gameId, addresses, costsTry }) =>
  addresses.map((address) => ({ address, gameId, costs: costsTry || !entryOf({ slug, gameId }).isFree })),
);

const next = (guest: Guest) => guest.page.locator('main [data-next]').first();

/** In a session the footer is gone. */
const hasSession = (guest: Guest) => guest.page.getByRole('contentinfo').waitFor({ state: 'detached' });

test.each(HANDS)(
  'a closed tab goes on by %s, in every game, with the same start',
  async (hand) => {
    const guest = await arrive({
      hand,
      device: 'small',
      isUnseen: true,
      storage: { 'stillgrove.trialGamesRemaining': '5' },
    });
    let tab = guest;
    let tries = 5;
    for (const { address, gameId, costs } of PLACES) {
      if (tries === 0) {
        tries = 5;
        await tab.page.evaluate(() => localStorage.setItem('stillgrove.trialGamesRemaining', '5'));
      }
      if (costs) tries -= 1;
      await tab.open(address);
      await tab.act(next(tab));
      await hasSession(tab);
      const closed = tab;
      tab = await closed.openTab();
      await closed.page.close();
      await tab.open(address);
      const plays = (await tab.journal()).length;
      await tab.press(/^Go on with /);
      await hasSession(tab);
      expect(await tab.stored('stillgrove.trialGamesRemaining'), address).toBe(`${tries}`);
      // It is the same play, and the address offers nothing more after it was left.
      expect([(await tab.journal()).length, (await tab.journal()).at(-1)], address).toMatchObject([
        plays,
        { kind: 'play', game: gameId },
      ]);
      await tab.page.keyboard.press('Escape');
      await tab.sees(next(tab));
      expect(await tab.button(/^Go on with /).count()).toBe(0);
    }
    await tab.leave();
  },
  400_000,
);
