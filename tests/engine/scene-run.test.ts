/** The lifecycle of a scene on the stage. */
import { afterEach, expect, test, vi } from 'vitest';
import worryStones from '../../src/games/worry-stones/worry-stones.game';
import { Player } from '../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a scene that was only prepared during the intro was never on the stage', async () => {
  const player = await Player.at(worryStones, { slot: { width: 0, height: 0 } });
  player.starts();
  expect(() => player.view).toThrow('No scene is shown');
});
