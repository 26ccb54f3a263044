import { schemaFrom, stored } from './stored';

/** Maximum number of stored ids, far above the number of games. */
const MOST = 100;

/** Ids of games in the catalog, the newest favorite last. An id may be of a game that no longer exists. */
export const storedFavorites = stored<readonly string[]>(
  'stillgrove.favorites',
  schemaFrom((value) =>
    Array.isArray(value) && value.length <= MOST && value.every((id) => typeof id === 'string')
      ? [...new Set<string>(value)]
      : undefined,
  ),
  [],
);
