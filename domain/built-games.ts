/**
 * The games that are built, and what routing, lists and access must know of each before it is loaded. Everything else
 * stands in its definition, `src/games/<slug>/<slug>.game.ts`.
 */
import { findGame, type Game } from './catalogue';

/** What sets a game apart from the rule. */
interface Exception {
  /** The entry of the catalogue that it belongs to, where that has another name. */
  readonly gameId?: string;
  /** Where it is played, where that is not `/games/<slug>`. The first address is the one that links lead to. */
  readonly addresses?: readonly [string, ...string[]];
  /** A start spends a free try although the game is free. */
  readonly costsTry?: true;
  /** Its pictures and sounds are kept offline from the first visit: other pages lead to it at any moment. */
  readonly isKeptFromStart?: true;
}

/** One line for each game; the slug names its folder in every layer: `<layer>/games/<slug>`. */
const GAMES = {
  // 'I need calm now' opens it.
  'basic-breathing': { gameId: 'breathing-puzzle', isKeptFromStart: true },
  'breathing-puzzle': { addresses: ['/games/breathing-puzzle', '/games/breathing-puzzle-simplified'] },
  'forest-meditation': {},
  // 'Try grounding instead' opens it after any game.
  'grounding-techniques': { isKeptFromStart: true },
  'guided-imagery': {},
  'memory-cards': { costsTry: true },
  'pattern-flow': {},
  'progressive-relaxation': {},
  'safe-space-builder': {},
  'thought-bubbles': {},
  'zen-garden': {},
} as const satisfies Record<string, Exception>;

export type GameSlug = keyof typeof GAMES;

/** A game that is built. */
export interface BuiltGame {
  readonly slug: GameSlug;
  /** The catalogue's entry whose access, journal and statistics it shares. Several games may share one. */
  readonly gameId: string;
  /** Paths at which it is played, at least one. */
  readonly addresses: readonly string[];
  /** A start spends a free try although the game is free. */
  readonly costsTry: boolean;
  readonly isKeptFromStart: boolean;
}

/** The games that are built, in no particular order. */
export const BUILT_GAMES: readonly BuiltGame[] = Object.entries<Exception>(GAMES).map(([slug, exception]) => {
  const gameId = exception.gameId ?? slug;
  return {
    slug: slug as GameSlug,
    gameId,
    addresses: exception.addresses ?? [findGame(slug)?.path ?? `/games/${slug}`],
    costsTry: exception.costsTry ?? false,
    isKeptFromStart: exception.isKeptFromStart ?? false,
  };
});

/** Whether anything can be played under this id of the catalogue. */
export const isBuilt = (gameId: string): boolean => BUILT_GAMES.some((built) => built.gameId === gameId);

/** Whether a start of the game with this id spends a free try although the game is free. */
export const costsTry = (gameId: string): boolean =>
  BUILT_GAMES.some((built) => built.gameId === gameId && built.costsTry);

/** The entry of the catalogue that a built game belongs to. @throws when there is none: see {@link contradictions} */
export function entryOf({ slug, gameId }: Pick<BuiltGame, 'slug' | 'gameId'>): Game {
  const entry = findGame(gameId);
  if (!entry) throw new Error(`${slug} belongs to "${gameId}", which the catalogue does not have`);
  return entry;
}

/**
 * What cannot be true of all these games at once: two at one address, one under an id that nobody knows, or an entry
 * of the catalogue that leads to none of its games. A test refuses it.
 *
 * @returns a sentence for each contradiction
 */
export function contradictions(
  games: readonly Pick<BuiltGame, 'slug' | 'gameId' | 'addresses'>[] = BUILT_GAMES,
): string[] {
  const found: string[] = [];
  const takenBy = new Map<string, string>();
  for (const { slug, gameId, addresses } of games) {
    const entry = findGame(gameId);
    if (!entry) found.push(`The game ${slug} belongs to "${gameId}", which the catalogue does not have.`);
    for (const address of addresses) {
      const other = takenBy.get(address);
      if (other) found.push(`The games ${other} and ${slug} are both at ${address}.`);
      takenBy.set(address, slug);
    }
    const siblings = games.filter((game) => game.gameId === gameId);
    if (entry && !siblings.some((game) => game.addresses.includes(entry.path)))
      found.push(`The catalogue leads to ${entry.path} for "${gameId}", where none of its games is played.`);
  }
  return [...new Set(found)];
}
