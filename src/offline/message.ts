import type { GameSlug } from '../../domain/built-games';

/** What is kept when it is first opened: a game, or the drawing of the dashboard's charts. */
export type OpenedPart = GameSlug | 'analytics';

/** What a page tells the worker. */
export type WorkerMessage =
  /** This was opened, so everything of it is to be kept. */
  | { readonly type: 'part.opened'; readonly part: OpenedPart }
  /** To a worker that waits: somebody is on Home, so its version may begin if nothing is open in any tab. */
  | { readonly type: 'version.welcome' };

/**
 * The name of the lock that a tab holds while it may begin anew at any moment. A tab that does not hold it counts as
 * busy: one that is just being loaded or closed, and checkout.
 */
export const IDLE_LOCK = 'stillgrove.idle';
