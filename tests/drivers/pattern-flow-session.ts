/** A session of Pattern Flow from the intro to the check-in and back to the intro, with any input device. */
import { expect } from 'vitest';
import type { Guest } from './guest';
import { PatternFlowDriver, type PatternHand } from './pattern-flow.driver';

/** Plays to level 5 with one mismatch, skips the check-in, plays level 5, and leaves with a score of 150. */
export async function playPatternFlow(guest: Guest, by: PatternHand): Promise<void> {
  await guest.open('/games/pattern-flow');
  await guest.seesText('Pattern Flow is a premium feature. You can use a free try, or unlock all games.');
  expect(await guest.page.title()).toBe('Pattern Flow Game | Stillgrove');
  const player = await new PatternFlowDriver(guest, by).begin();
  expect(await guest.figure('Level')).toBe('1');
  const shown = await player.watch(3);
  expect(shown).toEqual(await player.listen());
  if (by === 'keyboard') await guest.focus(player.stone(1));

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
}
