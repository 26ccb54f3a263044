/** A session of Progressive Relaxation without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  selectIsComplete,
  selectPhaseIndex,
} from '../../../../machines/games/progressive-relaxation/selectors';
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

test('a second round and a longer rest work too', async () => {
  const player = await lies({ reducedMotion: true });
  player
    .does({ type: 'options.changed', options: { twoRounds: true } })
    .does({ type: 'options.changed', options: { longerRest: true } })
    .starts()
    .waits(569_000);
  expect(selectIsComplete(player.snapshot)).toBe(false);
  player.waits(1000);
  expect(selectIsComplete(player.snapshot)).toBe(true);
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

test('random skips, exits and restarts break nothing', async () => {
  const player = await lies({ isNight: true, slot: { width: 320, height: 250 } });
  player.starts();
  for (let act = 0; act < 500; act++) {
    player.waits((act * 131) % 1700);
    const index = selectPhaseIndex(player.snapshot);
    if (act % 3 === 0) player.does({ type: 'phase.skipped', index, at: act });
    if (act % 7 === 0) player.does({ type: 'phase.skipped', index: index - 1, at: act });
    if (act % 5 === 0) player.does({ type: 'options.changed', options: { audio: act % 2 === 0 } });
    if (act % 53 === 0) player.leaves().starts();
    if (selectIsComplete(player.snapshot)) player.does({ type: 'game.started' }, { type: 'session.shown' });
  }
  player.leaves();
  expect(player.snapshot.matches('ready')).toBe(true);
});
