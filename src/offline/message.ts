import type { GameSlug } from '../../domain/built-games';

/** A part that is cached when it first opens: a game, or the dashboard's chart library. */
export type CacheablePart = GameSlug | 'analytics';

/** Messages from a page to the worker. */
export type MessageToWorker =
  /** A page has opened that no worker controls, so the worker claims it. */
  | { readonly type: 'page.uncontrolled' }
  /** A part has opened, so the worker caches all of its files. */
  | { readonly type: 'part.opened'; readonly part: CacheablePart }
  /** The person visits Home. A waiting worker may start its version if no tab is busy. */
  | { readonly type: 'version.welcome' };

/** Question of a waiting worker to every tab. The reply on the attached port says whether the tab is idle. */
export interface IdleQuestion {
  readonly type: 'version.may-begin';
}
