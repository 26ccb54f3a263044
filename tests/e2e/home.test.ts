/** Home from the second day on: the grove, what one left, one suggestion; favorites, and activities for a moment. */
import { localDayAndHour } from '../../src/device/local-day-and-hour';
import type { Guest } from '../drivers/guest';
import { focused } from '../drivers/look/reading';
import { expect, type NewGuest, test } from '../drivers/test';
import { felt, keepJournal, played } from '../fixtures/analytics/kept-journal';
import { dayBefore } from '../fixtures/analytics/random-journal';

const TODAY = localDayAndHour(Date.now()).day;
const YESTERDAY = dayBefore(TODAY, 1);

/** Three plays of Zen Garden, after which the person felt better. */
const DAYS = [1, 2, 3].flatMap((ago) => {
  const day = dayBefore(TODAY, ago);
  const play = played('zen-garden', day, { hour: 9 });
  return [
    play,
    { ...felt('neutral', day, 9), when: 'before' as const, play: play.id },
    { ...felt('positive', day, 10), when: 'after' as const, after: 'zen-garden', play: play.id },
  ];
});

const hill = (guest: Guest) => guest.page.getByRole('img', { name: /^Your grove: / });
const lines = (guest: Guest) => guest.page.getByRole('list', { name: 'For today' });
const days = (guest: Guest) => guest.page.getByRole('list', { name: 'Days of your grove' });

/** A guest who comes back after three days with entries. */
async function comesBack(newGuest: NewGuest): Promise<Guest> {
  const guest = await newGuest({
    device: 'phone',
    hand: 'touch',
    storage: { 'stillgrove.firstDay': dayBefore(TODAY, 3) },
  });
  // The database is created when Home first opens it.
  await guest.open('/');
  await guest.sees(hill(guest));
  await keepJournal(guest, 'guest', DAYS);
  await guest.page.reload();
  await guest.sees(days(guest));
  return guest;
}

test('on the first day Home is the first visit; a moment puts three fitting activities first, and is stored nowhere', async ({
  newGuest,
}) => {
  const guest = await newGuest({ device: 'phone', hand: 'touch' });
  await guest.open('/');
  await guest.seesText('Short games and breathing for an unquiet day. No account needed.');
  await guest.press('How are you now?');
  await guest.act(guest.page.getByRole('radio', { name: 'Good' }));
  await guest.press('Submit');
  await expect.poll(() => guest.stored('stillgrove.firstDay')).toBe(TODAY);
  await guest.page.reload();
  await guest.seesText('Short games and breathing for an unquiet day. No account needed.');
  expect(await hill(guest).count()).toBe(0);

  await guest.open('/games');
  const moments = guest.page.getByRole('region', { name: 'For this moment' });
  await guest.choose('Panicky');
  expect(await moments.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Box Breathing\nFour even counts, and nothing to decide\./),
    expect.stringMatching(/^Grounding Techniques\n/),
    expect.stringMatching(/^Worry Stones\n/),
  ]);
  await guest.findsItAccessible();
  expect(new URL(guest.page.url()).search).toBe('');
  expect(JSON.stringify(await guest.page.evaluate(() => ({ ...localStorage })))).not.toContain('Panicky');
  await guest.choose('Tense');
  expect(await moments.getByRole('listitem').count()).toBe(3);
});

test('by touch and by keyboard a tree opens its day, a suggestion the intro, and nothing moves when they come', async ({
  newGuest,
}) => {
  const guest = await comesBack(newGuest);
  const places = () =>
    guest.page
      .locator('main')
      .locator('h1, h2, h1 ~ p, a, button')
      .filter({ hasNot: guest.page.locator('[aria-label]') })
      .evaluateAll((all) =>
        all
          .filter((one) => !one.closest('ul[aria-label]'))
          .map((one) => [one.textContent, Math.round(one.getBoundingClientRect().y)]),
      );
  await guest.sees(lines(guest).getByRole('link'));
  const after = await places();
  expect(await hill(guest).getAttribute('aria-label')).toContain('Today’s place is still empty.');
  expect(await lines(guest).getByRole('link').allInnerTexts()).toEqual([
    'Zen Garden has helped so far. Five minutes?',
  ]);
  await guest.findsItAccessible();
  await guest.act(days(guest).getByRole('link').last());
  await guest.page.waitForURL(`**/profile?day=${YESTERDAY}`);
  await guest.open('/');
  await guest.sees(lines(guest).getByRole('link'));
  // By keyboard: from tree to tree, into a day, and on to the suggestion.
  const { keyboard } = guest.page;
  await days(guest).getByRole('link').last().focus();
  await expect.poll(() => focused(guest.page)).toContain('mostly Good');
  await keyboard.press('ArrowLeft');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await guest.page.waitForURL(`**/profile?day=${YESTERDAY}`);
  await guest.sees(guest.page.getByRole('heading', { level: 4 }));
  await expect.poll(() => focused(guest.page)).toContain(String(Number(YESTERDAY.slice(8))));
  await guest.page.goBack();
  await guest.act(lines(guest).getByRole('link'));
  await guest.sees(guest.heading('Zen Garden'));
  expect(await guest.stored('stillgrove.trialGamesRemaining')).toBeNull();
  await guest.open('/');
  await guest.sees(lines(guest).getByRole('link'));
  // The same page before its journal has been read.
  await guest.page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await guest.page.reload();
  await guest.seesText('Every tree is one of your days.');
  expect(await places()).toEqual(after);
});

test('what one left comes first, and a favorite is suggested while nothing has helped', async ({
  newGuest,
}) => {
  const guest = await newGuest({
    storage: { 'stillgrove.firstDay': '2026-01-01', 'stillgrove.isPremium': 'true' },
    turnsClock: true,
    isUnseen: true,
  });
  await guest.open('/games');
  const heart = guest.button('Favorite: Pattern Flow');
  await guest.act(heart);
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await guest.open('/games/memory-cards');
  await guest.press('Start Game');
  await guest.sees(guest.button(/^Card 1,/));
  // A reload, as when the system discards the tab.
  await guest.page.reload();
  await guest.sees(guest.button(/^Go on with /));
  await guest.open('/');
  await guest.sees(lines(guest).getByRole('link').nth(1));
  expect(await lines(guest).getByRole('link').allInnerTexts()).toEqual([
    'Go on with Memory Cards, level 1',
    'Pattern Flow is a favorite of yours. Three minutes?',
  ]);
  await guest.act(lines(guest).getByRole('link').first());
  await guest.sees(guest.button(/^Go on with /));
});
