/** A session of Grounding in the stream, without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stonesOfStep } from '../../../../machines/games/grounding-techniques/steps';
import grounding from '../../../../src/games/grounding-techniques/grounding-techniques.game';
import { Player } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Stone ${index + 1} of ${count}`);

test('each step has its own stones with sound and announcement, and the final path has no targets', async () => {
  const player = await Player.at(grounding, { reducedMotion: true });
  player.starts().isTold(/^Step 1: Name 5 things you can see\./);
  for (let step = 0; step < 5; step++) {
    const own = names(stonesOfStep(step).length);
    expect(player.names).toEqual(own);
    for (const name of own) player.presses(name);
    player.hears('stone').isTold(`${own.length} of ${own.length} found.`);
    player.rests().does({ type: 'step.advanced' }).waits(1200);
  }
  expect(player.names).toEqual([]);
  player.isTold('Exercise complete. 15 stones of your path show their colors.').rests();
});

describe('the water', () => {
  test('flows endlessly', async () => {
    const player = await Player.at(grounding);
    player.starts().waits(3000);
    const before = player.drawn;
    player.waits(10_000);
    expect(player.drawn).toBeGreaterThan(before);
  });

  test('rests with reduced motion, also after a ring', async () => {
    const player = await Player.at(grounding, { reducedMotion: true });
    player.starts().rests();
    player.presses('Stone 2 of 5').waits(100);
    const ringing = player.drawn;
    player.waits(200);
    expect(player.drawn).toBeGreaterThan(ringing);
    player.waits(1500).rests();
  });
});

test('random actions on the stones break nothing', async () => {
  const player = await Player.at(grounding, { isNight: true, slot: { width: 320, height: 236 } });
  player.starts();
  for (let act = 0; act < 400; act++) {
    const { length } = player.names;
    if (length > 0) player.presses(player.names[(act * 7) % length] as string);
    player.waits((act * 13) % 90);
    if (act % 5 === 0) player.does({ type: 'response.changed', typed: act % 2 === 0 });
    if (act % 7 === 0) player.does({ type: 'step.advanced' });
    if (act % 11 === 0) player.does({ type: 'step.returned' });
    if (act % 97 === 0) player.does({ type: 'step.skipped' });
    if (player.snapshot.matches('complete')) player.does({ type: 'game.started' });
  }
  player.leaves();
  expect(player.snapshot.matches('ready')).toBe(true);
});
