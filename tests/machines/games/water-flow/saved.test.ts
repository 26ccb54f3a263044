import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { waterFlowMachine } from '../../../../machines/games/water-flow/water-flow.machine';
import { savedSessionSchema, sessionToSave } from '../../../../machines/games/water-flow/water-flow.saved';
import { run, START, takeEmitted } from '../../run';

const openGame = (seed: number) =>
  run((clock) => createActor(waterFlowMachine, { input: { seed, width: 1180 }, clock }));

const SOLVED = { type: 'terrace.solved' } as const;
/** Longest time from a solution to the next terrace, ms. */
const NEXT_MS = 9000;

/** Longest time in which water comes to rest, ms. */
const RUN_MS = 30 * 160;

/** Returns a game on its second terrace, with three turned stones and one locked stone. */
function leave() {
  const game = openGame(5);
  game.send(...START, SOLVED);
  game.pass(NEXT_MS);
  for (const stone of [0, 1, 2]) game.send({ type: 'stone.turned', stone, by: 1 });
  game.send({ type: 'stone.locked', stone: 4 });
  game.pass(RUN_MS);
  return game;
}

const saved = () => sessionToSave(leave().context());

describe('a saved terrace', () => {
  test('is the same after a round trip through JSON', () => {
    expect(savedSessionSchema.parse(JSON.parse(JSON.stringify(saved())))).toEqual(saved());
  });

  test('continues with the same stones, moss and turns, and the same next terraces', () => {
    const left = leave();
    const game = openGame(99);
    game.send({ type: 'game.resumed', saved: sessionToSave(left.context()) }, { type: 'session.shown' });
    const { board, quarters, locked, turns, terrace, seed, shift } = left.context();
    expect(game.context()).toMatchObject({ board, quarters, locked, turns, terrace, seed, shift });
    // The water restarts at the spring.
    game.pass(RUN_MS);
    expect(game.context().wet).toEqual(left.context().wet);
    expect(takeEmitted(game)).not.toContain('play.started');
    for (const one of [left, game]) {
      one.send(SOLVED);
      one.pass(NEXT_MS);
    }
    expect(game.context().board).toEqual(left.context().board);
    game.send({ type: 'game.left' }, { type: 'game.started' });
    expect(game.context().terrace).toBe(1);
  });

  test.each([
    ['a fourth terrace', { ...saved(), terrace: 4 }],
    ['a broken seed', { ...saved(), seed: -1 }],
    ['too few stones', { ...saved(), quarters: [1, 2, 3] }],
    ['a stone that is turned by half a quarter', { ...saved(), quarters: saved().quarters.map(() => 0.5) }],
    ['a board of other size', { ...saved(), board: { ...saved().board, columns: 9 } }],
    [
      'a crossing',
      { ...saved(), board: { ...saved().board, solution: saved().board.solution.map(() => 15) } },
    ],
  ])('is refused when it is %s', (_, value) => {
    expect(savedSessionSchema.safeParse(value).success).toBe(false);
  });
});
