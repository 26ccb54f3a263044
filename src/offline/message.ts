import type { GameSlug } from '../../domain/catalogue';

/** What is kept when it is first opened: a game, or the drawing of the dashboard's charts. */
export type OpenedPart = GameSlug | 'analytics';

/** What a page tells the worker: this was opened, so everything of it is to be kept. */
export interface WorkerMessage {
  readonly type: 'game.opened';
  readonly slug: OpenedPart;
}
