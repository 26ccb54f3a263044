import { isStoneSolved, type Terrace } from '../../machines/games/water-flow/rules';
import type { WaterFlowSnapshot } from '../../machines/games/water-flow/water-flow.machine';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { has, pressAny, pressSoon, skipCheckIn, until, untilAsked } from './support/player';

/** Returns the name of a stone on a board with this number of columns. */
const nameOf = (stone: number, columns: number): RegExp =>
  new RegExp(`^Row ${Math.floor(stone / columns) + 1}, stone ${(stone % columns) + 1},`);

/** Returns the clockwise turns that bring stones into their right orientation. @param stones by default all */
export const turnsToSolve = (
  { board, quarters }: Pick<Terrace, 'board' | 'quarters'>,
  stones: Iterable<number> = quarters.keys(),
) =>
  [...stones].flatMap((stone) => {
    const isSolvedBy = (by: number) =>
      isStoneSolved({ board, quarters: quarters.with(stone, (quarters[stone] as number) + by) }, stone);
    const turns = [0, 1, 2, 3].findIndex(isSolvedBy);
    return Array.from({ length: turns }, () => ({ type: 'stone.turned', stone, by: 1 }) as const);
  });

/**
 * Returns events for the first terrace, until two turns are made. The events turn the first stone that has a wrong
 * orientation, and lock that stone with moss or unlock it.
 */
function stones({ context }: WaterFlowSnapshot) {
  const [turn] = turnsToSolve(context);
  if (turn === undefined || context.terrace > 1 || context.turns > 1) return [];
  return [turn, { type: 'stone.locked', stone: turn.stone }];
}

export default {
  solve: (player) => untilAsked(player, () => pressAny(player, 'Let the water find it'), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await pressSoon(player, /^Row 1, stone 1,/);
      await player.wait(5000);
      return player.targets();
    },
    offer: 'terrace 1',
    finds: (player, names) => until(player, async () => `${await player.targets()}` === `${names}`),
  },
  clumsy: {
    title: 'turns and locks stones without a plan, waits for the dragonfly, and lets the water find it',
    play: async (player) => {
      await player.start();
      await player.wait(700);
      const [first = '', second = '', third = ''] = (await player.targets()).map((name) =>
        name.split(',').slice(0, 2).join(','),
      );
      for (const name of [first, first, second, third, third, third, third]) {
        await player.press(name);
        await player.wait(130);
      }
      await player.key(second, 'l');
      await player.press(second);
      await player.isAway(20_000);
      await player.wait(60_000);
      await player.escape();
      await player.start();
      await player.wait(900);
      await player.press('Let the water find it');
      await player.wait(9500);
      await player.press(first);
      await player.wait(300);
      await player.escape();
    },
  },
  states: {
    followed: (player) => player.press('Follow the water'),
    dusk: (player) =>
      until(
        player,
        async () => {
          await pressAny(player, 'Let the water find it');
          return has(player, 'Water');
        },
        { within: 120_000, step: 500 },
      ),
    end: skipCheckIn,
  },
  paths: {
    input: { seed: SEED, width: 600 },
    // Before the first frame there are no stones.
    events: (snapshot) => {
      if (JSON.stringify(snapshot.value).includes('unseen')) return PLAY;
      const own = [PLAY[0], PLAY[2], { type: 'width.measured', width: 640 }, { type: 'terrace.solved' }];
      return [...own, ...stones(snapshot as WaterFlowSnapshot), { type: 'water.touched', note: 0 }];
    },
    key: ({ context: { terrace, quarters, locked, wet } }) => [
      terrace,
      quarters.reduce((sum: number, quarter: number) => sum + quarter, 0),
      locked.some(Boolean),
      wet.filter(Boolean).length,
    ],
    untaken: {
      'water-flow · names.shortened → no other state': 'no person here: a setting of the profile',
      'water-flow.filled · session.shown → no other state':
        'needs a solution before the first frame; tests/paths/untaken.test.ts takes it',
      'water-flow.terrace.dragonfly.hinted · stone.wetted → water-flow.terrace.dragonfly.away':
        'depends on the stone of the dragonfly; tests/paths/untaken.test.ts takes it',
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'width.measured': (player, { width }) => player.resize(width, 640),
    'stone.turned': (player, { stone }, { context }) => player.press(nameOf(stone, context.board.columns)),
    'stone.locked': (player, { stone }, { context }) => player.key(nameOf(stone, context.board.columns), 'l'),
    'terrace.solved': presses('Let the water find it'),
    'water.touched': presses('Water'),
  },
  fault: { what: 'a stone with moss turns all the same', change: { guards: { canTurn: () => true } } },
} satisfies GamePlayer;
