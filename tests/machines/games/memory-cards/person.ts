/** Plays Memory Cards' machine, perfectly or with a given number of mistakes. */
import { createActor } from 'xstate';
import type { GameEmitted } from '../../../../machines/emitted';
import {
  type MemoryCardsEvent,
  memoryCardsMachine,
  type PlaceEarned,
} from '../../../../machines/games/memory-cards/memory-cards.machine';
import { selectPlaySeconds } from '../../../../machines/games/memory-cards/selectors';
import { nextRandom, type Seed } from '../../../../machines/random';
import { type Run, run } from '../../../machines/run';

export type Game = Run<typeof memoryCardsMachine>;

export const openGame = (seed: Seed = 1): Game =>
  run((clock) => createActor(memoryCardsMachine, { input: { seed }, clock }));

/** Starts a session whose board is visible immediately. */
export function begin({ actor, clock }: Game): void {
  actor.send({ type: 'game.started' });
  actor.send({ type: 'session.shown', at: clock.now() });
}

export function startGame(seed: Seed = 1): Game {
  const game = openGame(seed);
  begin(game);
  return game;
}

export const flip = ({ actor, clock }: Game, ...indices: number[]): void => {
  for (const index of indices) actor.send({ type: 'card.flipped', index, at: clock.now() });
};

/** Goes to the next board. */
export const advance = ({ actor, clock }: Game): void =>
  actor.send({ type: 'level.advanced', at: clock.now() });

/** Returns the displayed play time of this board, s. */
export const secondsOf = ({ actor, clock }: Game): number =>
  selectPlaySeconds(actor.getSnapshot(), clock.now());

/** Returns the positions of the remaining pairs, in the order of their first cards. */
export function openPairs({ actor }: Game): [one: number, other: number][] {
  const { cards } = actor.getSnapshot().context;
  return cards.flatMap((card): [number, number][] => {
    const twin = cards.find(({ src, id }) => src === card.src && id > card.id);
    return card.matched || twin === undefined ? [] : [[card.id, twin.id]];
  });
}

/** Returns two different cards, both unmatched. */
export function mismatch(game: Game): [one: number, other: number] {
  const [[one] = [0], [other] = [0]] = openPairs(game);
  return [one, other];
}

/** Finds every pair of the board, after `mistakes` mismatches. */
export function playLevel(game: Game, mistakes = 0): void {
  for (let mistake = 0; mistake < mistakes; mistake++) {
    flip(game, ...mismatch(game));
    game.pass(1000);
  }
  for (const pair of openPairs(game)) flip(game, ...pair);
}

/** Returns the effects emitted since the last call, in short form. */
export const takeEmitted = ({ emitted }: Game): string[] => emitted.splice(0).map(inShort);

function inShort(event: GameEmitted<string> | PlaceEarned): string {
  switch (event.type) {
    case 'cue':
      return event.step === undefined ? event.cue : `${event.cue} ${event.step}`;
    case 'toast':
      return `toast: ${event.title} / ${event.description}`;
    case 'activity':
      return JSON.stringify(event.activity);
    case 'place.earned':
      return `earned: ${event.theme}`;
    case 'check-in.requested':
      return `check-in after ${event.delay}`;
  }
}

/** One step of a random game: a valid or invalid tap, another event, or a wait. */
export type Act = MemoryCardsEvent | { readonly type: 'wait'; readonly ms: number };

export const act = (game: Game, step: Act): void => {
  if (step.type === 'wait') game.pass(step.ms);
  else game.actor.send('at' in step ? { ...step, at: game.clock.now() } : step);
};

/**
 * Returns a random sequence of steps from a seed: mostly taps, some of them invalid, some waits, and a few starts,
 * exits and next levels.
 */
export function randomActs(count: number, seed: Seed): Act[] {
  let next = seed;
  const chance = (below: number): number => {
    const [value, following] = nextRandom(next);
    next = following;
    return Math.floor(value * below);
  };
  return Array.from({ length: count }, (): Act => {
    const kind = chance(100);
    if (kind < 70) return { type: 'card.flipped', index: chance(14) - 1, at: 0 };
    if (kind < 94) return { type: 'wait', ms: chance(1500) };
    if (kind < 97) return { type: 'game.started' };
    return kind < 99 ? { type: 'level.advanced', at: 0 } : { type: 'game.left' };
  });
}
