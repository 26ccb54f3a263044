import type { BufferImageSource, Container, Mesh, Shader } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import {
  CELL_MS,
  cellPointOf,
  GARDEN_LANDMARKS,
  MIDDLE_CELL,
  selectExits,
  selectGarden,
} from '../../../../machines/games/mindful-maze/selectors';
import game from '../../../../src/games/mindful-maze/mindful-maze.game';
import { drawn, uniform } from '../../../drivers/drawn';
import { Player } from '../../../drivers/player';

type Maze = Player<typeof game.machine>;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a person in the garden, after its pictures. */
async function arrives(slot = { width: 760, height: 560 }, reducedMotion = false): Promise<Maze> {
  const player = await Player.at(game, { seed: 1, slot, reducedMotion });
  player.starts();
  await expect.poll(() => player.awaits).toBeUndefined();
  return player.waits(100);
}

/** Returns the place of the lantern, in rings from the center of the garden. */
function lanternOf(player: Maze): readonly [number, number] {
  const lantern = (player.view.children as Container[]).find(({ label }) => label === 'lantern') as Container;
  const { x, y, width, height } = player.boxOf('Garden');
  const unit = Math.min(width, height) / 2 / 8.3;
  return [(lantern.x - x - width / 2) / unit, (lantern.y - y - height / 2) / unit];
}

test('a finger that jumps across the garden leads the lantern along the path, never faster than a cell', async () => {
  const player = await arrives();
  let [x, y] = lanternOf(player);
  player.holds('Garden', 20, -180, 1);
  for (let frame = 0; frame < 600; frame++) {
    player.waits(1000 / 60);
    const [nextX, nextY] = lanternOf(player);
    // The largest step between two cells is 1.96 rings, and a walk that begins and ends is at most half as fast again.
    expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan((1.5 * 1.96 * 1000) / 60 / CELL_MS);
    [x, y] = [nextX, nextY];
  }
  expect(player.snapshot.context.visited.length).toBeGreaterThan(2);
});

test('a tap on an exit chooses this exit, although on a phone the targets of two exits overlap', async () => {
  const player = await arrives({ width: 320, height: 400 }, true);
  const { seed } = player.snapshot.context;
  for (const [cell, { length }] of selectGarden(player.snapshot).ways.entries())
    for (let exit = 0; exit < length; exit++) {
      player.leaves().goesOn({ seed, cell, visited: [cell], rung: GARDEN_LANDMARKS, isReturning: true });
      const chosen = selectExits(player.snapshot)[exit];
      if (!chosen) continue;
      player.drags(chosen.label, 0, 0, 1);
      expect(player.snapshot.context.way[0], `${cell}: ${chosen.label}`).toBe(chosen.cell);
    }
});

test('a rotation in mid-walk leaves the lantern where it is in the garden', async () => {
  const player = await arrives({ width: 390, height: 600 });
  player.presses(/towards .*middle/).waits(2500);
  const before = lanternOf(player);
  player.resizes(844, 340).waits(1);
  const [x, y] = lanternOf(player);
  expect(Math.hypot(x - before[0], y - before[1])).toBeLessThan(0.05);
  player.until(({ context }) => context.way.length === 0).waits(100);
  const [restX, restY] = cellPointOf(player.snapshot.context.cell);
  expect(lanternOf(player)[0]).toBeCloseTo(restX);
  expect(lanternOf(player)[1]).toBeCloseTo(restY);
});

/** Returns the share of the mist that has lifted, the light of the court, and the time of the drift. */
const mistOf = ({ view }: Maze) => uniform(view, 'Mist', 'uHere') as [number, number, number];

/** Returns the number of texels without mist, because the lantern has been there. */
function clearedIn({ view }: Maze): number {
  const { resource } = ((drawn(view, 'Mist') as Mesh).shader as Shader).resources.uBeen as BufferImageSource;
  return (resource as Uint8Array).filter((value, at) => at % 4 === 0 && value === 255).length;
}

test('the mist clears where the lantern walks, and lifts after three breaths in the middle', async () => {
  const player = await arrives();
  const before = clearedIn(player);
  player.presses(/towards .*middle/).waits(6000);
  expect(clearedIn(player)).toBeGreaterThan(before);
  player.does({ type: 'walk.toggled' }).until(({ context }) => context.cell === MIDDLE_CELL);
  player.waits(4000);
  expect(mistOf(player)[0]).toBe(0);
  expect(mistOf(player)[1]).toBeGreaterThan(0.5);
  player.until(({ context }) => context.isReturning).waits(7000);
  expect(mistOf(player)[0]).toBe(1);
});

test('with reduced motion the mist does not drift, and the lantern jumps from cell to cell', async () => {
  const player = await arrives(undefined, true);
  player.rests().presses(/towards .*middle/);
  for (let frame = 0; frame < 80; frame++) {
    player.waits(50);
    const { cell, way } = player.snapshot.context;
    const [x, y] = lanternOf(player);
    const away = [cell, way[0] ?? cell].map(cellPointOf).map(([toX, toY]) => Math.hypot(x - toX, y - toY));
    expect(Math.min(...away)).toBeLessThan(0.01);
  }
  expect(player.snapshot.context.visited.length).toBeGreaterThan(2);
  expect(mistOf(player)[2]).toBe(0);
});

test('nothing is drawn at rest: at a fork after a breath, and in the sun', async () => {
  const player = await arrives();
  player.waits(11_000).rests();
  player.does({ type: 'walk.toggled' }).until(({ context }) => context.cell === MIDDLE_CELL);
  expect(player.snapshot.context.rung).toHaveLength(GARDEN_LANDMARKS.length);
  player
    .until((snapshot) => snapshot.hasTag('finished'))
    .waits(8000)
    .rests();
});
