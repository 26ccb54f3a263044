/** The drawing of Water Flow: stones, the water in their channels, moss, dragonfly, lamps, lanterns and rings. */
import type { Mesh } from 'pixi.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MAX_VERTICES } from '../../../../engine/games/water-flow/channels';
import { basinStonesOf } from '../../../../machines/games/water-flow/board';
import { isStoneSolved } from '../../../../machines/games/water-flow/rules';
import { selectGamePhase, selectStones } from '../../../../machines/games/water-flow/selectors';
import waterFlow from '../../../../src/games/water-flow/water-flow.game';
import { allDrawn, attribute, drawn, paintedIn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
});

const QUARTER = Math.PI / 2;

async function begins(options: PlayerOptions = {}) {
  const player = (await Player.at(waterFlow, options)).starts();
  const { columns } = player.snapshot.context.board;
  return {
    player,
    /** Returns the beginning of a stone's accessible name, which is the stone's position. */
    name: (stone: number) => `Row ${Math.floor(stone / columns) + 1}, stone ${(stone % columns) + 1}`,
    stone: (stone: number) => drawn(player.view, `Stone ${stone + 1}`),
    /**
     * Returns for each stone the share of its channel that water has reached, 0-1, and the share of water that has
     * not drained.
     */
    levels: () => {
      const numbers = uniform(player.view, 'Water', 'uLevels');
      return player.snapshot.context.wet.map((_, stone) => ({
        run: numbers[3 * stone] as number,
        left: numbers[3 * stone + 1] as number,
      }));
    },
    /** Returns the greenness of each basin's moss, 0-1. */
    greens: () => allDrawn(player.view, 'Green').map(({ alpha }) => alpha),
  };
}

type Playing = Awaited<ReturnType<typeof begins>>;

/** Turns all stones except these to the solution. */
function solves({ player, name }: Playing, except: readonly number[] = []): void {
  for (const stone of player.snapshot.context.quarters.keys()) {
    if (except.includes(stone)) continue;
    while (!isStoneSolved(player.snapshot.context, stone)) player.presses(name(stone));
  }
}

/** Lets the water finish the terrace (the current board), and waits for the next terrace or for dusk. */
const finds = (player: Playing['player']) => player.does({ type: 'terrace.solved' }).waits(4800).waits(4200);

describe('a stone', () => {
  test('is drawn in its orientation, and turns by a quarter in 220 ms', async () => {
    const { player, name, stone } = await begins();
    for (const [index, { turns }] of selectStones(player.snapshot).entries())
      expect(stone(index).rotation).toBeCloseTo(turns * QUARTER);
    const before = stone(5).rotation;
    player.presses(name(5)).waits(110);
    expect(stone(5).rotation - before).toBeGreaterThan(0.1);
    expect(stone(5).rotation - before).toBeLessThan(QUARTER - 0.1);
    player.waits(200);
    expect(stone(5).rotation - before).toBeCloseTo(QUARTER);
  });

  test('with reduced motion changes its orientation immediately, and fades in within 160 ms', async () => {
    const { player, name, stone } = await begins({ reducedMotion: true });
    const before = stone(5).rotation;
    player.presses(name(5)).waits(16);
    expect(stone(5).rotation - before).toBeCloseTo(QUARTER);
    expect(stone(5).alpha).toBeLessThan(0.6);
    player.waits(200);
    expect(stone(5).alpha).toBeCloseTo(1);
  });

  test('lies where its button is', async () => {
    const { player, name, stone } = await begins();
    const lies = () => {
      for (const index of [0, 6, 15]) {
        const { x, y, width, height } = player.boxOf(new RegExp(`^${name(index)},`));
        expect(stone(index).position).toMatchObject({ x: x + width / 2, y: y + height / 2 });
      }
    };
    lies();
    const { x } = stone(15);
    player.resizes(360, 500).waits(50);
    expect(stone(15).x).toBeLessThan(x - 100);
    lies();
  });

  test('grows a little under a mouse, and more under a finger', async () => {
    const { player, name, stone } = await begins();
    const size = () => stone(5).getSize().width;
    const before = size();
    player.points(name(5), { hovered: true }).waits(300);
    expect(size()).toBeGreaterThan(1.01 * before);
    const hovered = size();
    player.points(name(5), { hovered: true, pressed: true }).waits(300);
    expect(size()).toBeGreaterThan(1.01 * hovered);
    player.points(name(5), {}).waits(300);
    expect(size()).toBeCloseTo(before);
  });

  test('that is locked has moss on it', async () => {
    const { player, name } = await begins();
    const locks = () => allDrawn(player.view, 'Lock').map(({ visible }) => visible);
    player.keys(name(5), 'l').waits(400);
    expect(locks().indexOf(true)).toBe(5);
    expect(locks().filter(Boolean)).toHaveLength(1);
    player.keys(name(5), 'l').waits(400);
    expect(locks()).not.toContain(true);
  });
});

