import type { GameSlug } from '../../domain/built-games';

/** What is kept when it is first opened: a game, or the drawing of the dashboard's charts. */
export type OpenedPart = GameSlug | 'analytics';

/** What a page tells the worker. */
export type WorkerMessage =
  /** This was opened, so everything of it is to be kept. */
  | { readonly type: 'part.opened'; readonly part: OpenedPart }
  /** To a worker that waits: somebody is on Home, so its version may begin if nothing is open in any tab. */
  | { readonly type: 'version.welcome' };

/** What a worker that waits asks every tab. The answer goes to the port that comes with it: whether the tab is idle. */
export interface WorkerQuestion {
  readonly type: 'version.may-begin';
}
