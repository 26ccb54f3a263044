/** Plays Water Flow's machine: turns single stones, or all stones to the solution. */
import { createActor } from 'xstate';
import { isStoneSolved } from '../../../../machines/games/water-flow/rules';
import { selectGamePhase } from '../../../../machines/games/water-flow/selectors';
import { waterFlowMachine } from '../../../../machines/games/water-flow/water-flow.machine';
import type { Seed } from '../../../../machines/random';
import { type Run, run } from '../../run';

export { takeEmitted } from '../../run';

export type Game = Run<typeof waterFlowMachine>;

export const openGame = (seed: Seed = 1, width = 1180): Game =>
  run((clock) => createActor(waterFlowMachine, { input: { seed, width }, clock }));

/** Starts a session whose first frame is visible immediately. */
export function startGame(seed: Seed = 1, width = 1180): Game {
  const game = openGame(seed, width);
  game.actor.send({ type: 'game.started' });
  game.actor.send({ type: 'session.shown', at: 0 });
  return game;
}

export const contextOf = ({ actor }: Game) => actor.getSnapshot().context;
export const phaseOf = ({ actor }: Game) => selectGamePhase(actor.getSnapshot());

/** Returns the state of the water and the dragonfly. */
export const stateOf = ({ actor }: Game) => {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' ? value : `${value.terrace.water}, ${value.terrace.dragonfly}`;
};

export const turn = ({ actor }: Game, stone: number, by: 1 | -1 = 1): void =>
  actor.send({ type: 'stone.turned', stone, by });

/** Turns one stone clockwise to its solution. */
export function right(game: Game, stone: number): void {
  while (!isStoneSolved(contextOf(game), stone)) turn(game, stone);
}

/** Turns every stone to the solution. */
export function solveByHand(game: Game): void {
  for (const stone of contextOf(game).quarters.keys()) right(game, stone);
}

/** Lets water run until it comes to rest. */
export function runOut(game: Game): void {
  while (phaseOf(game) === 'terrace' && stateOf(game).startsWith('flowing')) game.pass(160);
}

/** Solves the terrace by turns, and waits for the next state. */
export function finishTerrace(game: Game): void {
  solveByHand(game);
  runOut(game);
  game.pass(4000);
}
