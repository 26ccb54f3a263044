/** Plays Thought Bubbles' machine. */
import { createActor } from 'xstate';
import type { GameEmitted } from '../../../../machines/emitted';
import { selectGamePhase } from '../../../../machines/games/thought-bubbles/selectors';
import {
  type ThoughtBubblesEvent,
  thoughtBubblesMachine,
} from '../../../../machines/games/thought-bubbles/thought-bubbles.machine';
import type { Seed } from '../../../../machines/random';
import { type Run, run } from '../../run';

export type Game = Run<typeof thoughtBubblesMachine>;

export const openGame = (seed: Seed = 1): Game =>
  run((clock) => createActor(thoughtBubblesMachine, { input: { seed }, clock }));

export function does({ actor }: Game, ...events: readonly ThoughtBubblesEvent[]): void {
  for (const event of events) actor.send(event);
}

/** Starts a session whose bubbles are visible immediately. */
export function startGame(seed: Seed = 1): Game {
  const game = openGame(seed);
  does(game, { type: 'game.started' }, { type: 'session.shown' });
  return game;
}

export const contextOf = ({ actor }: Game) => actor.getSnapshot().context;
export const phaseOf = ({ actor }: Game) => selectGamePhase(actor.getSnapshot());

export const choose = (answer: number): ThoughtBubblesEvent => ({ type: 'answer.chosen', answer });
export const OPEN: ThoughtBubblesEvent = { type: 'form.opened' };
export const CANCEL: ThoughtBubblesEvent = { type: 'form.cancelled' };
export const SUBMIT: ThoughtBubblesEvent = { type: 'form.submitted' };
export const typed = (filled = true): ThoughtBubblesEvent => ({ type: 'form.changed', filled });

/** Events that write and submit the person's own answer. */
export const WRITES: readonly ThoughtBubblesEvent[] = [OPEN, typed(), SUBMIT];

/** Returns the effects emitted since the last call, in short form. */
export const takeEmitted = ({ emitted }: Game): string[] => emitted.splice(0).map(inShort);

function inShort(event: GameEmitted<string>): string {
  if (event.type === 'cue') return `${event.cue} ${event.step}`;
  if (event.type === 'activity') return JSON.stringify(event.activity);
  return event.type === 'toast' ? `toast ${event.title}` : `check-in after ${event.delay}`;
}
