/** What the parts of a game ask the page that runs it. */
import { createContext, useContext } from 'react';
import type { Game } from '../../domain/catalogue';
import type { PlayEntry } from '../../domain/journal';

export interface RunningGame {
  /** The catalogue's entry that the game belongs to. */
  readonly game: Game;
  /** Begins a session from nothing. Only {@link useStart} calls it, which sees to a free try first. */
  readonly begin: () => void;
  /** Takes the next play that begins, while the person has said how they feel before it. */
  readonly moodBefore: { current: ((play: PlayEntry) => void) | undefined };
}

export const GameContext = createContext<RunningGame | null>(null);

/** @throws when used outside a game */
export function useRunningGame(): RunningGame {
  const running = useContext(GameContext);
  if (running === null) throw new Error('useRunningGame needs a GamePage around it');
  return running;
}
