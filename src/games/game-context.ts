/** What the parts of a game ask the page that runs it. */
import { createContext, useContext } from 'react';
import type { Game } from '../../domain/catalogue';

export interface RunningGame {
  /** The catalogue's entry that the game belongs to. */
  readonly game: Game;
  /** Begins a session from nothing. Only {@link useStart} calls it, which sees to a free try first. */
  readonly begin: () => void;
}

export const GameContext = createContext<RunningGame | null>(null);

/** @throws when used outside a game */
export function useRunningGame(): RunningGame {
  const running = useContext(GameContext);
  if (running === null) throw new Error('useRunningGame needs a GamePage around it');
  return running;
}
