/** A player of Worry Stones: takes a stone, gives it a worry, and rubs it. */
import { createActor } from 'xstate';
import type { WorryStonesEvent } from '../../../../machines/games/worry-stones/events';
import { selectGamePhase } from '../../../../machines/games/worry-stones/selectors';
import type { Shelf, ShelfStone, WorryKind } from '../../../../machines/games/worry-stones/shelf';
import type { LocalHour } from '../../../../machines/games/worry-stones/times';
import { worryStonesMachine } from '../../../../machines/games/worry-stones/worry-stones.machine';
import { type Run, run } from '../../run';

export { takeEmitted } from '../../run';

export type Game = Run<typeof worryStonesMachine>;

/** A Thursday, 8 in the morning. */
export const NOW: LocalHour = { day: '2026-11-26', hour: 8 };

/** Returns a stone for the shelf, by default one that the person has kept. */
export const shelfStone = (id: number, rest: Partial<ShelfStone> = {}): ShelfStone => ({
  id,
  stone: id % 5,
  kind: 'money',
  since: NOW.day,
  ...rest,
});

export function openGame(shelf: Shelf = [], now: LocalHour = NOW): Game {
  const game = run((clock) => createActor(worryStonesMachine, { input: { seed: 1, now }, clock }));
  game.actor.send({ type: 'shelf.loaded', shelf });
  return game;
}

/** Starts a session whose first frame is visible immediately. */
export function startGame(shelf: Shelf = [], now: LocalHour = NOW): Game {
  const game = openGame(shelf, now);
  does(game, { type: 'game.started' }, { type: 'session.shown', at: 0 });
  return game;
}

export const does = ({ actor }: Game, ...events: readonly WorryStonesEvent[]): void => {
  for (const event of events) actor.send(event);
};

export const contextOf = ({ actor }: Game) => actor.getSnapshot().context;
export const phaseOf = ({ actor }: Game) => selectGamePhase(actor.getSnapshot());

export const begins = (game: Game, by: 'hand' | 'itself' = 'hand'): void =>
  does(game, { type: 'rub.began', by, at: game.clock.now() });
export const rests = (game: Game, by: 'hand' | 'itself' = 'hand'): void =>
  does(game, { type: 'rub.ended', by, at: game.clock.now() });

/** Takes a stone and names its worry. */
export function takes(game: Game, stone = 2, kind: WorryKind = 'work'): Game {
  does(game, { type: 'stone.chosen', stone }, { type: 'kind.named', kind });
  return game;
}

/** Takes a stone, rubs it until it shines, and proceeds to the choice. */
export function finishes(game: Game, stone = 2, kind: WorryKind = 'work'): Game {
  takes(game, stone, kind);
  begins(game);
  game.pass(90_000);
  game.pass(3600);
  return game;
}
