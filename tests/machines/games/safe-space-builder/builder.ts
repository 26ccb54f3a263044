/** Builds a space with the machine. */
import { createActor } from 'xstate';
import type { PlacedElement, Space } from '../../../../domain/safe-space';
import type { GameEmitted } from '../../../../machines/emitted';
import type { AnswerEmitted } from '../../../../machines/games/safe-space-builder/answers';
import type { SafeSpaceEvent, StoreRequested } from '../../../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import type { Seed } from '../../../../machines/random';
import { type Run, run } from '../../run';

export type Game = Run<typeof safeSpaceBuilderMachine>;

export const openGame = (seed: Seed = 1): Game =>
  run((clock) => createActor(safeSpaceBuilderMachine, { input: { seed }, clock }));

export function does({ actor }: Game, ...events: readonly SafeSpaceEvent[]): void {
  for (const event of events) actor.send(event);
}

/** Starts a session whose scene is visible immediately. */
export function startGame(seed: Seed = 1): Game {
  const game = openGame(seed);
  does(game, { type: 'game.started' }, { type: 'session.shown' });
  takeEmitted(game);
  return game;
}

export const contextOf = ({ actor }: Game) => actor.getSnapshot().context;
export const spaceOf = (game: Game): Space => contextOf(game).space;
export const lastOf = (game: Game): PlacedElement => spaceOf(game).elements.at(-1) as PlacedElement;

export const addTree: SafeSpaceEvent = { type: 'element.added', kind: 'tree', at: 1_700_000_000_000 };
export const SAVE: readonly SafeSpaceEvent[] = [{ type: 'save.requested' }, { type: 'save.done' }];
export const UNDO: SafeSpaceEvent = { type: 'step.undone' };
export const REDO: SafeSpaceEvent = { type: 'step.redone' };

/** Returns the effects emitted since the last call, in short form. */
export const takeEmitted = ({ emitted }: Game): string[] => emitted.splice(0).map(inShort);

function inShort(event: GameEmitted<string> | AnswerEmitted | StoreRequested): string {
  if (event.type === 'store.requested') return event.overwrites ? 'store, overwriting' : 'store';
  if (event.type === 'answer') return `${event.kind}${event.isLit ? '' : ' off'}`;
  if (event.type === 'cue') return event.step === undefined ? event.cue : `${event.cue} ${event.step}`;
  if (event.type === 'activity') return event.activity.kind;
  return event.type === 'toast' ? `${event.title}: ${event.description}` : `check-in after ${event.delay}`;
}
