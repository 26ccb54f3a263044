import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { basinStonesOf } from '../../../../machines/games/water-flow/board';
import { shapeOf } from '../../../../machines/games/water-flow/openings';
import {
  firstWrongStone,
  isStoneSolved,
  nextStonesToWet,
  terraceSizeOf,
} from '../../../../machines/games/water-flow/rules';
import { selectGamePhase } from '../../../../machines/games/water-flow/selectors';
import { waterFlowMachine } from '../../../../machines/games/water-flow/water-flow.machine';
import { sessionToSave } from '../../../../machines/games/water-flow/water-flow.saved';
import type { Seed } from '../../../../machines/random';
import { turnsToSolve } from '../../../players/water-flow';
import { factsOf, type Run, run, START, takeEmitted } from '../../run';

type Game = Run<typeof waterFlowMachine>;

const openGame = (seed: Seed = 1, width = 1180): Game =>
  run((clock) => createActor(waterFlowMachine, { input: { seed, width }, clock }));

function startGame(seed?: Seed, width?: number): Game {
  const game = openGame(seed, width);
  game.send(...START);
  return game;
}

const turn = (stone: number, by: 1 | -1 = 1) => ({ type: 'stone.turned', stone, by }) as const;
const lock = (stone: number) => ({ type: 'stone.locked', stone }) as const;

/** Returns the state of the water and the dragonfly. */
const stateOf = ({ now }: Game) => {
  const { value } = now();
  return typeof value === 'string' ? value : `${value.terrace.water}, ${value.terrace.dragonfly}`;
};

/** Lets water run until it comes to rest. */
function runOut({ now, pass }: Game): void {
  while (now().matches({ terrace: { water: 'flowing' } })) pass(160);
}

/** Solves the terrace by turns, and waits for the next state. */
function finishTerrace(game: Game): void {
  game.send(...turnsToSolve(game.context()));
  runOut(game);
  game.pass(4000);
}

/** Returns a new game whose water has come to rest before any stone was turned. */
const rested = (seed?: number, width?: number) => {
  const game = startGame(seed, width);
  runOut(game);
  takeEmitted(game);
  return game;
};

/** Returns the first stone in a wrong orientation on the solution's path from the spring. */
const nextWrong = (game: Game) => firstWrongStone(game.context()) as number;

/** Returns the quarter turns of all stones as they would be if `stone` turned by `by` quarter turns. */
const turnedBy = (game: Game, stone: number, by: number) =>
  game.context().quarters.map((quarters, other) => quarters + (other === stone ? by : 0));

/** Returns the openings that the solution gives to the first stone in a wrong orientation. */
const first = (game: Game) => game.context().board.solution[nextWrong(game)] as number;

describe('water', () => {
  test('advances by one stone every 160 ms, to its end', () => {
    const game = rested();
    game.send(...turnsToSolve(game.context()));
    let wet = game.context().wet.filter(Boolean).length;
    while (selectGamePhase(game.now()) === 'terrace') {
      const next = nextStonesToWet(game.context());
      expect(next.length).toBeGreaterThan(0);
      game.pass(159);
      expect(game.context().wet.filter(Boolean).length).toBe(wet);
      game.pass(1);
      expect(game.context().wet.filter(Boolean).length).toBe(wet + next.length);
      wet += next.length;
    }
    expect(game.context().wet.every(Boolean)).toBe(true);
  });

  test('keeps advancing while stones are turned 1,000 times a minute', () => {
    const game = rested();
    const far = basinStonesOf(game.context().board).at(-1) as number;
    game.send(...turnsToSolve(game.context()));
    for (let tap = 0; tap < 33; tap++) {
      game.send(turn(far));
      game.pass(60);
    }
    expect(game.context().wet.filter(Boolean).length).toBeGreaterThan(6);
    expect(game.context().turns).toBeGreaterThan(33);
  });

  test('that is cut off drains immediately', () => {
    const game = rested();
    game.send(...turnsToSolve(game.context()));
    game.pass(4 * 160);
    const { board, wet } = game.context();
    expect(wet.filter(Boolean).length).toBeGreaterThan(3);
    game.send(turn(board.spring), turn(board.spring));
    if (game.context().wet[board.spring]) game.send(turn(board.spring));
    expect(game.context().wet.some(Boolean)).toBe(false);
  });
});

