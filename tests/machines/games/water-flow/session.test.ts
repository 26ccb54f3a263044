import { describe, expect, test } from 'vitest';
import { basinStonesOf } from '../../../../machines/games/water-flow/board';
import { shapeOf } from '../../../../machines/games/water-flow/openings';
import {
  firstWrongStone,
  isStoneSolved,
  nextStonesToWet,
  terraceSizeOf,
} from '../../../../machines/games/water-flow/rules';
import { sessionToSave } from '../../../../machines/games/water-flow/water-flow.saved';
import { factsOf } from '../../run';
import {
  contextOf,
  finishTerrace,
  openGame,
  phaseOf,
  right,
  runOut,
  solveByHand,
  startGame,
  stateOf,
  takeEmitted,
  turn,
} from './player';

/** Returns a new game whose water has come to rest before any stone was turned. */
const rested = (seed?: number, width?: number) => {
  const game = startGame(seed, width);
  runOut(game);
  takeEmitted(game);
  return game;
};

/** Returns the first stone in a wrong orientation on the solution's path from the spring. */
const nextWrong = (game: ReturnType<typeof startGame>) => firstWrongStone(contextOf(game)) as number;

/** Returns the quarter turns of all stones as they would be if `stone` turned by `by` quarter turns. */
const turnedBy = (game: ReturnType<typeof startGame>, stone: number, by: number) =>
  contextOf(game).quarters.map((quarters, other) => quarters + (other === stone ? by : 0));

/** Returns the openings that the solution gives to the first stone in a wrong orientation. */
const first = (game: ReturnType<typeof startGame>) =>
  contextOf(game).board.solution[nextWrong(game)] as number;

describe('water', () => {
  test('advances by one stone every 160 ms, to its end', () => {
    const game = rested();
    solveByHand(game);
    let wet = contextOf(game).wet.filter(Boolean).length;
    while (phaseOf(game) === 'terrace') {
      const next = nextStonesToWet(contextOf(game));
      expect(next.length).toBeGreaterThan(0);
      game.pass(159);
      expect(contextOf(game).wet.filter(Boolean).length).toBe(wet);
      game.pass(1);
      expect(contextOf(game).wet.filter(Boolean).length).toBe(wet + next.length);
      wet += next.length;
    }
    expect(contextOf(game).wet.every(Boolean)).toBe(true);
  });

  test('keeps advancing while stones are turned 1,000 times a minute', () => {
    const game = rested();
    const far = basinStonesOf(contextOf(game).board).at(-1) as number;
    solveByHand(game);
    for (let tap = 0; tap < 33; tap++) {
      turn(game, far);
      game.pass(60);
    }
    expect(contextOf(game).wet.filter(Boolean).length).toBeGreaterThan(6);
    expect(contextOf(game).turns).toBeGreaterThan(33);
  });

  test('that is cut off drains immediately', () => {
    const game = rested();
    solveByHand(game);
    game.pass(4 * 160);
    const { board, wet } = contextOf(game);
    expect(wet.filter(Boolean).length).toBeGreaterThan(3);
    turn(game, board.spring);
    turn(game, board.spring);
    if (contextOf(game).wet[board.spring]) turn(game, board.spring);
    expect(contextOf(game).wet.some(Boolean)).toBe(false);
  });
});

describe('stones', () => {
  test('turn by a quarter in both directions, with different sounds', () => {
    const game = rested();
    const [quarters] = contextOf(game).quarters as [number];
    turn(game, 0);
    expect(contextOf(game).quarters[0]).toBe(quarters + 1);
    turn(game, 0, -1);
    turn(game, 0, -1);
    expect(contextOf(game).quarters[0]).toBe(quarters - 1);
    turn(game, 5);
    expect(takeEmitted(game)).toEqual(['turn 0', 'turn 0', 'turn 0', 'turn 5']);
    expect(contextOf(game).turns).toBe(4);
  });

  test('with moss do not turn until it is removed', () => {
    const game = rested();
    const { quarters } = contextOf(game);
    game.actor.send({ type: 'stone.locked', stone: 2 });
    turn(game, 2);
    expect(contextOf(game).quarters).toEqual(quarters);
    game.actor.send({ type: 'stone.locked', stone: 2 });
    turn(game, 2);
    expect(contextOf(game).quarters[2]).toBe((quarters[2] as number) + 1);
    expect(takeEmitted(game)).toEqual(['moss', 'moss', 'turn 2']);
  });

  test.each([-1, 16, 1.5, Number.NaN])('number %d does not exist and changes nothing', (stone) => {
    const game = rested();
    const before = factsOf(game.actor.getSnapshot());
    turn(game, stone);
    game.actor.send({ type: 'stone.locked', stone });
    expect(factsOf(game.actor.getSnapshot())).toEqual(before);
    expect(takeEmitted(game)).toEqual([]);
  });
});

