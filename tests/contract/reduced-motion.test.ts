/** Every game can be played to its check-in with reduced motion. */
import { expect, test } from 'vitest';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

test.each(EVERY_GAME)('$slug', async ({ address, game }) => {
  const person = player({ reducedMotion: true });
  await person.open(address);
  await person.start();
  await game.solve(person);
  expect(await person.isAsked()).toBe(true);
});
