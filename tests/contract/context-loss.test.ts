/** After lost graphics contexts every game draws all its render textures again, and can be played to its check-in. */
import { expect, test } from 'vitest';
import { standIn } from '../fakes/page/stand-in';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

test.each(EVERY_GAME)('$slug', async ({ address, game }) => {
  const person = player();
  await person.open(address);
  await person.start();
  for (const ms of [0, 200, 3000]) {
    await person.loseContext(ms);
    await person.wait(500);
    expect(standIn.surface?.passes.blank).toEqual([]);
  }
  await game.solve(person);
  expect(standIn.surface?.passes.blank).toEqual([]);
  expect(await person.isAsked()).toBe(true);
});
