import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Shelf, ShelfStone } from '../../../../machines/games/worry-stones/shelf';
import worryStones from '../../../../src/games/worry-stones/worry-stones.game';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NOW = { day: '2026-11-26', hour: 8 };
const onShelf = (id: number, rest: Partial<ShelfStone> = {}): ShelfStone => ({
  id,
  stone: id % 5,
  kind: 'money',
  since: NOW.day,
  ...rest,
});

async function begins(shelf: Shelf = [], options?: PlayerOptions) {
  const player = await Player.at(worryStones, options);
  return player.does({ type: 'time.changed', ...NOW }, { type: 'shelf.loaded', shelf }).starts();
}
type Playing = Awaited<ReturnType<typeof begins>>;

const takes = (player: Playing, stone = 'Slate stone'): Playing =>
  player.presses(stone).does({ type: 'kind.named', kind: 'work' }).waits(1200);

describe('a session', () => {
  test('draws nothing 10 s after the last change, in every phase', async () => {
    const player = await begins([onShelf(1), onShelf(2, { since: '2026-01-01' })]);
    player.waits(12_000).rests();
    player.presses('Clay stone').waits(12_000).rests();
    player.does({ type: 'kind.named', kind: 'body' }).waits(12_000).rests();
    player.holds('Clay stone', 40, 10).waits(1000);
    const before = player.drawn;
    player.waits(2000);
    // A thumb that rests on the stone still polishes it.
    expect(player.drawn).toBeGreaterThan(before + 30);
    player.drags('Clay stone', 10, 10).waits(14_000).rests();
    player.presses('Clay stone').waits(95_000).waits(14_000).rests();
    player.does({ type: 'stone.sunk' }).waits(16_000).rests();
  });

  test('with reduced motion draws nothing at rest, and no light pulses', async () => {
    const player = takes(await begins([], { reducedMotion: true }));
    player.rests();
    player.drags('Slate stone', 30, 0).waits(2000).rests();
  });
});

describe('contact', () => {
  test('begins on the stone and ends beside it', async () => {
    const player = takes(await begins());
    player.holds('Slate stone', 20, 0, 4);
    expect(player.snapshot.context.rubbers).toEqual(['hand']);
    player.drags('Slate stone', 600, 400, 8);
    expect(player.snapshot.context.rubbers).toEqual([]);
    const { contact } = player.snapshot.context;
    expect(contact).toBeGreaterThan(40);
    player.waits(5000);
    expect(player.snapshot.context.contact).toBe(contact);
  });

  test('does not count while the clock is paused', async () => {
    const player = takes(await begins());
    player.holds('Slate stone', 20, 0, 4).isAway(60_000);
    player.drags('Slate stone', 5, 0, 2);
    expect(player.snapshot.context.contact).toBeLessThan(1000);
  });
});

describe('the shelf', () => {
  test('has a name for each stone, and each can be taken up', async () => {
    const player = await begins([
      onShelf(1, { due: { day: '2026-11-27', hour: 9 } }),
      onShelf(2, { since: '2026-01-01', kind: 'no-name' }),
    ]);
    expect(player.names.slice(5)).toEqual([
      'Slate stone, money, until tomorrow at 9 in the morning',
      'Honey stone, no name, kept, mossy',
    ]);
    player.presses(/^Honey stone, no name/).isTold(/Does it still matter\?$/);
    expect(player.names).toEqual([]);
    player.does({ type: 'shelf.left' }).waits(1500);
    expect(player.names).toHaveLength(7);
  });
});