describe('stones', () => {
  test('turn by a quarter in both directions, with different sounds', () => {
    const game = rested();
    const [quarters] = game.context().quarters as [number];
    game.send(turn(0));
    expect(game.context().quarters[0]).toBe(quarters + 1);
    game.send(turn(0, -1), turn(0, -1));
    expect(game.context().quarters[0]).toBe(quarters - 1);
    game.send(turn(5));
    expect(takeEmitted(game)).toEqual(['turn 0', 'turn 0', 'turn 0', 'turn 5']);
    expect(game.context().turns).toBe(4);
  });

  test('with moss do not turn until it is removed', () => {
    const game = rested();
    const { quarters } = game.context();
    game.send(lock(2));
    game.send(turn(2));
    expect(game.context().quarters).toEqual(quarters);
    game.send(lock(2));
    game.send(turn(2));
    expect(game.context().quarters[2]).toBe((quarters[2] as number) + 1);
    expect(takeEmitted(game)).toEqual(['moss', 'moss', 'turn 2']);
  });

  test.each([-1, 16, 1.5, Number.NaN])('number %d does not exist and changes nothing', (stone) => {
    const game = rested();
    const before = factsOf(game.now());
    game.send(turn(stone), lock(stone));
    expect(factsOf(game.now())).toEqual(before);
    expect(takeEmitted(game)).toEqual([]);
  });
});

describe('the dragonfly', () => {
  test('lands on a wrong stone 45 s after the first visible frame', () => {
    const game = openGame();
    game.send({ type: 'game.started' });
    game.pass(100_000);
    expect(stateOf(game)).toBe('turning, unseen');
    game.send({ type: 'session.shown', at: 100_000 });
    game.pass(44_999);
    expect(stateOf(game)).toBe('turning, away');
    game.pass(1);
    expect(stateOf(game)).toBe('turning, hinted');
    expect(isStoneSolved(game.context(), game.context().dragonfly as number)).toBe(false);
    expect(game.context().isHinted).toBe(true);
  });

  test('waits for another 45 s when a stone is newly wet, but not when a turn wets none', () => {
    const game = rested();
    game.pass(40_000);
    const stone = nextWrong(game);
    const dry = game.context().wet.lastIndexOf(false);
    for (let quarter = 0; quarter < 4; quarter++) game.send(turn(dry));
    game.pass(1000);
    game.send(...turnsToSolve(game.context(), [stone]));
    runOut(game);
    game.pass(44_999);
    expect(game.context().dragonfly).toBeNull();
    game.pass(1);
    expect(game.context().dragonfly).not.toBeNull();
  });

  test('leaves when its stone is right, and when water reaches another stone', () => {
    const game = rested();
    game.pass(45_000);
    const stone = game.context().dragonfly as number;
    game.send(...turnsToSolve(game.context(), [stone]));
    expect(game.context().dragonfly).toBeNull();
    runOut(game);
    game.pass(45_000);
    expect(stateOf(game)).toBe('turning, hinted');
    game.send(...turnsToSolve(game.context()));
    game.pass(160);
    expect(game.context().dragonfly).toBeNull();
  });

  test('stays while its stone is turned and still wrong', () => {
    const seed = [1, 2, 3, 4, 5, 6].find((seed) => shapeOf(first(rested(seed))) !== 'straight');
    const game = rested(seed);
    game.pass(45_000);
    const stone = game.context().dragonfly as number;
    const by = isStoneSolved({ ...game.context(), quarters: turnedBy(game, stone, 1) }, stone) ? -1 : 1;
    expect(isStoneSolved({ ...game.context(), quarters: turnedBy(game, stone, by) }, stone)).toBe(false);
    game.send(turn(stone, by));
    expect(game.context().dragonfly).toBe(stone);
  });
});

describe("'Let the water find it'", () => {
  test('turns every stone in the shorter direction, keeps moss, and finishes the terrace', () => {
    const game = rested();
    const { quarters } = game.context();
    game.send(lock(nextWrong(game)));
    game.send({ type: 'terrace.solved' });
    const after = game.context();
    for (const [stone, by] of after.quarters.entries()) {
      expect(isStoneSolved(after, stone)).toBe(true);
      expect(Math.abs(by - (quarters[stone] as number))).toBeLessThanOrEqual(2);
    }
    expect(after.locked.filter(Boolean)).toHaveLength(1);
    expect(after.turns).toBe(0);
    runOut(game);
    expect(selectGamePhase(game.now())).toBe('filled');
  });

  test('lets no stone be turned or locked while the water runs', () => {
    const game = rested();
    game.send({ type: 'terrace.solved' });
    const { quarters } = game.context();
    game.send(turn(0), lock(0));
    expect(game.context()).toMatchObject({ quarters });
    expect(game.context().locked.some(Boolean)).toBe(false);
  });
});

