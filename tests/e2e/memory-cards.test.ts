import { expect, test } from '../drivers/test';
import { findPairs } from '../players/memory-cards';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

test.describe('a session from start to check-in', () => {
  test('level 1 by mouse, then level 2 and a mood; after a reload the journal holds exactly these', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ holdsClock: true, isUnseen: true });
    const asked: string[] = [];
    guest.page.on('request', (request) => asked.push(request.url()));
    await guest.open('/games/memory-cards');
    await guest.seesText('You have 5 free game(s) remaining');
    const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
    await player.start();
    expect(await player.targets()).toHaveLength(12);
    // An idle page loads the script of the check-in, which can then open without delay.
    await guest.skip(3000);
    await guest.hasAll();
    expect(asked.join()).toContain('/CheckIn-');

    // A session shows Back, sound and help, and no price.
    const header = guest.page.getByRole('banner');
    expect(await header.getByRole('link').allInnerTexts()).toEqual(['Back to Games']);
    const buttons = header.getByRole('button');
    expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'All sound',
      'Talk to someone',
    ]);
    await guest.press('All sound');
    expect(await guest.button('All sound').getAttribute('aria-pressed')).toBe('false');
    expect(JSON.parse((await guest.stored('stillgrove.settings')) ?? '')).toMatchObject({ muted: true });

    await guest.findsItAccessible();

    const turns = await findPairs(player);
    await guest.seesText(`You found every pair in ${turns} turns.`);
    expect(await guest.figure('Turns')).toBe(String(turns));
    await guest.until(guest.dialog('How are you feeling now?'));
    expect(await guest.button('Submit').isDisabled()).toBe(true);
    await guest.page.getByRole('radio', { name: 'Neutral', exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Thanks for checking in.');

    await guest.press('Next Level');
    await guest.seesText('Ocean');
    expect(await guest.figure('Level')).toBe('2');
    expect(await guest.figure('Turns')).toBe('0');
    expect(await player.targets()).toHaveLength(16);

    // A navigation right after the start of a play may prevent the write of its journal entry, so the test first waits
    // for the entry.
    await expect.poll(() => guest.journal()).toHaveLength(3);
    await guest.open('/games/memory-cards');
    await guest.seesText('You have 4 free game(s) remaining');
    const journal = await guest.journal();
    expect(journal).toMatchObject([
      { kind: 'play', person: 'guest', game: 'memory-cards', level: 1, score: Math.round((6 / turns) * 100) },
      { kind: 'mood', person: 'guest', mood: 'neutral', after: 'memory-cards' },
      { kind: 'play', person: 'guest', game: 'memory-cards', level: 2 },
    ]);
    expect(journal[0]).toHaveProperty('completedAt');
    expect(journal[2]).not.toHaveProperty('completedAt');
  });
});
