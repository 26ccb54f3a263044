import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectGamePhase } from '../../../../machines/games/worry-stones/selectors';
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

const phaseOf = ({ snapshot }: Playing) => selectGamePhase(snapshot);
const takes = (player: Playing, stone = 'Slate stone'): Playing =>
  player.presses(stone).does({ type: 'kind.named', kind: 'work' }).waits(1200);

describe('a session', () => {
  test('goes from the moss to the check-in, and rests', async () => {
    const player = await begins();
    expect(player.names).toHaveLength(5);
    player.presses('Honey stone').hears('choose').isTold('Honey stone. What kind of worry is it?');
    expect(player.names).toEqual([]);
    player.does({ type: 'kind.named', kind: 'no-name' }).waits(1000);
    expect(player.names).toEqual(['Honey stone']);
    player.presses('Honey stone').waits(30_000).isTold('A third of it is smooth.').hears('third');
    player.waits(60_000).isTold('It shines.').hears('shine').waits(3600);
    player.does({ type: 'until.chosen', until: 'tomorrow' }).hears('lay').waits(2600);
    expect(phaseOf(player)).toBe('complete');
    expect(player.emitted).toContainEqual({ type: 'check-in.requested', delay: 3600 });
    player.waits(12_000).rests();
  });

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

  test('shows no empty render texture, also after a lost context during rubbing', async () => {
    const player = takes(await begins());
    player.drags('Slate stone', 60, 20).waits(1500).losesContext().waits(500);
    player.drags('Slate stone', -60, 20).waits(500);
    expect(player.blank).toEqual([]);
  });

  test('can be left in every phase and started again, 20 times', async () => {
    const player = await begins([onShelf(1), onShelf(2, { due: NOW })]);
    for (let time = 0; time < 10; time++) {
      player.leaves().starts();
      player.does({ type: 'worry.released' }).waits(500);
      player
        .leaves()
        .does({ type: 'shelf.loaded', shelf: [onShelf(1)] })
        .starts();
      takes(player).holds('Slate stone', 20, 5, 2);
    }
    player.leaves();
  });

  test('with reduced motion draws nothing at rest, and no light pulses', async () => {
    const player = takes(await begins([], { reducedMotion: true }));
    player.rests();
    player.drags('Slate stone', 30, 0).waits(2000);
    player
      .does({ type: 'rub.began', by: 'itself', at: 0 })
      .until((snapshot) => selectGamePhase(snapshot) === 'offering');
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

  test('ends when the person leaves', async () => {
    const player = takes(await begins());
    player.holds('Slate stone', 20, 0, 4).waits(300).leaves();
    expect(player.snapshot.context.rubbers).toEqual([]);
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

  test('that is full asks which stone to let go, and removes it', async () => {
    const player = takes(await begins(Array.from({ length: 12 }, (_, id) => onShelf(id))));
    player.presses('Slate stone').waits(94_000).does({ type: 'stone.kept' });
    expect(player.names).toHaveLength(12);
    player
      .presses(/^Heather stone/)
      .hears('release')
      .waits(2600);
    expect(phaseOf(player)).toBe('complete');
    expect(player.snapshot.context.shelf).toHaveLength(12);
  });

  test('keeps its stones through a resize during an animation', async () => {
    const player = await begins([onShelf(1, { due: NOW }), onShelf(3)]);
    player.does({ type: 'worry.released' }).waits(200).resizes(360, 500).waits(200).resizes(900, 420);
    player.waits(4000);
    expect(player.names).toHaveLength(6);
    player.waits(12_000).rests();
  });
});
