import { BUILT_GAMES } from './built-games';
import { CATALOG, FURTHER_CATALOG } from './catalog';
import { LEGAL_PAGE_BY_KEY } from './product';

const ALL_GAMES = [...CATALOG, ...FURTHER_CATALOG];

const SHELL = [
  '/',
  '/games',
  '/profile',
  '/login',
  '/checkout',
  '/stats',
  '/analytics',
  ...Object.values(LEGAL_PAGE_BY_KEY).map(({ address }) => address),
];

const PLAYED = [...BUILT_GAMES.flatMap(({ addresses }) => addresses), ...ALL_GAMES.map(({ path }) => path)];

const DESCRIBED = ALL_GAMES.map(({ id }) => `/games/${id}`);

export const PAGE_PATHS: readonly string[] = [...new Set([...SHELL, ...PLAYED, ...DESCRIBED])];

const EXACT = new Set(DESCRIBED);
const IN_ANY_CASE = new Set([...SHELL, ...PLAYED]);

/**
 * The app's page at a decoded path; undefined for an unknown address. As in the app's router, case does not matter
 * except in a game's id, and a trailing slash never does.
 */
export function pagePathOf(path: string): string | undefined {
  const plain = path.replace(/\/+$/, '') || '/';
  if (EXACT.has(plain)) return plain;
  const lower = plain.toLowerCase();
  return IN_ANY_CASE.has(lower) ? lower : undefined;
}