describe('the dragonfly', () => {
  test('lands on a wrong stone 45 s after the first visible frame', () => {
    const game = openGame();
    game.actor.send({ type: 'game.started' });
    game.pass(100_000);
    expect(stateOf(game)).toBe('turning, unseen');
    game.actor.send({ type: 'session.shown', at: 100_000 });
    game.pass(44_999);
    expect(stateOf(game)).toBe('turning, away');
    game.pass(1);
    expect(stateOf(game)).toBe('turning, hinted');
    expect(isStoneSolved(contextOf(game), contextOf(game).dragonfly as number)).toBe(false);
    expect(contextOf(game).isHinted).toBe(true);
  });

  test('waits for another 45 s when a stone is newly wet, but not when a turn wets none', () => {
    const game = rested();
    game.pass(40_000);
    const stone = nextWrong(game);
    const dry = contextOf(game).wet.lastIndexOf(false);
    for (let quarter = 0; quarter < 4; quarter++) turn(game, dry);
    game.pass(1000);
    right(game, stone);
    runOut(game);
    game.pass(44_999);
    expect(contextOf(game).dragonfly).toBeNull();
    game.pass(1);
    expect(contextOf(game).dragonfly).not.toBeNull();
  });

  test('leaves when its stone is right, and when water reaches another stone', () => {
    const game = rested();
    game.pass(45_000);
    const stone = contextOf(game).dragonfly as number;
    right(game, stone);
    expect(contextOf(game).dragonfly).toBeNull();
    runOut(game);
    game.pass(45_000);
    expect(stateOf(game)).toBe('turning, hinted');
    solveByHand(game);
    game.pass(160);
    expect(contextOf(game).dragonfly).toBeNull();
  });

  test('stays while its stone is turned and still wrong', () => {
    const seed = [1, 2, 3, 4, 5, 6].find((seed) => shapeOf(first(rested(seed))) !== 'straight');
    const game = rested(seed);
    game.pass(45_000);
    const stone = contextOf(game).dragonfly as number;
    const by = isStoneSolved({ ...contextOf(game), quarters: turnedBy(game, stone, 1) }, stone) ? -1 : 1;
    expect(isStoneSolved({ ...contextOf(game), quarters: turnedBy(game, stone, by) }, stone)).toBe(false);
    turn(game, stone, by);
    expect(contextOf(game).dragonfly).toBe(stone);
  });
});

describe("'Let the water find it'", () => {
  test('turns every stone in the shorter direction, keeps moss, and finishes the terrace', () => {
    const game = rested();
    const { quarters } = contextOf(game);
    game.actor.send({ type: 'stone.locked', stone: nextWrong(game) });
    game.actor.send({ type: 'terrace.solved' });
    const after = contextOf(game);
    for (const [stone, by] of after.quarters.entries()) {
      expect(isStoneSolved(after, stone)).toBe(true);
      expect(Math.abs(by - (quarters[stone] as number))).toBeLessThanOrEqual(2);
    }
    expect(after.locked.filter(Boolean)).toHaveLength(1);
    expect(after.turns).toBe(0);
    runOut(game);
    expect(phaseOf(game)).toBe('filled');
  });

  test('lets no stone be turned or locked while the water runs', () => {
    const game = rested();
    game.actor.send({ type: 'terrace.solved' });
    const { quarters } = contextOf(game);
    turn(game, 0);
    game.actor.send({ type: 'stone.locked', stone: 0 });
    expect(contextOf(game)).toMatchObject({ quarters });
    expect(contextOf(game).locked.some(Boolean)).toBe(false);
  });
});