describe('water', () => {
  test('is drawn in wet stones only', async () => {
    const playing = await begins();
    const { player, levels } = playing;
    solves(playing, basinStonesOf(player.snapshot.context.board).slice(0, 1));
    player.waits(5000);
    const { wet } = player.snapshot.context;
    expect(wet).toContain(true);
    expect(wet).toContain(false);
    for (const [stone, { run, left }] of levels().entries())
      expect(run > 0.99 && left > 0.99, `stone ${stone}`).toBe(wet[stone]);
  });

  test('drains within 240 ms from stones that are cut off', async () => {
    const playing = await begins();
    const { player, name, levels } = playing;
    const { board } = player.snapshot.context;
    solves(playing, basinStonesOf(board).slice(0, 1));
    player.waits(5000);
    while (player.snapshot.context.wet[board.spring]) player.presses(name(board.spring));
    player.waits(100);
    expect(Math.max(...levels().map(({ left }) => left))).toBeGreaterThan(0.3);
    player.waits(200);
    expect(Math.max(...levels().map(({ left }) => left))).toBe(0);
  });

  test('turns the moss of each basin that it fills green', async () => {
    const playing = await begins();
    const { player, greens } = playing;
    const [last, ...others] = basinStonesOf(player.snapshot.context.board).reverse() as [number, ...number[]];
    solves(playing, [last]);
    while (isStoneSolved(player.snapshot.context, last)) player.presses(playing.name(last));
    player.waits(8000);
    const basins = basinStonesOf(player.snapshot.context.board);
    expect(others.length).toBeGreaterThan(0);
    for (const [index, green] of greens().entries())
      expect(green > 0.99, `basin ${index}`).toBe(player.snapshot.context.wet[basins[index] as number]);
  });

  test('turns with its stone', async () => {
    const { player, name, stone } = await begins();
    /** Returns the angle from the center of the stone to the first corner of its channel, rad. */
    const angle = () => {
      const corners = attribute(player.view, 'Water', 'aPosition');
      const [x, y] = [corners[4 * 5 * MAX_VERTICES], corners[4 * 5 * MAX_VERTICES + 1]] as [number, number];
      return Math.atan2(y - stone(5).y, x - stone(5).x);
    };
    const turned = () => {
      const by = angle() - stone(5).rotation;
      return [Math.cos(by), Math.sin(by)];
    };
    const [cos, sin] = turned() as [number, number];
    player.presses(name(5)).waits(110);
    expect(turned()).toEqual([expect.closeTo(cos), expect.closeTo(sin)]);
    player.waits(400);
    expect(turned()).toEqual([expect.closeTo(cos), expect.closeTo(sin)]);
  });

  test('has streaks that move after a turn; with reduced motion they never move', async () => {
    for (const reducedMotion of [false, true]) {
      const playing = await begins({ reducedMotion });
      const { player, name } = playing;
      const { board } = player.snapshot.context;
      const streaks = () => uniform(player.view, 'Water', 'uTime')[0] as number;
      solves(playing, basinStonesOf(board).slice(0, 1));
      player.waits(16_000);
      expect(player.snapshot.context.wet).toContain(true);
      const before = streaks();
      player.presses(name(basinStonesOf(board)[0] as number)).waits(1000);
      if (reducedMotion) expect(streaks()).toBe(0);
      else expect(streaks() - before).toBeCloseTo(1, 1);
    }
  });

  test('is painted over the stones and below locks and spring', async () => {
    const { player } = await begins();
    expect(paintedIn(drawn(player.view, 'Terrace'))).toEqual([
      'Edge',
      'Stones',
      'Light',
      'Mosses',
      'Water',
      'Locks',
      'Spout',
      'Lamps',
    ]);
  });
});

describe('the dragonfly', () => {
  test('lands on the middle of the wrong stone, and leaves when the stone is right', async () => {
    const playing = await begins();
    const { player, name, stone } = playing;
    const dragonfly = () => drawn(player.view, 'Dragonfly');
    player.waits(44_000);
    expect(dragonfly().visible).toBe(false);
    player.waits(10_000);
    const at = player.snapshot.context.dragonfly as number;
    expect(dragonfly().visible).toBe(true);
    expect(dragonfly().x).toBeCloseTo(stone(at).x);
    expect(dragonfly().y).toBeCloseTo(stone(at).y);
    player.resizes(360, 500).waits(50);
    expect(dragonfly().x).toBeCloseTo(stone(at).x);
    expect(dragonfly().y).toBeCloseTo(stone(at).y);
    while (!isStoneSolved(player.snapshot.context, at)) player.presses(name(at));
    player.waits(3000);
    expect(dragonfly().visible).toBe(false);
  });
});

