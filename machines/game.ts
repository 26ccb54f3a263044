/**
 * The few words that every game's machine speaks, so that one page can run them all. What a game needs beyond them
 * is its own.
 */

/** Events that every game's machine takes. */
export type GameEvent =
  /** Play begins from nothing: Start, Restart, Play Again. Whoever sends it has already seen to a free try. */
  | { readonly type: 'game.started' }
  /**
   * The first frame of the session can be seen, or never will be because the device draws nothing. It comes once
   * after every `game.started`; a session's time begins here. `at` is the clock's time, ms: the page says it, for games
   * that show what runs by the time at which it began.
   */
  | { readonly type: 'session.shown'; readonly at?: number }
  /** The person stopped, in whatever way. What was under way has ended before. */
  | { readonly type: 'game.left' };

/** What the states of a game's machine say of themselves. */
export type GameTag =
  /** A session is on screen; without it the intro is. */
  | 'session'
  /** Nothing of the session is under way any more: leaving it stops nothing. */
  | 'finished';
