import { PatternFlowDriver } from '../drivers/pattern-flow.driver';
import { expect, test } from '../drivers/test';

test('a session to level 5 with one mismatch, its check-in and its score, by names alone', async ({
  newGuest,
}) => {
  test.setTimeout(300_000);
  // A small window without drawing, because drawing would take most of the time of a long session.
  const guest = await newGuest({
    device: { width: 420, height: 420 },
    reducedMotion: true,
    turnsClock: true,
    isUnseen: true,
  });
  await guest.open('/games/pattern-flow');
  await guest.seesText('Pattern Flow is a premium feature. You can use a free try, or unlock all games.');
  expect(await guest.page.title()).toBe('Pattern Flow Game | Stillgrove');
  const player = await new PatternFlowDriver(guest).begin();
  expect(await guest.figure('Level')).toBe('1');
  const shown = await player.watch(3);
  expect(shown).toEqual(await player.listen());

  await player.tap(...shown.toReversed().map((number) => (number % 5) + 1));
  await guest.seesText("The pattern didn't match. Try again!");
  expect(await guest.page.getByRole('alert').allInnerTexts()).toContain('Pattern mismatch!');
  await guest.wait(2500 + 3300);
  expect(await player.listen()).toEqual(shown);

  for (const level of [1, 2, 3]) await player.playLevel(level);
  expect(await guest.figure('Score')).toBe('60');
  await player.tap(...(await player.listen()));
  await guest.wait(2499);
  expect(await guest.figure('Level')).toBe('4');
  await guest.wait(1);
  expect(await guest.figure('Level')).toBe('5');
  const checkIn = guest.dialog('How are you feeling now?');
  await guest.wait(999);
  expect(await checkIn.isVisible()).toBe(false);
  expect(await player.lit()).toHaveLength(1);
  await guest.wait(1);
  await guest.sees(checkIn);
  // No stone lights up while the dialog is open. Afterward the pattern restarts.
  await guest.wait(8000);
  expect(await player.lit()).toEqual([]);
  await guest.press('Skip');
  await guest.noLongerSees(checkIn);
  await guest.wait(7 * 1100);
  expect(await player.listen()).toHaveLength(7);

  await player.tap(...(await player.listen()));
  expect(await guest.figure('Score')).toBe('150');
  await guest.page.keyboard.press('Escape');
  await guest.seesText('Stopped. That still counts.');
  await expect
    .poll(() => guest.journal())
    .toMatchObject([{ kind: 'play', game: 'pattern-flow', score: 150, completedAt: expect.any(Number) }]);
});
