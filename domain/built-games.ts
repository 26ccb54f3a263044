/** The facts of the built games that are needed before a game's code loads. The rest is in `<slug>.game.ts`. */
import { findGame, type Game } from './catalog';

interface Exception {
  /** Id in the catalog. Default: the slug. */
  readonly gameId?: string;
  /** Paths of the game. Default: the path in the catalog, or `/games/<slug>` if the slug is no catalog id. */
  readonly addresses?: readonly [string, ...string[]];
  /** Whether a start uses up a free try, although the game is free. */
  readonly costsTryThoughFree?: true;
  /** Pictures and sounds are cached at installation, because a button elsewhere starts the game, even offline. */
  readonly isPrecached?: true;
}

/** The slug is also the name of the game's folder in every layer: `<layer>/games/<slug>`. */
const GAMES = {
  // 'I need calm now' opens it.
  'basic-breathing': { gameId: 'breathing-puzzle', isPrecached: true },
  'breathing-puzzle': { addresses: ['/games/breathing-puzzle', '/games/breathing-puzzle-simplified'] },
  'forest-meditation': {},
  // 'Try grounding instead' opens it.
  'grounding-techniques': { isPrecached: true },
  'guided-imagery': {},
  'memory-cards': { costsTryThoughFree: true },
  'mindful-maze': {},
  'pattern-flow': {},
  'progressive-relaxation': {},
  'safe-space-builder': {},
  'thought-bubbles': {},
  'water-flow': {},
  'worry-stones': {},
  'zen-garden': {},
  'color-tranquility': {},
} as const satisfies Record<string, Exception>;

export type GameSlug = keyof typeof GAMES;

export interface BuiltGame {
  readonly slug: GameSlug;
  /** Catalog entry that determines access, journal and statistics. Several games may share one. */
  readonly gameId: string;
  /** Paths, at least one. */
  readonly addresses: readonly string[];
  readonly costsTryThoughFree: boolean;
  readonly isPrecached: boolean;
}

/** In no particular order. */
export const BUILT_GAMES: readonly BuiltGame[] = Object.entries<Exception>(GAMES).map(([slug, exception]) => {
  const gameId = exception.gameId ?? slug;
  return {
    slug: slug as GameSlug,
    gameId,
    addresses: exception.addresses ?? [findGame(slug)?.path ?? `/games/${slug}`],
    costsTryThoughFree: exception.costsTryThoughFree ?? false,
    isPrecached: exception.isPrecached ?? false,
  };
});

export const hasBuiltGame = (gameId: string): boolean => BUILT_GAMES.some((built) => built.gameId === gameId);

export const costsTryThoughFree = (gameId: string): boolean =>
  BUILT_GAMES.some((built) => built.gameId === gameId && built.costsTryThoughFree);

/** @throws if the catalog lacks the game, which {@link catalogContradictions} reports */
export function catalogEntryOf({ slug, gameId }: Pick<BuiltGame, 'slug' | 'gameId'>): Game {
  const entry = findGame(gameId);
  if (!entry) throw new Error(`${slug} belongs to "${gameId}", which the catalog does not have`);
  return entry;
}

/**
 * Finds games that share a path, unknown ids, and catalog entries whose path leads to none of their games, one sentence
 * each. A test requires an empty result.
 */
export function catalogContradictions(
  games: readonly Pick<BuiltGame, 'slug' | 'gameId' | 'addresses'>[] = BUILT_GAMES,
): string[] {
  const found: string[] = [];
  const takenBy = new Map<string, string>();
  for (const { slug, gameId, addresses } of games) {
    const entry = findGame(gameId);
    if (!entry) found.push(`The game ${slug} belongs to "${gameId}", which the catalog does not have.`);
    for (const address of addresses) {
      const other = takenBy.get(address);
      if (other) found.push(`The games ${other} and ${slug} are both at ${address}.`);
      takenBy.set(address, slug);
    }
    const siblings = games.filter((game) => game.gameId === gameId);
    if (entry && !siblings.some((game) => game.addresses.includes(entry.path)))
      found.push(`The catalog leads to ${entry.path} for "${gameId}", where none of its games is played.`);
  }
  return [...new Set(found)];
}
