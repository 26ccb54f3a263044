/** The interface between parts of a game and the page that runs it. */
import { createContext, useContext } from 'react';
import type { Game } from '../../domain/catalogue';
import type { PlayEntry } from '../../domain/journal';

export interface RunningGame {
  /** The game's catalog entry. */
  readonly game: Game;
  /** Begins a session. New sessions use {@link useStart}, which spends a free try first. */
  readonly begin: () => void;
  /** Plays the same again with the same start. Undefined unless an exercise was completed. */
  readonly keepGoing: (() => void) | undefined;
  /** A session that was interrupted and can go on; undefined without one. */
  readonly goOn: { readonly words: string; readonly act: () => void } | undefined;
  /** Receives the next play that starts, when the person has answered the question before it. */
  readonly moodBefore: { current: ((play: PlayEntry) => void) | undefined };
}

export const GameContext = createContext<RunningGame | null>(null);

/** @throws when used outside a game */
export function useRunningGame(): RunningGame {
  const running = useContext(GameContext);
  if (running === null) throw new Error('useRunningGame needs a GamePage around it');
  return running;
}
