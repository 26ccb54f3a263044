/** Finds the games' definitions. Each is loaded alone, when its address is opened. */
import type { GameSlug } from '../../domain/built-games';
import type { AnyGame } from './define-game';
import { readable } from './readable';

const FILES = import.meta.glob<AnyGame>('../games/*/*.game.{ts,tsx}', { import: 'default' });

const loadOf = (slug: GameSlug): (() => Promise<AnyGame>) | undefined =>
  FILES[`../games/${slug}/${slug}.game.ts`] ?? FILES[`../games/${slug}/${slug}.game.tsx`];

const loading = new Map<GameSlug, Promise<AnyGame>>();

const failed = new Set<GameSlug>();

/**
 * Loads a game's definition, once. A failure stands until {@link forgetFailure}, so that whoever renders it can throw it.
 *
 * @throws what the browser throws when it cannot be loaded, or what the definition itself throws
 */
export function loadGame(slug: GameSlug): Promise<AnyGame> {
  const known = loading.get(slug);
  if (known) return known;
  const load = loadOf(slug);
  const game = readable(load ? load() : Promise.reject(new Error(`${slug} has no definition`)));
  loading.set(slug, game);
  game.catch(() => failed.add(slug));
  return game;
}

/** The next {@link loadGame} tries anew what could not be loaded. */
export function forgetFailure(slug: GameSlug): void {
  if (failed.delete(slug)) loading.delete(slug);
}
