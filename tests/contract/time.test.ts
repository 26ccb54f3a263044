/** Whose time counts: a hidden tab stops games that nothing guides, and an open dialog stops every game. */
import { describe, expect, test } from 'vitest';
import { EVERY_GAME, gamesWith, players } from './support/every-game';

const player = players();
const HIDDEN_MS = 20_000;
const FRAME_MS = 50;

describe.each([
  ['stands still', await gamesWith(({ whenHidden }) => whenHidden === 'waits'), 0],
  ['goes on', await gamesWith(({ whenHidden }) => whenHidden === 'goes on'), HIDDEN_MS],
] as const)('in a hidden tab the game %s', (_, games, expected) => {
  test.each(games)('$slug', async ({ address }) => {
    const person = player();
    await person.open(address);
    await person.start();
    await person.wait(1000);
    const { clock } = person.page.services;
    const before = clock.now();
    await person.isAway(HIDDEN_MS);
    expect(Math.abs(clock.now() - before - expected)).toBeLessThanOrEqual(FRAME_MS);
  });
});

test.each(EVERY_GAME)('$slug stands still under a dialog, and then goes on', async ({ address }) => {
  const person = player();
  await person.open(address);
  await person.start();
  await person.wait(1000);
  const { clock } = person.page.services;
  await person.press('Talk to someone');
  const before = clock.now();
  await person.wait(10_000);
  expect(clock.now() - before).toBeLessThanOrEqual(FRAME_MS);
  await person.escape();
  await person.wait(1000);
  expect(clock.now() - before).toBeGreaterThan(500);
  expect(await person.isPlaying()).toBe(true);
});
