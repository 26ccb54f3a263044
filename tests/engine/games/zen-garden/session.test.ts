/** The Zen Garden as a person with keys rakes it, without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import zenGarden from '../../../../src/games/zen-garden/zen-garden.game';
import { Player } from '../../../support/headless/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Small, since its stones are painted pixel by pixel. */
const SMALL = { slot: { width: 360, height: 400 } };

const RIGHT = Array.from({ length: 8 }, () => 'ArrowRight');

test('a rake is pressed, moved and lifted by key, and the sand comes to rest', async () => {
  const player = await Player.at(zenGarden, SMALL);
  player.starts().sees('Sand garden').rests();
  player.presses('Sand garden').isTold(/^Rake pressed/);
  player
    .keys('Sand garden', ...RIGHT)
    .waits(700)
    .isTold(/^Rake at/);
  player
    .presses('Sand garden')
    .isTold(/^Rake lifted/)
    .rests();
  expect(player.snapshot.context.strokes).toHaveLength(1);
});

test('a stroke that is under way when the garden is left is kept', async () => {
  const player = await Player.at(zenGarden, SMALL);
  player
    .starts()
    .presses('Sand garden')
    .keys('Sand garden', ...RIGHT)
    .waits(100)
    .leaves();
  expect(player.snapshot.context.strokes).toHaveLength(1);
});
