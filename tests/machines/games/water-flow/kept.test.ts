import { describe, expect, test } from 'vitest';
import { keep, keptFrom, terraceFrom } from '../../../../machines/games/water-flow/kept';
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

const kept = () => keep(contextOf(leave()));
/** Returns the terrace in the export format of earlier versions of the app. */
const exported = () => ({ version: 1, leftAt: 1000, ...kept() });

describe('a stored terrace', () => {
  test('is the same after a round trip through JSON', () => {
    expect(keptFrom(JSON.parse(JSON.stringify(kept())))).toEqual(kept());
  });

  test('continues with the same stones, moss and turns, and the same next terraces', () => {
    const left = leave();
    const game = openGame(99);
    game.actor.send({ type: 'game.resumed', kept: keep(contextOf(left)) });
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

  test('is read from a file of an earlier version of the app', () => {
    expect(terraceFrom(JSON.parse(JSON.stringify(exported())))).toEqual(exported());
    for (const version of [0, 2, undefined]) expect(terraceFrom({ ...exported(), version })).toBeUndefined();
    expect(terraceFrom({ ...exported(), leftAt: 'now' })).toBeUndefined();
    expect(terraceFrom({ ...exported(), terrace: 4 })).toBeUndefined();
  });

  test.each([
    ['nothing', null],
    ['a text', 'terrace'],
    ['a fourth terrace', { ...kept(), terrace: 4 }],
    ['a broken seed', { ...kept(), seed: -1 }],
    ['no board', { ...kept(), board: undefined }],
    ['too few stones', { ...kept(), quarters: [1, 2, 3] }],
    ['a stone that is turned by half a quarter', { ...kept(), quarters: kept().quarters.map(() => 0.5) }],
    ['moss that is a number', { ...kept(), locked: kept().locked.map(Number) }],
    ['a board of other size', { ...kept(), board: { ...kept().board, columns: 9 } }],
    ['a crossing', { ...kept(), board: { ...kept().board, solution: kept().board.solution.map(() => 15) } }],
    [
      'a board without a solution',
      { ...kept(), board: { ...kept().board, spring: kept().board.spring === 0 ? 1 : 0 } },
    ],
  ])('is refused when it is %s', (_, value) => {
    expect(keptFrom(value)).toBeUndefined();
  });
});
