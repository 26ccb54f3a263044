/** Raking the Zen Garden by keyboard, without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import { UNITS_PER_PX } from '../../../../machines/games/zen-garden/strokes';
import zenGarden from '../../../../src/games/zen-garden/zen-garden.game';
import { drawn } from '../../../drivers/drawn';
import { Player } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The slot is small, because stones are painted pixel by pixel. */
const SMALL = { slot: { width: 360, height: 400 } };

const RIGHT = Array.from({ length: 8 }, () => 'ArrowRight');

test('a rake is put down, moved and lifted by key, and the sand comes to rest', async () => {
  const player = await Player.at(zenGarden, SMALL);
  player.starts().sees('Sand garden').rests();
  player.presses('Sand garden').isTold(/^Rake pressed/);
  const { x } = drawn(player.view, 'KeyboardRake');
  expect(x).toBeCloseTo(0.08 * SMALL.slot.width);
  player
    .keys('Sand garden', ...RIGHT)
    .waits(700)
    .isTold(/^Rake at/);
  player
    .presses('Sand garden')
    .isTold(/^Rake lifted/)
    .rests();
  const [stroke] = player.snapshot.context.strokes;
  expect(player.snapshot.context.strokes).toHaveLength(1);
  expect((stroke?.points[0] ?? 0) / UNITS_PER_PX).toBeCloseTo(x, 0);
});

test('the garden starts by night in the night theme', async () => {
  const player = await Player.at(zenGarden, { ...SMALL, isNight: true });
  player.starts();
  expect(player.snapshot.context.mode).toBe('night');
  player.does({ type: 'mode.toggled' });
  expect(player.snapshot.context.mode).toBe('day');
  expect((await Player.at(zenGarden, SMALL)).starts().snapshot.context.mode).toBe('day');
});

const COMPLETED = { type: 'activity', activity: { kind: 'play.completed' } };
const CHECK_IN = { type: 'check-in.requested', delay: 1000 };

test('leaving with the rake in the sand counts the time until then, completes the play, and asks for the check-in', async () => {
  const player = await Player.at(zenGarden, SMALL);
  player.starts().presses('Sand garden');
  for (let second = 0; second < 90; second++) player.keys('Sand garden', 'ArrowRight').waits(1000);
  expect(player.emitted).not.toContainEqual(COMPLETED);
  player.leaves();
  expect(player.snapshot.context).toMatchObject({ strokes: [expect.anything()], completed: true });
  expect(player.emitted).toContainEqual(COMPLETED);
  expect(player.emitted).toContainEqual(CHECK_IN);
});

test('paused play time does not count as raking', async () => {
  const player = await Player.at(zenGarden, SMALL);
  player
    .starts()
    .presses('Sand garden')
    .keys('Sand garden', ...RIGHT)
    .waits(20_000)
    .isAway(120_000)
    .waits(1000)
    .presses('Sand garden');
  expect(player.snapshot.context).toMatchObject({ rakedMs: 21_000, completed: false });
  player.leaves();
  expect(player.emitted).not.toContainEqual(COMPLETED);
  expect(player.emitted).toContainEqual(CHECK_IN);
});
