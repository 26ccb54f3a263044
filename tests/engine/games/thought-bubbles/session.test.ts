/** A session of Thought Bubbles without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import thoughtBubbles from '../../../../src/games/thought-bubbles/thought-bubbles.game';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

const OWN = 'Create my own positive thought';
const begin = async (options: PlayerOptions = {}) => (await Player.at(thoughtBubbles, options)).starts();

test('bubbles drift at 30 frames a second until they are held still, then nothing is drawn', async () => {
  const player = await begin();
  player.waits(3000);
  const before = player.drawn;
  player.waits(2000);
  expect(player.drawn - before).toBeGreaterThan(55);
  expect(player.drawn - before).toBeLessThan(70);
  player.does({ type: 'options.changed', options: { isHeld: true } }).rests();
  player.does({ type: 'options.changed', options: { isHeld: false } }).waits(500);
  const again = player.drawn;
  player.waits(500);
  expect(player.drawn).toBeGreaterThan(again + 12);
});

test('nothing is drawn with reduced motion, during writing, and at the end', async () => {
  const still = await begin({ reducedMotion: true });
  still.rests();
  const writing = await begin();
  writing.presses(OWN).rests();
  const ended = await begin();
  ended.waits(300_000, 100);
  expect(ended.snapshot.matches('complete')).toBe(true);
  ended.rests();
});
