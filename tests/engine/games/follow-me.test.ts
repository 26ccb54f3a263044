/** The latency of a press in 'Follow me': the next frame, 16 ms later, shows it. */
import { afterEach, expect, test, vi } from 'vitest';
import basicBreathing from '../../../src/games/basic-breathing/basic-breathing.game';
import breathingPuzzle from '../../../src/games/breathing-puzzle/breathing-puzzle.game';
import forestMeditation from '../../../src/games/forest-meditation/forest-meditation.game';
import { drawn, uniform } from '../../drivers/drawn';
import { Player, type PlayerOptions } from '../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

type View = Parameters<typeof drawn>[0];

const first = (view: View, label: string, name: string) => uniform(view, label, name)[0] as number;
const water = (view: View) => first(view, 'Water', 'uLungs');
const glow = (view: View) => first(view, 'Track', 'uGlow');
const bubble = (view: View) => drawn(view, 'Bubble').scale.x;
const ring = (view: View) => first(view, 'Ring', 'uStrength');
const forest = (view: View) => first(view, 'Forest', 'uBreath');

const box = { minutes: 3, follow: true };
const puzzle = { pattern: 'follow' };
const wood = { auto: false, follow: true };

test.each([
  ['Box Breathing', basicBreathing, box, false, water],
  ['Box Breathing', basicBreathing, box, true, glow],
  ['Breathing Puzzle', breathingPuzzle, puzzle, false, bubble],
  ['Breathing Puzzle', breathingPuzzle, puzzle, true, ring],
  ['Forest Meditation', forestMeditation, wood, false, forest],
  ['Forest Meditation', forestMeditation, wood, true, forest],
] as const)('%s: one frame; reduced motion: %4$s', async (_, game, options, reducedMotion, seenIn) => {
  const player = await Player.at(game as typeof basicBreathing, { reducedMotion, options } as PlayerOptions);
  player.starts();
  await new Promise((resolve) => setTimeout(resolve));
  // The entrance and the glow have settled.
  player.waits(3000);
  const [dark, frames] = [seenIn(player.view), player.drawn];
  player.does({ type: 'breath.pressed', at: player.now }).waits(16);
  expect(player.drawn - frames).toBe(1);
  expect(seenIn(player.view)).toBeGreaterThan(dark);
  player.waits(2000);
  const [bright, later] = [seenIn(player.view), player.drawn];
  player.does({ type: 'breath.released', at: player.now }).waits(16);
  expect(player.drawn - later).toBe(1);
  expect(seenIn(player.view)).toBeLessThan(bright);
});
