import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

test('to the middle and out again, by touch', async ({ newGuest }) => {
  test.setTimeout(300_000);
  const guest = await newGuest({
    device: 'phone',
    reducedMotion: true,
    turnsClock: true,
    isUnseen: true,
    hand: 'touch',
  });
  await guest.open('/games/mindful-maze/play');
  expect(await guest.page.title()).toBe('Mindful Maze | Stillgrove');
  await guest.press('Begin');
  const exits = guest.page.getByRole('button', { name: /^[A-Z][a-z-]+, / });
  const onward = guest.button(/, towards .*the (middle|gate)$/).first();
  await onward.waitFor();
  await guest.hasAll();
  await guest.stopClock();
  await guest.wait(400);
  const atTheGate = await exits.allInnerTexts();
  const player = new BrowserPlayer(guestSeat(guest, 'touch'));
  await player.down('Garden', [0, -40]);
  await guest.wait(4000);
  await player.up();
  await guest.wait(2000);
  expect(await exits.allInnerTexts()).not.toEqual(atTheGate);
  await guest.press('How far?');
  await guest.seesText(/^(At the beginning|About a quarter of the way)\.$/);
  const checkIn = guest.dialog('How are you feeling now?');
  // Waits for the end of each walk, because a person hears there where the next ones lead.
  const status = guest.page.getByRole('status').first();
  const heard: string[] = [];
  while (!(await checkIn.isVisible()) && heard.length < 400) {
    const isNews = (await status.innerText()) !== heard.at(-1);
    heard.push(await status.innerText());
    // A busy browser may take a tap for a long press, which chooses nothing, so after some waits it is repeated.
    const isDue = isNews || heard.length % 10 === 0;
    if (isDue && (await onward.count()) > 0) await guest.act(onward);
    // Less than the 4 s that a database may take, because it gets its real time only between two waits.
    await guest.wait(2000);
  }
  expect(heard).toContain('Breath 2 of 3.');
  await guest.seesText('You are out, in the sun.');
  await guest.press('Skip');
  await guest.noLongerSees(checkIn);
  expect(await guest.journal()).toMatchObject([
    { kind: 'play', game: 'mindful-maze', completedAt: expect.any(Number) },
  ]);
});
