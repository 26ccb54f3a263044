import { expect, test } from 'vitest';
import { basinsOf } from '../../machines/games/water-flow/board';
import { generate } from '../../machines/games/water-flow/generator';
import { sizeOf } from '../../machines/games/water-flow/rules';
import { waterFlowMachine } from '../../machines/games/water-flow/water-flow.machine';
import { cover, type Step } from './replay';

type Way = Step<typeof waterFlowMachine>[];

const INPUT = { seed: 20261120, width: 1180 };
const [BOARD] = generate(sizeOf(1, 0, INPUT.width), INPUT.seed);

const BEGIN: Way = [{ type: 'game.started' }, { type: 'session.shown' }];
const LEAVE = { type: 'game.left' } as const;
/** Events of 'Let the water find it': the water fills the terrace, and the next state starts 4 s later. */
const FOUND: Way = [{ type: 'terrace.solved' }, 30 * 160, 4000];

/** Returns the turns that bring a stone of the first terrace into its right orientation. */
const solve = (stone: number): Way =>
  Array.from({ length: (4 - (BOARD.shuffle[stone] as number)) % 4 }, () => ({
    type: 'stone.turned',
    stone,
    by: 1,
  }));
const STONES = [...BOARD.solution.keys()];
/** Two basins in wrong orientations. */
const [BASIN, OTHER] = basinsOf(BOARD).filter((basin) => BOARD.shuffle[basin] !== 0) as [number, number];

const WAYS: readonly Way[] = [
  [{ type: 'names.shortened', isShort: true }, { type: 'width.measured', width: 390 }, ...BEGIN, LEAVE],
  [{ type: 'game.started' }, LEAVE],
  [
    {
      type: 'game.resumed',
      kept: {
        board: BOARD,
        quarters: BOARD.shuffle,
        locked: BOARD.solution.map(() => false),
        seed: 1,
        terrace: 2,
        shift: 0,
        turns: 3,
        isHinted: false,
      },
    },
    { type: 'session.shown' },
    LEAVE,
  ],
  [...BEGIN, { type: 'stone.turned', stone: 0, by: -1 }, { type: 'stone.locked', stone: 0 }, 46_000, LEAVE],
  // The basins are full before the first frame is visible.
  [{ type: 'game.started' }, { type: 'terrace.solved' }, 30 * 160, { type: 'session.shown' }, LEAVE],
  // The dragonfly arrives, and leaves when its stone has the right orientation.
  [...BEGIN, 50_000, ...STONES.flatMap(solve), 30 * 160, LEAVE],
  // The dragonfly sits on one basin, and leaves when water reaches the other one.
  ...[BASIN, OTHER].map(
    (basin): Way => [
      ...BEGIN,
      ...STONES.filter((stone) => stone !== BASIN && stone !== OTHER).flatMap(solve),
      60_000,
      ...solve(basin),
      160,
      LEAVE,
    ],
  ),
  [...BEGIN, ...FOUND, ...FOUND, ...FOUND, { type: 'water.touched', note: 2 }, LEAVE],
  [...BEGIN, ...FOUND, ...FOUND, ...FOUND, 20_000, LEAVE],
  [...BEGIN, ...FOUND, ...FOUND, ...FOUND, 20_000, { type: 'game.started' }, LEAVE],
];

test('every state and transition of Water Flow is reached', () => {
  expect(cover(waterFlowMachine, INPUT, WAYS).missing).toEqual([]);
  // Without the last path the coverage is incomplete.
  expect(cover(waterFlowMachine, INPUT, WAYS.slice(0, -1)).missing).not.toEqual([]);
});
