/** The drawing of Color Tranquility: tiles at the places of their buttons, and the sky into which a row melts. */
import type { Mesh } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import { hourLookOf } from '../../../../engine/games/color-tranquility/hours';
import { helpfulSwapOf } from '../../../../machines/games/color-tranquility/rules';
import game from '../../../../src/games/color-tranquility/color-tranquility.game';
import { attribute, drawn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
});

/** Numbers of a tile, as in `tiles.ts`. */
const NUMBERS = 14;

/** Rounds to whole px, because the numbers of a tile are 32-bit. */
const rounded = (value = 0) => Math.round(value);

async function begins(options: PlayerOptions = {}) {
  const player = (await Player.at(game, { seed: 1, ...options })).starts().waits(100);
  /** Returns the place (CSS px) and the lift (0-1) of the tile of a tint. */
  const tile = (tint: number) => {
    const numbers = attribute(player.view, 'Tiles', 'aPlace');
    const count = (drawn(player.view, 'Tiles') as Mesh).geometry.instanceCount;
    const at = Array.from({ length: count }, (_, index) => index * NUMBERS).find(
      (index) => numbers[index + NUMBERS - 1] === tint,
    );
    return at === undefined
      ? undefined
      : { x: rounded(numbers[at]), y: rounded(numbers[at + 1]), lift: numbers[at + 8] };
  };
  const button = (tint: number) => {
    const { x, y, width, height } = player.boxOf(new RegExp(`^${tint + 1}$`));
    return { x: rounded(x + width / 2), y: rounded(y + height / 2) };
  };
  return { player, tile, button };
}

test.each([false, true])('two tiles change places; reduced motion: %s', async (reducedMotion) => {
  const { player, tile, button } = await begins({ reducedMotion });
  const [, one = 0, other = 0] = player.snapshot.context.order;
  const [before, after] = [button(one), button(other)];
  expect(tile(one)).toMatchObject({ ...before, lift: 0 });
  player.does({ type: 'tint.pressed', place: 1 }).waits(200);
  expect(tile(one)?.lift).toBe(1);
  player.does({ type: 'tint.pressed', place: 2 }).waits(100);
  const x = tile(one)?.x as number;
  if (reducedMotion) expect(x).toBe(after.x);
  else expect(x > before.x && x < after.x).toBe(true);
  player.waits(500).rests();
  expect(tile(one)).toMatchObject({ ...after, lift: 0 });
  expect(tile(other)).toMatchObject(before);
  expect(button(one)).toEqual(after);
});

test('a row in order melts into its band of the sky, and its tiles are gone', async () => {
  const { player, tile } = await begins();
  const { context } = player.snapshot;
  expect(uniform(player.view, 'Sky', 'uMelt')).toEqual([0, 0, 0, 0]);
  for (let swap = 0; swap < 40 && !player.snapshot.context.melted.includes(true); swap++) {
    const places = helpfulSwapOf(player.snapshot.context) ?? [];
    for (const place of [...places].reverse()) player.does({ type: 'tint.pressed', place });
    player.waits(500);
  }
  const row = player.snapshot.context.melted.indexOf(true);
  player.waits(4000);
  expect(
    uniform(player.view, 'Sky', 'uMelt')
      .map((edge) => edge === 1)
      .indexOf(true),
  ).toBe(row);
  const columns = context.order.length / 4;
  expect(context.order.map((_, tint) => tile(tint) === undefined)).toEqual(
    context.order.map((_, tint) => Math.floor(tint / columns) === row),
  );
});

test.each([false, true])('at night (%s) tiles have the tints of the hour', async (isNight) => {
  const { player } = await begins({ isNight });
  const { tints } = hourLookOf(player.snapshot.context, Number(isNight), 0);
  expect([...attribute(player.view, 'Tiles', 'aPlace').slice(4, 7)]).toEqual(
    tints[0]?.map((part) => Math.fround(part)),
  );
});
