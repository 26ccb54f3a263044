/** The drawing of Worry Stones: stones in the moss, in the hand, on the shelf and in the brook, and their gloss. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Shelf, ShelfStone } from '../../../../machines/games/worry-stones/shelf';
import worryStones from '../../../../src/games/worry-stones/worry-stones.game';
import { allDrawn, drawn, uniform } from '../../../drivers/drawn';
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

async function begins(shelf: Shelf = [], options: PlayerOptions = {}) {
  const player = (await Player.at(worryStones, options))
    .does({ type: 'time.told', ...NOW }, { type: 'shelf.told', shelf })
    .starts();
  /** Returns a uniform of the stone with this label. */
  const of = (label: string, name: string) => uniform(player.view, label, name)[0] as number;
  return { player, of };
}

/** Takes the slate stone into the hand. */
const takes = ({ player }: Awaited<ReturnType<typeof begins>>) =>
  player.presses('Slate stone').does({ type: 'kind.named', kind: 'work' }).waits(1500);

describe('a stone', () => {
  test('lies in moss at its button, and is larger and without moss in the hand', async () => {
    const begun = await begins();
    const { player, of } = begun;
    player.waits(1200);
    const before = drawn(player.view, 'Slate stone');
    const { x, width } = player.boxOf('Slate stone');
    expect(before.x + before.scale.x / 2).toBeCloseTo(x + width / 2);
    expect(of('Slate stone', 'uNest')).toBe(1);
    const small = before.scale.x;
    takes(begun);
    expect(drawn(player.view, 'Slate stone').scale.x).toBeGreaterThan(1.5 * small);
    expect(of('Slate stone', 'uNest')).toBe(0);
    expect(of('Slate stone', 'uHasMap')).toBe(1);
    // The other stones are out of sight.
    expect(of('Clay stone', 'uAlpha')).toBe(0);
  });

  test('is dull at first, and shines everywhere after 90 s of rubbing', async () => {
    const begun = await begins();
    const { player, of } = begun;
    takes(begun);
    expect(of('Slate stone', 'uPolish')).toBe(0);
    player.presses('Slate stone').waits(60_000);
    expect(of('Slate stone', 'uPolish')).toBe(0);
    player.waits(33_600);
    expect(of('Slate stone', 'uPolish')).toBe(1);
  });

  test('has a highlight that follows the thumb; with reduced motion it does not move', async () => {
    for (const reducedMotion of [false, true]) {
      const begun = await begins([], { reducedMotion });
      const { player } = begun;
      takes(begun);
      player.holds('Slate stone', 60, 0, 8).waits(2000);
      const [right] = uniform(player.view, 'Slate stone', 'uSway') as [number];
      if (reducedMotion) expect(right).toBe(0);
      else expect(right).toBeGreaterThan(0.1);
    }
  });

  test('with reduced motion is in the hand immediately, and fades in within 160 ms', async () => {
    const { player, of } = await begins([], { reducedMotion: true });
    player.presses('Slate stone').waits(16);
    const { x } = drawn(player.view, 'Slate stone');
    expect(of('Slate stone', 'uAlpha')).toBeLessThan(0.5);
    player.waits(200);
    expect(drawn(player.view, 'Slate stone').x).toBe(x);
    expect(of('Slate stone', 'uAlpha')).toBe(1);
  });

  test('that the person gives to the brook sinks, and rings spread', async () => {
    const begun = await begins();
    const { player, of } = begun;
    takes(begun);
    player.presses('Slate stone').waits(94_000).does({ type: 'stone.sunk' }).waits(800);
    expect(of('Slate stone', 'uSink')).toBe(0);
    player.waits(700);
    const rings = uniform(player.view, 'Brook', 'uRings');
    expect(rings[2]).toBeLessThan(1);
    expect(of('Slate stone', 'uSink')).toBeGreaterThan(0);
    player.waits(2600);
    // A new slate stone lies in the moss, without gloss.
    player.waits(2000);
    expect(of('Slate stone', 'uSink')).toBe(0);
    expect(of('Slate stone', 'uPolish')).toBe(0);
    expect(of('Slate stone', 'uNest')).toBe(1);
  });
});

describe('the light beneath the stone', () => {
  test('pulses six times a minute during rubbing, and has faded 12 s later', async () => {
    const begun = await begins();
    const { player, of } = begun;
    takes(begun);
    player.presses('Slate stone').waits(2000);
    const breaths: number[] = [];
    for (let time = 0; time < 40; time++) {
      player.waits(500);
      breaths.push(of('Swell', 'uBreath'));
    }
    const tops = breaths.filter(
      (breath, at) => breath > (breaths[at - 1] ?? 0) && breath >= (breaths[at + 1] ?? 1),
    );
    expect(tops).toHaveLength(2);
    player.presses('Slate stone').waits(12_000);
    expect(of('Swell', 'uStrength')).toBe(0);
  });
});

describe('the shelf', () => {
  test('shows polished stones, with moss on a stone after two weeks', async () => {
    const { player, of } = await begins([onShelf(1), onShelf(3, { since: '2026-11-01' })]);
    player.waits(1500);
    expect(of('Shelf stone 2', 'uPolish')).toBe(1);
    expect(of('Shelf stone 2', 'uMoss')).toBe(0);
    expect(of('Shelf stone 4', 'uMoss')).toBe(1);
    expect(drawn(player.view, 'Slates').children.map(({ alpha }) => alpha)).toEqual([1, 1]);
  });

  test('shows a due stone apart from the others, and alone during ten quiet minutes', async () => {
    const { player, of } = await begins([onShelf(1, { due: NOW }), onShelf(2)]);
    player.waits(1500);
    const [apart, other] = ['Shelf stone 2', 'Shelf stone 3'].map(
      (label) => drawn(player.view, label).scale.x,
    );
    expect(apart).toBeGreaterThan(2 * (other as number));
    expect(of('Clay stone', 'uAlpha')).toBe(0);
    player.does({ type: 'quiet.began' }).waits(1500);
    expect(of('Shelf stone 3', 'uAlpha')).toBe(0);
    expect(of('Shelf stone 2', 'uAlpha')).toBe(1);
    player.does({ type: 'quiet.ended' }, { type: 'worry.released' }).waits(4500);
    expect(allDrawn(player.view, 'Shelf stone 2')).toEqual([]);
  });
});
