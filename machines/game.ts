/** Events and tags that all game machines share, so that one page can run all games. */

/**
 * Minimum session time of Forest Meditation, and minimum raking time of the Zen Garden, ms. From this time on, leaving
 * the session requests the check-in.
 */
export const CHECK_IN_FROM_MS = 20_000;

/** Events that every game machine accepts. */
export type GameEvent =
  /**
   * Play starts from the beginning: Start, Restart, Play Again. The sender has already spent a free try if one was
   * needed.
   */
  | { readonly type: 'game.started' }
  /**
   * The first frame of the session is visible, or the device cannot draw. Sent once after every `game.started` and
   * `game.resumed`. Session time starts with this event. `at` is the clock time, ms, for games whose display depends on
   * the start time. `isUrgent`: the person needs calm now, so nothing waits.
   */
  | { readonly type: 'session.shown'; readonly at?: number; readonly isUrgent?: boolean }
  /** The person left the session, in any way. The game page first ends strokes and drags under way. */
  | { readonly type: 'game.left' };

/**
 * An interrupted session is resumed. It belongs to the play that was started before, so no second start is recorded.
 * The exception is a board of Memory Cards that is not dealt yet, because each board is a play of its own. The sender
 * has parsed the saved session. As after a start, `session.shown` follows.
 */
export interface GameResumed<TSaved> {
  readonly type: 'game.resumed';
  readonly saved: TSaved;
}

/** Tags on the states of every game machine. */
export type GameTag =
  /** The screen shows the session. Without this tag it shows the intro. */
  | 'session'
  /** Nothing is under way, so leaving loses nothing. */
  | 'finished'
  /** A guided exercise was completed. 'Keep going' plays the same exercise again as part of the same start. */
  | 'canRepeat';
