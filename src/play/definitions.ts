import type { GameSlug } from '../../domain/built-games';
import type { AnyGame } from './define-game';

const FILES = import.meta.glob<AnyGame>('../games/*/*.game.ts', { import: 'default' });

const loadOf = (slug: GameSlug): (() => Promise<AnyGame>) | undefined =>
  FILES[`../games/${slug}/${slug}.game.ts`];

const loading = new Map<GameSlug, Promise<AnyGame>>();

const loaded = new Map<GameSlug, AnyGame>();

const failed = new Set<GameSlug>();

/** React renders a loaded game without a placeholder. */
export const loadedGame = (slug: GameSlug): AnyGame | undefined => loaded.get(slug);

/**
 * Loads a definition once. A failure lasts until {@link forgetFailure}, so that rendering can throw the error.
 * @throws the browser's error for a failed load, or an error of the definition
 */
export function loadGame(slug: GameSlug): Promise<AnyGame> {
  const known = loading.get(slug);
  if (known) return known;
  const load = loadOf(slug);
  const game = load ? load() : Promise.reject(new Error(`${slug} has no definition`));
  loading.set(slug, game);
  game.then(
    (definition) => loaded.set(slug, definition),
    () => failed.add(slug),
  );
  return game;
}

export function forgetFailure(slug: GameSlug): void {
  if (failed.delete(slug)) loading.delete(slug);
}
