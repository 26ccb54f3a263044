/** Moods before and after a game, and the app's statements that compare them. */

import type { Guest, GuestOptions } from '../drivers/guest';
import { linesOf } from '../drivers/look/reading';
import { expect, type NewGuest, test } from '../drivers/test';
import { felt, keepJournal, played } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';
import { findPairs } from '../players/memory-cards';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

let guest: Guest;

const QUESTION = 'How are you feeling now?';
const question = () => guest.page.getByRole('group', { name: QUESTION });
const choice = (name: string) => question().getByRole('button', { name });

async function arrive(newGuest: NewGuest, options: GuestOptions = {}): Promise<void> {
  guest = await newGuest({
    isUnseen: true,
    storage: { 'stillgrove.isPremium': 'true' },
    ...options,
  });
}

/** Turns on the mood question with its button in Profile. */
async function wantsToBeAsked(): Promise<void> {
  await guest.open('/profile');
  await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
  await guest.sees(guest.button('Ask me before games'));
  await guest.press('Ask me before games');
  await guest.seesText("We'll ask before each game.");
}

/** Plays the first board of Memory Cards and answers the check-in. */
async function plays(after: string): Promise<void> {
  const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
  await player.start();
  await findPairs(player);
  await guest.until(guest.dialog(QUESTION));
  await guest.dialog(QUESTION).getByRole('radio', { name: after, exact: true }).click();
  await guest.press('Submit');
}

test('the question appears only on request; a tap answers it, and both moods have their play', async ({
  newGuest,
}) => {
  await arrive(newGuest, { holdsClock: true });
  await guest.open('/games/memory-cards');
  await guest.sees(guest.button('Start Game'));
  expect(await question().count()).toBe(0);
  await wantsToBeAsked();
  await guest.open('/games/memory-cards');
  await guest.sees(question());
  // A second press of the chosen mood clears it.
  await guest.act(choice('Good'));
  await guest.act(choice('Good'));
  expect(await choice('Good').getAttribute('aria-pressed')).toBe('false');
  await guest.act(choice('Not Great'));
  // Nothing is written before a game is played.
  expect(await guest.journal()).toEqual([]);
  await plays('Neutral');
  await expect.poll(async () => (await guest.journal()).length).toBe(3);
  const journal = await guest.journal();
  const play = journal.find(({ kind }) => kind === 'play');
  expect(journal.filter(({ kind }) => kind === 'mood')).toMatchObject([
    { mood: 'negative', when: 'before', play: play?.id },
    { mood: 'neutral', when: 'after', after: 'memory-cards', play: play?.id },
  ]);
  // The answer belonged to the previous play, so the next board starts without one.
  await guest.press('Next Level');
  await expect.poll(async () => (await guest.journal()).filter(({ kind }) => kind === 'play').length).toBe(2);
  expect((await guest.journal()).filter((entry) => entry.kind === 'mood')).toHaveLength(2);
});

test("two pairs give no statement, seven give one with 'so far'; moods before games count in no other figure", async ({
  newGuest,
}) => {
  await arrive(newGuest, { device: 'phone', night: true, hand: 'touch', turnsClock: true });
  const pair = (
    ago: number,
    before: 'negative' | 'neutral',
    after: 'positive' | 'negative',
    game = 'zen-garden',
  ) => {
    const day = dayBefore(TODAY, ago);
    const play = played(game, day);
    return [
      play,
      { ...felt(before, day), when: 'before' as const, play: play.id },
      { ...felt(after, day), when: 'after' as const, after: game, play: play.id },
    ];
  };
  const pairs = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((ago) =>
    pair(ago, 'neutral', ago > 6 ? 'negative' : 'positive'),
  );
  const card = guest.page.getByRole('region', { name: 'What helps me' });
  const opensProfile = async () => {
    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
    await guest.sees(card);
    return linesOf(card);
  };
  // The database is created when Profile first opens it.
  await opensProfile();
  await keepJournal(guest, 'guest', pairs.slice(0, 6));
  expect((await opensProfile()).join(' ')).toContain('before and after a game 3 times');
  await keepJournal(guest, 'guest', pairs.slice(0, 21));
  expect((await opensProfile()).slice(1, 3)).toEqual([
    'So far, after Zen Garden, you felt better 6 out of 7 times.',
    'You felt worse 1 out of 7 times.',
  ]);
  await keepJournal(guest, 'guest', pairs);
  expect(await opensProfile()).toEqual([
    'What helps me',
    'After Zen Garden, you felt better 6 out of 8 times.',
    'You felt worse 2 out of 8 times.',
    'Ask me before games',
  ]);
  const figures = await linesOf(guest.page.getByRole('region', { name: 'Your figures' }));
  // Six of the seven check-ins of this week are good, and no check-in of last week is, so the change is 86 points. If
  // moods before games counted as check-ins, it would be 43 points.
  expect(figures.slice(0, 2)).toEqual(['Sessions', '8']);
  expect(figures.at(-1)).toBe('+86%');
  await guest.findsItAccessible();
  // A game that did not help is in a fold.
  const worse = [1, 2, 3].flatMap((ago) => pair(ago, 'neutral', 'negative', 'memory-cards'));
  await keepJournal(guest, 'guest', [...pairs, ...worse]);
  expect((await opensProfile()).slice(3)).toEqual(['More games', 'Ask me before games']);
  await guest.act(card.getByText('More games'));
  await guest.seesText(
    'So far, after Memory Cards, you did not feel better. A different game may suit you more.',
  );
});
