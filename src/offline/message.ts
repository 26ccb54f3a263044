import type { GameSlug } from '../../domain/built-games';

/** A part that is cached when it first opens: a game, or the dashboard's chart library. */
export type OpenedPart = GameSlug | 'analytics';

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** Part that has opened: the worker caches all of its files. */
  | { readonly type: 'part.opened'; readonly part: OpenedPart }
  /** Message to a waiting worker: the person visits Home, so the worker's version may start if no tab is busy. */
  | { readonly type: 'version.welcome' };

/** Question of a waiting worker to every tab. The reply, on the attached port, is whether the tab is idle. */
export interface WorkerQuestion {
  readonly type: 'version.may-begin';
}
