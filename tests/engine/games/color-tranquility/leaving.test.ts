import { afterEach, expect, test, vi } from 'vitest';
import game from '../../../../src/games/color-tranquility/color-tranquility.game';
import { Player } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

const settles = async () => {
  for (let task = 0; task < 20; task++) await new Promise((resolve) => setImmediate(resolve));
};

test('a person who leaves after the first picture has come, and before the second, meets no error', async () => {
  const player = await Player.at(game, { seed: 1 });
  const come = globalThis.fetch;
  let release = () => {};
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('goose')) await new Promise<void>((resolve) => (release = resolve));
    return come(url);
  });
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  process.on('unhandledRejection', note);
  player.starts();
  await settles();
  player.leaves();
  release();
  await settles();
  process.off('unhandledRejection', note);
  expect(asked).toHaveLength(2);
  expect(errors).toEqual([]);
});
