/** Plays Pattern Flow's machine, perfectly or with a mistake. */
import { createActor } from 'xstate';
import type { GameEmitted } from '../../../../machines/emitted';
import { patternFlowMachine } from '../../../../machines/games/pattern-flow/pattern-flow.machine';
import { patternLengthOf } from '../../../../machines/games/pattern-flow/rules';
import { isStoneLit, selectGamePhase } from '../../../../machines/games/pattern-flow/selectors';
import type { Seed } from '../../../../machines/random';
import { type Run, run } from '../../../machines/run';

export type Game = Run<typeof patternFlowMachine>;

export const openGame = (seed: Seed = 1): Game =>
  run((clock) => createActor(patternFlowMachine, { input: { seed }, clock }));

/** Starts a session whose stones are visible immediately. */
export function startGame(seed: Seed = 1): Game {
  const game = openGame(seed);
  game.actor.send({ type: 'game.started' });
  game.actor.send({ type: 'session.shown' });
  return game;
}

export const contextOf = ({ actor }: Game) => actor.getSnapshot().context;
export const phaseOf = ({ actor }: Game) => selectGamePhase(actor.getSnapshot());

/** Returns the currently lit stones. */
export const litIn = ({ actor }: Game): number[] =>
  [0, 1, 2, 3, 4].filter((stone) => isStoneLit(actor.getSnapshot(), stone));

export const tap = ({ actor }: Game, ...stones: number[]): void => {
  for (const stone of stones) actor.send({ type: 'stone.tapped', stone });
};

/** Returns the duration of the pattern of a level, ms. */
export const showingOf = (level: number): number => patternLengthOf(level) * 1100;

/** Watches the pattern, taps it, and stops at the verdict. */
export function playLevel(game: Game): void {
  game.pass(showingOf(contextOf(game).level));
  tap(game, ...contextOf(game).pattern);
}

/** Plays until the pattern of a level starts. */
export function playUpTo(game: Game, level: number): void {
  while (contextOf(game).level < level) {
    playLevel(game);
    game.pass(2500);
  }
}

/** Returns the effects emitted since the last call, in short form. */
export const takeEmitted = ({ emitted }: Game): string[] => emitted.splice(0).map(inShort);

function inShort(event: GameEmitted<string>): string {
  switch (event.type) {
    case 'cue':
      return event.step === undefined ? event.cue : `${event.cue} ${event.step}`;
    case 'toast':
      return `${event.tone ?? 'plain'}: ${event.title} / ${event.description}`;
    case 'activity':
      return JSON.stringify(event.activity);
    case 'check-in.requested':
      return `check-in after ${event.delay}`;
  }
}
