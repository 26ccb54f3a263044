import type { GameSlug } from '../../domain/built-games';

/** What a page tells the worker: this game was opened, so everything of it is to be kept. */
export interface WorkerMessage {
  readonly type: 'game.opened';
  readonly slug: GameSlug;
}
