/** After rotations in mid-play every game can be played to its check-in. */
import { expect, test } from 'vitest';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

test.each(EVERY_GAME)('$slug', async ({ address, game }) => {
  const person = player();
  await person.open(address);
  await person.start();
  await person.resize(390, 760);
  await person.wait(500);
  await person.resize(844, 390);
  await game.solve(person);
  expect(await person.isAsked()).toBe(true);
});