describe('the hour', () => {
  test('colors every terrace: the second one is as dark at night as the first one', async () => {
    const { player } = await begins({ isNight: true });
    const tint = () => allDrawn(player.view, 'Stones').map((stones) => stones.tint);
    const [first] = tint();
    expect(first).not.toBe(0xffffff);
    finds(player);
    expect(player.snapshot.context.terrace).toBe(2);
    expect(tint()).toEqual([first]);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])('at night (%s) the lamps light with %i', async (isNight, light) => {
    const { player } = await begins({ isNight });
    expect(drawn(player.view, 'Lamps').alpha).toBe(light);
    expect(drawn(player.view, 'Lamps').visible).toBe(isNight);
  });

  test('changes to dusk within 4 s, and a lantern drifts from the spring to each basin', async () => {
    const { player } = await begins();
    for (let terrace = 1; terrace <= 3; terrace++) finds(player);
    expect(selectGamePhase(player.snapshot)).toBe('dusk');
    player.waits(4000);
    expect(drawn(player.view, 'Lamps').alpha).toBeCloseTo(0.8);
    const { board } = player.snapshot.context;
    const lanterns = allDrawn(player.view, 'Lantern');
    expect(lanterns).toHaveLength(basinStonesOf(board).length);
    player.waits(14_500);
    for (const [index, basin] of basinStonesOf(board).entries()) {
      const stone = drawn(player.view, `Stone ${basin + 1}`);
      expect(lanterns[index]?.x).toBeCloseTo(stone.x);
      expect(lanterns[index]?.y).toBeCloseTo(stone.y);
    }
  });

  test('at dusk a touch makes one ring, which widens and fades', async () => {
    const { player } = await begins();
    for (let terrace = 1; terrace <= 3; terrace++) finds(player);
    const rings = () => allDrawn(player.view, 'Ring').filter(({ visible }) => visible);
    player.presses('Water').waits(200);
    expect(rings()).toHaveLength(1);
    const { alpha } = rings()[0] as { alpha: number };
    player.waits(800);
    expect(rings()[0]?.alpha).toBeLessThan(alpha);
    player.waits(1200);
    expect(rings()).toHaveLength(0);
  });
});

test('with reduced motion lanterns, rings, moss and water appear and disappear within 160 ms, in place', async () => {
  const playing = await begins({ reducedMotion: true });
  const { player, name, levels, greens } = playing;
  player.keys(name(5), 'l').waits(176);
  expect(allDrawn(player.view, 'Lock').some(({ visible, alpha }) => visible && alpha < 1)).toBe(false);
  player.keys(name(5), 'l').does({ type: 'terrace.solved' });
  // Water enters the next stone each 160 ms. Stones that have been wet for longer have no fade left.
  player.waits(4200).waits(176);
  expect(levels().every(({ run, left }) => run === 1 && left === 1)).toBe(true);
  expect(greens().every((green) => green === 1)).toBe(true);
  player.waits(4200);
  for (let terrace = 2; terrace <= 3; terrace++) finds(player);
  const lanterns = () => allDrawn(player.view, 'Lantern').map(({ alpha, x, y }) => ({ alpha, x, y }));
  player.waits(176);
  const before = lanterns();
  expect(before.every(({ alpha }) => alpha === 1)).toBe(true);
  const ring = () => allDrawn(player.view, 'Ring').find(({ visible }) => visible);
  player.presses('Water').waits(32);
  const { alpha, width } = ring() as { alpha: number; width: number };
  player.waits(1500);
  expect(ring()).toMatchObject({ alpha, width });
  player.waits(400);
  expect(ring()).toBeUndefined();
  expect(lanterns()).toEqual(before);
});

test('rings, lanterns and dragonfly are painted over every terrace', async () => {
  const { player } = await begins();
  const order = ['Terrace', 'Hidden water', 'Rings', 'Lanterns', 'Dragonfly'];
  expect(paintedIn(player.view)).toEqual(order);
  finds(player);
  expect(paintedIn(player.view)).toEqual(order);
});

test('hidden water has the program of every terrace, so that the stage compiles it on the intro', async () => {
  const { player } = await begins();
  const programOf = (label: string) => (drawn(player.view, label) as Mesh).shader?.glProgram;
  const hidden = drawn(player.view, 'Hidden water');
  expect(hidden.visible).toBe(false);
  expect(programOf('Hidden water')).toBe(programOf('Water'));
});

test('a finished terrace moves out upward, and only the next one remains', async () => {
  const { player } = await begins();
  player.does({ type: 'terrace.solved' });
  player.until((snapshot) => snapshot.context.terrace === 2);
  player.waits(300);
  const [coming, leaving] = allDrawn(player.view, 'Terrace').sort((one, two) => two.y - one.y);
  expect(coming?.y).toBeGreaterThan(0);
  expect(leaving?.y).toBeLessThan(0);
  player.waits(1500);
  expect(allDrawn(player.view, 'Terrace').map(({ y }) => y)).toEqual([0]);
});
