/** Every game can be played to its check-in by names alone, whatever happens to the device. */
import { describe, expect, test } from 'vitest';
import { standIn } from '../fakes/page/stand-in';
import type { HeadlessPlayer } from '../players/support/headless-player';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

const CONDITIONS: readonly (readonly [string, boolean, (person: HeadlessPlayer) => Promise<unknown>])[] = [
  ['with reduced motion', true, async () => undefined],
  [
    'after two lost contexts',
    false,
    async (person) => {
      await person.loseContext(200);
      await person.loseContext(3000);
      expect(standIn.surface?.passes.blank).toEqual([]);
    },
  ],
  [
    'after a rotation',
    false,
    async (person) => {
      await person.resize(390, 760);
      await person.wait(500);
      await person.resize(844, 390);
    },
  ],
];

describe.each(CONDITIONS)('%s', (_, reducedMotion, happens) => {
  test.each(EVERY_GAME)('$slug', async ({ address, game }) => {
    const person = player({ reducedMotion });
    await person.open(address);
    await person.start();
    await happens(person);
    await game.solve(person);
    expect(await person.isAsked()).toBe(true);
  });
});
