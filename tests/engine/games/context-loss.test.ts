/** Every game redraws its render textures after a lost and restored context. */
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { GameDefinition } from '../../../src/play/define-game';
import { Player } from '../../drivers/player';

type Game = GameDefinition<AnyStateMachine>;

const GAMES = Object.values(
  import.meta.glob<Game>('../../../src/games/*/*.game.{ts,tsx}', { import: 'default', eager: true }),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(GAMES.map((game) => [game.slug, game] as const))('%s', async (_, game) => {
  const player = await Player.at(game, { seed: 1, slot: { width: 360, height: 400 } });
  player.starts().waits(500);
  const before = player.drawn;
  player.losesContext().waits(500);
  expect(player.drawn).toBeGreaterThan(before);
  expect(player.blank).toEqual([]);
  player.losesContext(0).losesContext(3000).waits(100).leaves();
  expect(player.blank).toEqual([]);
});

/** Returns Forest Meditation, whose pictures load only when the test calls `come`. */
async function slowForest(): Promise<{ player: Player<AnyStateMachine>; come: () => void }> {
  const forest = GAMES.find(({ slug }) => slug === 'forest-meditation') as Game;
  const player = await Player.at(forest);
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { createImageBitmap } = globalThis;
  vi.stubGlobal('createImageBitmap', (file: Blob) => coming.then(() => createImageBitmap(file)));
  return { player, come };
}

test("'One moment …' appears at the start while pictures load, and stays until they are there", async () => {
  const { player, come } = await slowForest();
  player.starts();
  expect(player.awaits).toBe('pictures');
  player.waits(20_000);
  await Promise.resolve();
  expect(player.awaits).toBe('pictures');
  come();
  await expect.poll(() => player.awaits).toBeUndefined();
  player.leaves();
});

test("'One moment …' stays after a lost context until the pictures have loaded again", async () => {
  const { player, come } = await slowForest();
  player.starts();
  player.losesContext();
  await Promise.resolve();
  expect(player.awaits).toBe('context');
  come();
  await expect.poll(() => player.awaits).toBeUndefined();
  player.leaves();
});
