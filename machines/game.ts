/** All game machines share these events and tags, so that one page can run all games. */

/** Session time of Forest Meditation and raking time of the Zen Garden from which leaving requests the check-in, ms. */
export const LEAVE_CHECK_IN_FROM_MS = 20_000;

export type GameLifecycleEvent =
  /** Start, Restart, Play Again. The sender has already spent a free try if one was needed. */
  | { readonly type: 'game.started' }
  /**
   * The first frame of the session is visible, or the device cannot draw. Sent once after every `game.started` and
   * `game.resumed`. Session time starts with it. `at` is the clock time, ms, for games whose display depends on the
   * start time. `isUrgent`: the person needs calm now, so nothing waits.
   */
  | { readonly type: 'session.shown'; readonly at?: number; readonly isUrgent?: boolean }
  /** In any way. The game page first ends strokes and drags under way. */
  | { readonly type: 'game.left' };

/**
 * An interrupted session belongs to the play that was started before, so no second start is recorded, except for a
 * board of Memory Cards that is not dealt yet: each board is a play of its own. The sender has parsed the saved
 * session. As after a start, `session.shown` follows.
 */
export interface SavedGameResumedEvent<TSaved> {
  readonly type: 'game.resumed';
  readonly saved: TSaved;
}

export type GameTag =
  /** The screen shows the session, otherwise the intro. */
  | 'session'
  /** Nothing is under way, so leaving loses nothing. */
  | 'finished'
  /** A guided exercise was completed. 'Keep going' plays it again as part of the same start. */
  | 'canRepeat';
