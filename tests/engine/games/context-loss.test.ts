/** The message while a scene has no pictures: at the start, and after a lost context. */
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import forest from '../../../src/games/forest-meditation/forest-meditation.game';
import type { GameDefinition } from '../../../src/play/define-game';
import { Player } from '../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns Forest Meditation, whose pictures load only when the test calls `come`. */
async function slowForest(): Promise<{ player: Player<AnyStateMachine>; come: () => void }> {
  const player = await Player.at(forest as GameDefinition<AnyStateMachine>);
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
