/** The interface between parts of a game and the page that runs it. */
import { createContext, useContext } from 'react';
import type { Game } from '../../domain/catalogue';
import type { PlayEntry } from '../../domain/journal';

export interface RunningGame {
  /** The game's catalog entry. */
  readonly game: Game;
  /** Begins a session. New sessions use {@link useStart}, which spends a free try first. */
  readonly begin: () => void;
  /** Plays the same again as part of the same start. Undefined unless an exercise was completed. */
  readonly keepGoing: (() => void) | undefined;
  /** Resumes an interrupted session; undefined without one. */
  readonly goOn: { readonly words: string; readonly act: () => void } | undefined;
  /** Callback that receives the next started play, when the person has answered the question before it. */
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
