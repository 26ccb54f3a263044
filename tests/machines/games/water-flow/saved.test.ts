import { describe, expect, test } from 'vitest';
import { savedSessionSchema, sessionToSave } from '../../../../machines/games/water-flow/water-flow.saved';
import { contextOf, openGame, phaseOf, runOut, solveByHand, startGame, takeEmitted, turn } from './player';

/** Returns a game on its second terrace, with three turned stones and one locked stone. */
function leave() {
  const game = startGame(5);
  solveByHand(game);
  runOut(game);
  game.pass(4000);
  for (const stone of [0, 1, 2]) turn(game, stone);
  game.actor.send({ type: 'stone.locked', stone: 4 });
  runOut(game);
  return game;
}

const saved = () => sessionToSave(contextOf(leave()));
describe('a saved terrace', () => {
  test('is the same after a round trip through JSON', () => {
    expect(savedSessionSchema.parse(JSON.parse(JSON.stringify(saved())))).toEqual(saved());
  });

  test('continues with the same stones, moss and turns, and the same next terraces', () => {
    const left = leave();
    const game = openGame(99);
    game.actor.send({ type: 'game.resumed', saved: sessionToSave(contextOf(left)) });
    game.actor.send({ type: 'session.shown', at: 0 });
    const { board, quarters, locked, turns, terrace, seed, shift } = contextOf(left);
    expect(contextOf(game)).toMatchObject({
      board,
      quarters,
      locked,
      turns,
      terrace,
      seed,
      shift,
    });
    // The water restarts at the spring.
    runOut(game);
    expect(contextOf(game).wet).toEqual(contextOf(left).wet);
    expect(takeEmitted(game)).not.toContain('play.started');
    for (const one of [left, game]) {
      one.actor.send({ type: 'terrace.solved' });
      runOut(one);
      one.pass(4000);
    }
    expect(contextOf(game).board).toEqual(contextOf(left).board);
    game.actor.send({ type: 'game.left' });
    game.actor.send({ type: 'game.started' });
    expect(contextOf(game).terrace).toBe(1);
    expect(phaseOf(game)).toBe('terrace');
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
