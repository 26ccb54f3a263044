/** A game that is left leaves no pending timer or frame of its scene or machine. */
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

test.each(
  GAMES.flatMap((game) => [false, true].map((reducedMotion) => ({ slug: game.slug, game, reducedMotion }))),
)('$slug, less motion: $reducedMotion', async ({ game, reducedMotion }) => {
  const player = await Player.at(game, { seed: 1, slot: { width: 360, height: 400 }, reducedMotion });
  player.starts();
  await new Promise((resolve) => setTimeout(resolve));
  player.waits(20_000, 50).leaves();
  expect(player.isAwaited).toBe(false);
  const { drawn } = player;
  player.waits(5000);
  expect(player.drawn).toBe(drawn);
});
