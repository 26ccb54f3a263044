/** The Breathing Puzzle's scene without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import breathingPuzzle from '../../../../src/games/breathing-puzzle/breathing-puzzle.game';
import { Player } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/games/breathing-puzzle', false],
  ['/games/breathing-puzzle-simplified', true],
] as const)(
  'a session at %s is drawn during breaths, and rests after a reset; reduced motion: %s',
  async (address, reducedMotion) => {
    const player = await Player.at(breathingPuzzle, { address, reducedMotion });
    player
      .does(
        { type: 'options.changed', options: { pattern: 'even' } },
        { type: 'options.changed', options: { tenths: 15 } },
      )
      .starts();
    const before = player.drawn;
    player.waits(1000);
    expect(player.drawn).toBeGreaterThan(before + 30);
    player.does({ type: 'breath.reset' }).rests();
  },
);

test('the scene rests in a pause, by day and by night', async () => {
  for (const isNight of [false, true]) {
    const player = await Player.at(breathingPuzzle, { isNight });
    player.starts().waits(3500).does({ type: 'breath.paused', at: 3516 }).rests();
  }
});

test('another pattern tints the bubble, and the scene rests in the new tint', async () => {
  const player = await Player.at(breathingPuzzle);
  player.starts().waits(200).does({ type: 'breath.reset' }).rests();
  const before = player.drawn;
  player.does({ type: 'options.changed', options: { pattern: 'deep' } }).waits(400);
  expect(player.drawn).toBeGreaterThan(before + 10);
  player.rests();
});
