/** Events and tags that every game machine shares, so that one page can run all games. */

/** Minimum length at which an unfinished open-ended session asks for the check-in, ms. */
export const CHECK_IN_FROM_MS = 20_000;

/** Events that every game machine accepts. */
export type GameEvent =
  /**
   * Play starts from the beginning: Start, Restart, Play Again. The sender has already handled the cost of a free try.
   */
  | { readonly type: 'game.started' }
  /**
   * The first frame of the session is visible, or the device cannot draw. Sent once after every `game.started`; session
   * time starts here. `at` is the clock time, ms, for games that compute their display from the start time.
   */
  | { readonly type: 'session.shown'; readonly at?: number }
  /** The person left the session, in any way. Strokes and drags under way have ended before. */
  | { readonly type: 'game.left' };

/**
 * An interrupted session goes on, without another start. The sender has checked what was kept. As after a start,
 * `session.shown` follows.
 */
export interface GameResumed<TKept> {
  readonly type: 'game.resumed';
  readonly kept: TKept;
}

/** Tags on the states of every game machine. */
export type GameTag =
  /** The screen shows the session; without this tag, the intro. */
  | 'session'
  /** Nothing is under way, so leaving loses nothing. */
  | 'finished'
  /** A led exercise was completed: 'Keep going' plays the same again, with the same start. */
  | 'again';
