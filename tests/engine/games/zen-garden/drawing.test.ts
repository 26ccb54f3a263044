/**
 * The drawing of the Zen Garden: sand by day and by night, the rake of the keyboard, and the board that smooths the
 * sand.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import zenGarden from '../../../../src/games/zen-garden/zen-garden.game';
import { drawn, paintedIn } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

const RIGHT = Array.from({ length: 8 }, () => 'ArrowRight');

/** Opens the garden. The slot is small, because stones are painted pixel by pixel. */
async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(zenGarden, { slot: { width: 360, height: 400 }, ...options });
  player.starts();
  const strokes = () => player.snapshot.context.strokes;
  const shown = (label: string) => {
    const { visible, alpha } = drawn(player.view, label);
    return visible ? alpha : 0;
  };
  return {
    player,
    strokes,
    shown,
    rakes: () =>
      player
        .presses('Sand garden')
        .keys('Sand garden', ...RIGHT)
        .waits(50),
  };
}

test('the rake is painted over the sand, and the board over both', async () => {
  const { player } = await startSession();
  expect(paintedIn(player.view)).toEqual(['Sand', 'KeyboardRake', 'Board']);
});

test('on a narrow screen the sand leaves margins for scrolling', async () => {
  const { player } = await startSession();
  expect(player.boxOf('Sand garden')).toEqual({ x: 24, y: 0, width: 360 - 48, height: 400 });
  player.resizes(900, 400);
  expect(player.boxOf('Sand garden').height).toBe(400);
});

describe('the mode', () => {
  test('changes the light within two seconds, and back', async () => {
    const { player, shown } = await startSession();
    expect([shown('Day'), shown('Night')]).toEqual([1, 0]);
    player.does({ type: 'mode.toggled' }).waits(600);
    expect(shown('Night')).toBeGreaterThan(0.3);
    expect(shown('Night')).toBeLessThan(0.7);
    player.waits(1000);
    expect([shown('Day'), shown('Night')]).toEqual([0, 1]);
    player.does({ type: 'mode.toggled' }).waits(1600);
    expect([shown('Day'), shown('Night')]).toEqual([1, 0]);
  });

  test('changes immediately with reduced motion', async () => {
    const { player, shown } = await startSession({ reducedMotion: true });
    player.does({ type: 'mode.toggled' }).waits(32);
    expect([shown('Day'), shown('Night')]).toEqual([0, 1]);
  });
});

describe('the board', () => {
  test('passes once over smoothed sand and disappears within two seconds', async () => {
    const { player, rakes, shown } = await startSession();
    rakes().presses('Sand garden').waits(50).does({ type: 'garden.reset' }).waits(400);
    const { x } = drawn(player.view, 'Board');
    expect(shown('Board')).toBe(1);
    player.waits(400);
    expect(drawn(player.view, 'Board').x).toBeGreaterThan(x);
    player.waits(1000);
    expect(shown('Board')).toBe(0);
    player.rests();
  });

  test('keeps its pace when the graphics context is lost', async () => {
    const { player, rakes, shown } = await startSession();
    rakes().presses('Sand garden').waits(50).does({ type: 'garden.reset' }).waits(400);
    const { x } = drawn(player.view, 'Board');
    player.losesContext(32).waits(32);
    expect(shown('Board')).toBe(1);
    expect(drawn(player.view, 'Board').x).toBeGreaterThan(x);
    player.waits(1400);
    expect(shown('Board')).toBe(0);
    expect(player.blank).toEqual([]);
  });

  test('does not appear with reduced motion', async () => {
    const { player, rakes, shown } = await startSession({ reducedMotion: true });
    rakes().presses('Sand garden').waits(50).does({ type: 'garden.reset' });
    for (let ms = 0; ms < 1200; ms += 200) expect(player.waits(200) && shown('Board')).toBe(0);
  });
});

describe('an unfinished stroke', () => {
  test('is kept up to its end when the tablet is rotated', async () => {
    const { player, rakes, strokes } = await startSession();
    rakes();
    expect(strokes()).toHaveLength(0);
    player.resizes(400, 360);
    expect(strokes()).toHaveLength(1);
    expect(strokes()[0]?.width).toBe(360);
  });
});

test("the rake's position is announced 600 ms after the last key", async () => {
  const { player } = await startSession();
  player.keys('Sand garden', ...RIGHT).waits(500);
  const before = player.said.filter((text) => text.startsWith('Rake at')).length;
  expect(before).toBe(0);
  player.waits(200).isTold(/^Rake at/);
});
