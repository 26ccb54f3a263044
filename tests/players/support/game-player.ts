/** What the tests of all games know about playing one game: the default export of `tests/players/<slug>.ts`. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Habits } from '../../bench/support/habits';
import { leave, type Player, pressAny, pressSoon } from './player';

/** A session that ends in the middle, and its continuation. */
interface Interruption {
  /** Stored choices of the intro. */
  readonly choices?: Readonly<Record<string, unknown>>;
  /**
   * Plays until an interruption would lose progress.
   * @returns a fact by which `finds` recognizes the session
   */
  readonly plays: (player: Player) => Promise<unknown>;
  /** Text of the offer after 'Go on with '. */
  readonly offer: string;
  /** Checks that the session continues where it was interrupted. */
  readonly finds: (player: Player, fact: unknown) => Promise<unknown>;
}

/** Makes the page send an event to the machine, whose state is `now`. */
export type Input = (
  player: Player,
  event: AnyEventObject,
  // biome-ignore lint/suspicious/noExplicitAny: the context of any machine
  now: { readonly value: unknown; readonly context: Readonly<Record<string, any>> },
) => Promise<unknown>;

/** What a search for paths through the machine needs to know. */
export interface Paths {
  /** Input of the machine. It equals the definition's in a window 600 px wide. */
  readonly input?: unknown;
  /** Values of localStorage, and the events that the page therefore sends when the machine starts. */
  readonly device?: {
    readonly storage: Readonly<Record<string, string>>;
    readonly events: readonly AnyEventObject[];
  };
  /** Returns the person's events in a state. The sender adds their times. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** Returns the parts of the context that affect later paths. Default: none. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Returns whether a search may stop in a state. Later states must add no coverage. */
  readonly isFar?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Transitions that no path takes, with the reasons. */
  readonly untaken?: Readonly<Record<string, string>>;
}

/** Implementations that replace those of the machine. The recordings must notice the difference. */
export interface Fault {
  readonly what: string;
  readonly change: {
    readonly guards?: Record<string, () => boolean>;
    readonly actions?: Record<string, () => void>;
  };
}

/** Seed of all paths. */
export const SEED = 8;

/** Events of every game. */
export const PLAY = [
  { type: 'game.started' },
  { type: 'session.shown', at: 0 },
  { type: 'game.left' },
] as const;

/** Causes of the events of every game. */
export const PLAY_INPUTS: Readonly<Record<string, Input>> = {
  'game.started': async (player) => {
    if (!(await pressAny(player, 'Keep going'))) await player.begin();
  },
  'game.left': (player) => leave(player),
  'game.resumed': (player) => player.press(/^Go on with /),
};

/** Returns an input that presses the control with this name as soon as it is there. */
export const presses =
  (name: string | RegExp): Input =>
  (player) =>
    pressSoon(player, name, 1000);

export interface GamePlayer {
  /** Plays from the first frame until the check-in is open. */
  readonly solve: (player: Player) => Promise<unknown>;
  /** Delay of the check-in after the end or the exit of the session, ms. */
  readonly checkInAfterMs: number;
  /** For a game whose definition has `keeps`. */
  readonly interruption?: Interruption;
  /** Later states of a session that have another layout, in their order. Each function leads there from the state before. */
  readonly states?: Readonly<Record<string, (player: Player) => Promise<unknown>>>;
  /** A session with mistakes and interruptions, from the open intro to its end. */
  readonly clumsy: { readonly title: string; readonly play: (player: Player) => Promise<unknown> };
  readonly paths: Paths;
  /** Causes of the machine's events, by type. */
  readonly inputs: Readonly<Record<string, Input>>;
  readonly fault: Fault;
  /** How the benches play it, where this differs from `DEFAULT_HABITS`. */
  readonly bench?: Partial<Habits>;
}
