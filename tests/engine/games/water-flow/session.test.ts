import { afterEach, describe, expect, test, vi } from 'vitest';
import waterFlow from '../../../../src/games/water-flow/water-flow.game';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
});

const begins = async (options?: PlayerOptions) => (await Player.at(waterFlow, options)).starts();
type Playing = Awaited<ReturnType<typeof begins>>;

/**
 * Returns the beginning of a stone's accessible name, which is the stone's position. A turn changes the rest of the
 * name.
 */
const nameOf = (player: Playing, stone: number): string => {
  const { columns } = player.snapshot.context.board;
  return `Row ${Math.floor(stone / columns) + 1}, stone ${(stone % columns) + 1}`;
};

describe('a session', () => {
  test('draws nothing 10 s after the last change, while the dragonfly sits and before it comes', async () => {
    const player = await begins();
    player.waits(12_000).rests();
    player.waits(40_000).isTold(/^A dragonfly settles on row \d, stone \d\.$/);
    player.waits(12_000).rests();
    const before = player.drawn;
    player.presses(nameOf(player, 0)).waits(1000);
    expect(player.drawn).toBeGreaterThan(before + 10);
    player.waits(12_000).rests();
  });

  test('with reduced motion stones turn without animation', async () => {
    const player = await begins({ reducedMotion: true });
    player.rests();
    player.presses(nameOf(player, 0)).rests();
  });

  test('a stone that is turned again during its turn ends in the last orientation', async () => {
    const player = await begins();
    const [quarters] = player.snapshot.context.quarters as [number];
    for (let tap = 0; tap < 17; tap++) player.presses(nameOf(player, 0)).waits(60);
    expect(player.snapshot.context.quarters[0]).toBe(quarters + 17);
    player.waits(12_000).rests();
  });
});
