/** The context through which parts of a game use the page that runs the game. */
import { createContext, useContext } from 'react';
import type { Game } from '../../domain/catalogue';
import type { PlayEntry } from '../../domain/journal';

export interface RunningGame {
  /** The game's catalog entry. */
  readonly game: Game;
  /** Begins a session. Start buttons call {@link useStart} instead, which spends a free try first. */
  readonly begin: () => void;
  /** Plays the same exercise again as part of the same start. Undefined unless an exercise was just completed. */
  readonly keepGoing: (() => void) | undefined;
  /** Resumes an interrupted session; undefined if there is none. */
  readonly goOn: { readonly words: string; readonly act: () => void } | undefined;
  /** Receives the next started play if the person has answered the question for the mood before the game. */
  readonly moodBefore: { current: ((play: PlayEntry) => void) | undefined };
}

export const GameContext = createContext<RunningGame | null>(null);

/**
 * Returns the running game.
 * @throws when used outside a game
 */
export function useRunningGame(): RunningGame {
  const running = useContext(GameContext);
  if (running === null) throw new Error('useRunningGame needs a GamePage around it');
  return running;
}
