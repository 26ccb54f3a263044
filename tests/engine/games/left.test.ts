/** A game that is left, also for the fiftieth time, leaves no pending timer, frame or display object. */
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { GameDefinition } from '../../../src/play/define-game';
import { Player } from '../../drivers/player';

type Game = GameDefinition<AnyStateMachine>;

const GAMES = Object.values(
  import.meta.glob<Game>('../../../src/games/*/*.game.{ts,tsx}', { import: 'default', eager: true }),
);

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
});

const SMALL = { width: 360, height: 400 };

test.each(GAMES.map((game) => [game.slug, game] as const))('%s, once and fifty times', async (_, game) => {
  const player = await Player.at(game, { seed: 1, slot: SMALL });
  player.starts();
  await new Promise((resolve) => setTimeout(resolve));
  player.waits(20_000, 100).leaves();
  for (let time = 0; time < 50; time++) player.starts().leaves();
  expect(player.isAwaited).toBe(false);
  expect(() => player.view).toThrow('No scene is shown');
  const { drawn } = player;
  player.waits(5000);
  expect(player.drawn).toBe(drawn);
});
