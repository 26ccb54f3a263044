/** A session of Progressive Relaxation without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectIsComplete } from '../../../../machines/games/progressive-relaxation/selectors';
import relaxation from '../../../../src/games/progressive-relaxation/progressive-relaxation.game';
import { Player } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

const lies = (options = {}) => Player.at(relaxation, options);

test('the whole session sounds to its end, and the breath comes to rest', async () => {
  const player = await lies();
  player.starts().waits(105_000).hears('tick').hears('chime');
  expect(selectIsComplete(player.snapshot)).toBe(true);
  // After the end of the session, the body's breathing motion continues for a while.
  const { drawn } = player;
  player.waits(10_000);
  expect(player.drawn).toBeGreaterThan(drawn + 200);
  player.waits(12_000).rests();
});

describe('with reduced motion', () => {
  test('only the change of colors is drawn', async () => {
    const player = await lies({ reducedMotion: true });
    player.starts();
    // At the end of the tense phase the part is tense. At the end of the release it is warm and has no rings.
    player.waits(4500);
    const firm = player.drawn;
    player.waits(400);
    expect(player.drawn).toBe(firm);
    player.waits(9500);
    const warm = player.drawn;
    expect(warm).toBeGreaterThan(firm);
    // Waits until the end of the release.
    player.waits(400);
    expect(player.drawn).toBe(warm);
  });
});