describe('a session', () => {
  test('is three terraces, 20 s of dusk, the completed play and a check-in after 1 s', () => {
    const game = startGame();
    for (const terrace of [1, 2, 3]) {
      expect(contextOf(game).terrace).toBe(terrace);
      solveByHand(game);
      runOut(game);
      expect(phaseOf(game)).toBe('filled');
      game.pass(3999);
      expect(phaseOf(game)).toBe('filled');
      takeEmitted(game);
      game.pass(1);
    }
    expect(phaseOf(game)).toBe('dusk');
    // The play is completed at once, so that a tab that closes at dusk has completed it too.
    expect(takeEmitted(game)).toEqual(['dusk', 'play.completed']);
    game.actor.send({ type: 'water.touched', note: 2 });
    expect(takeEmitted(game)).toEqual(['ring 2']);
    game.pass(19_999);
    expect(phaseOf(game)).toBe('dusk');
    game.pass(1);
    expect(phaseOf(game)).toBe('complete');
    expect(takeEmitted(game)).toEqual(['check-in after 1000']);
    expect(game.actor.getSnapshot().hasTag('finished')).toBe(true);
  });

  test('can begin again after it is complete, with other terraces', () => {
    const game = startGame();
    const { solution } = contextOf(game).board;
    for (let terrace = 0; terrace < 3; terrace++) finishTerrace(game);
    game.pass(20_000);
    game.actor.send({ type: 'game.started' });
    expect(contextOf(game)).toMatchObject({ terrace: 1, turns: 0, isShown: false, shift: 0 });
    expect(contextOf(game).board.solution).not.toEqual(solution);
  });

  test('that is left at dusk is a completed play with a check-in, and one left on a terrace is neither', () => {
    const game = startGame();
    game.actor.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['play.started']);
    expect(contextOf(game)).toMatchObject({ terrace: 0, quarters: [] });
    game.actor.send({ type: 'game.started' });
    for (let terrace = 0; terrace < 3; terrace++) finishTerrace(game);
    expect(takeEmitted(game).at(-1)).toBe('play.completed');
    game.actor.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['check-in after 1000']);
    expect(phaseOf(game)).toBe('ready');
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
    for (const [stone, quarters] of contextOf(game).quarters.entries()) {
      const by = quarters === 1 ? -1 : 1;
      while (!isStoneSolved(contextOf(game), stone)) turn(game, stone, by);
    }
    expect(contextOf(game).turns / 16).toBeLessThan(1.6);
    finishTerrace(game);
    expect(contextOf(game).board).toMatchObject({ columns: 6, rows: 5 });
  });

  test.each([
    [63, { columns: 5, rows: 5 }],
    [65, { columns: 4, rows: 5 }],
  ])(
    'after %i turns on 16 stones is %o: one column less after more than 4 turns per stone',
    (turns, size) => {
      const game = rested();
      // Turns a dry stone back and forth.
      const dry = contextOf(game).wet.lastIndexOf(false);
      solveByHand(game);
      const left = turns - contextOf(game).turns;
      for (let made = 0; made < left; made++) turn(game, dry, made % 2 === 0 ? 1 : -1);
      expect(left % 2).toBe(0);
      runOut(game);
      game.pass(4000);
      expect(contextOf(game).board).toMatchObject(size);
    },
  );

  test('is one column less after a dragonfly or after the water found its way', () => {
    const byDragonfly = startGame();
    runOut(byDragonfly);
    byDragonfly.pass(45_000);
    finishTerrace(byDragonfly);
    expect(contextOf(byDragonfly).board.columns).toBe(4);
    const byWater = startGame();
    byWater.actor.send({ type: 'terrace.solved' });
    runOut(byWater);
    byWater.pass(4000);
    expect(contextOf(byWater).board.columns).toBe(4);
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
    game.actor.send({ type: 'width.measured', width: 380 });
    game.actor.send({ type: 'game.started' });
    game.actor.send({ type: 'width.measured', width: 1180 });
    expect(contextOf(game).width).toBe(380);
    for (let terrace = 0; terrace < 2; terrace++) {
      game.actor.send({ type: 'session.shown', at: 0 });
      finishTerrace(game);
    }
    expect(contextOf(game).board.columns).toBe(5);
  });

  test('of a resumed session follows the device that resumes it', () => {
    const left = startGame(1, 1180);
    finishTerrace(left);
    const game = openGame(1, 1180);
    game.actor.send({ type: 'width.measured', width: 380 });
    game.actor.send({ type: 'game.resumed', saved: sessionToSave(contextOf(left)) });
    game.actor.send({ type: 'session.shown', at: 0 });
    expect(contextOf(game).board.columns).toBe(6);
    finishTerrace(game);
    expect(contextOf(game)).toMatchObject({ terrace: 3, board: { columns: 5, rows: 5 } });
  });
});