describe('a session', () => {
  test('ends in 20 s of dusk, in which a touch rings, and begins again with other terraces', () => {
    const game = startGame();
    const { solution } = game.context().board;
    for (let terrace = 0; terrace < 3; terrace++) finishTerrace(game);
    // A tab that closes at dusk has completed the play too.
    expect(takeEmitted(game).slice(-2)).toEqual(['dusk', 'play.completed']);
    game.send({ type: 'water.touched', note: 2 });
    game.pass(19_999);
    expect(takeEmitted(game)).toEqual(['ring 2']);
    expect(selectGamePhase(game.now())).toBe('dusk');
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['check-in after 1000']);
    expect(game.now().hasTag('finished')).toBe(true);
    game.send({ type: 'game.started' });
    expect(game.context()).toMatchObject({ terrace: 1, turns: 0, isShown: false, shift: 0 });
    expect(game.context().board.solution).not.toEqual(solution);
  });

  test('that is left at dusk is a completed play with a check-in, and one left on a terrace is neither', () => {
    const game = startGame();
    game.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['play.started']);
    expect(game.context()).toMatchObject({ terrace: 0, quarters: [] });
    game.send({ type: 'game.started' });
    for (let terrace = 0; terrace < 3; terrace++) finishTerrace(game);
    expect(takeEmitted(game).at(-1)).toBe('play.completed');
    game.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['check-in after 1000']);
    expect(selectGamePhase(game.now())).toBe('ready');
  });
});

describe('the size of terraces', () => {
  test('is 4 x 4, 5 x 5 and 6 x 5 for a usual player, and a column less below 390 px and after a hint', () => {
    expect([1, 2, 3].map((terrace) => terraceSizeOf(terrace, 0, 1180))).toEqual([
      { columns: 4, rows: 4 },
      { columns: 5, rows: 5 },
      { columns: 6, rows: 5 },
    ]);
    expect([0, -1].map((shift) => terraceSizeOf(3, shift, 380).columns)).toEqual([5, 4]);
  });

  test('is one column more after fewer than 1.6 turns per stone', () => {
    const game = startGame();
    for (const [stone, quarters] of game.context().quarters.entries()) {
      const by = quarters === 1 ? -1 : 1;
      while (!isStoneSolved(game.context(), stone)) game.send(turn(stone, by));
    }
    expect(game.context().turns / 16).toBeLessThan(1.6);
    finishTerrace(game);
    expect(game.context().board).toMatchObject({ columns: 6, rows: 5 });
  });

  test.each([
    [63, { columns: 5, rows: 5 }],
    [65, { columns: 4, rows: 5 }],
  ])(
    'after %i turns on 16 stones is %o: one column less after more than 4 turns per stone',
    (turns, size) => {
      const game = rested();
      // Turns a dry stone back and forth.
      const dry = game.context().wet.lastIndexOf(false);
      game.send(...turnsToSolve(game.context()));
      const left = turns - game.context().turns;
      for (let made = 0; made < left; made++) game.send(turn(dry, made % 2 === 0 ? 1 : -1));
      expect(left % 2).toBe(0);
      runOut(game);
      game.pass(4000);
      expect(game.context().board).toMatchObject(size);
    },
  );

  test('is one column less after a dragonfly or after the water found its way', () => {
    const byDragonfly = startGame();
    runOut(byDragonfly);
    byDragonfly.pass(45_000);
    finishTerrace(byDragonfly);
    expect(byDragonfly.context().board.columns).toBe(4);
    const byWater = startGame();
    byWater.send({ type: 'terrace.solved' });
    runOut(byWater);
    byWater.pass(4000);
    expect(byWater.context().board.columns).toBe(4);
  });

  test('stays between 4 and 6 columns, and at most 5 below 390 px', () => {
    for (const width of [320, 389.5, 390, 1180]) {
      for (let shift = -3; shift <= 3; shift++) {
        for (const terrace of [1, 2, 3]) {
          const { columns, rows } = terraceSizeOf(terrace, shift, width);
          expect(columns).toBeGreaterThanOrEqual(4);
          expect(columns).toBeLessThanOrEqual(width < 390 ? 5 : 6);
          expect(rows).toBe(terrace === 1 ? 4 : 5);
        }
      }
    }
  });

  test('is read at Begin and stays when the device is rotated', () => {
    const game = openGame(1, 1180);
    game.send({ type: 'width.measured', width: 380 });
    game.send({ type: 'game.started' });
    game.send({ type: 'width.measured', width: 1180 });
    expect(game.context().width).toBe(380);
    for (let terrace = 0; terrace < 2; terrace++) {
      game.send({ type: 'session.shown' });
      finishTerrace(game);
    }
    expect(game.context().board.columns).toBe(5);
  });

  test('of a resumed session follows the device that resumes it', () => {
    const left = startGame(1, 1180);
    finishTerrace(left);
    const game = openGame(1, 1180);
    game.send({ type: 'width.measured', width: 380 });
    game.send({ type: 'game.resumed', saved: sessionToSave(left.context()) });
    game.send({ type: 'session.shown' });
    expect(game.context().board.columns).toBe(6);
    finishTerrace(game);
    expect(game.context()).toMatchObject({ terrace: 3, board: { columns: 5, rows: 5 } });
  });
});
