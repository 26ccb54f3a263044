/**
 * Access to the stored data of one game, for export, import and deletion. A game with stored data implements this as
 * the default export of `src/games/<slug>/<slug>.data.ts`. It needs no other registration.
 */
export interface GameData {
  /**
   * Returns all data of the game as JSON values; undefined for none.
   * @throws the browser's error when the data cannot be read
   */
  readonly read: () => Promise<unknown>;
  /**
   * Deletes the stored data, which all tabs share. A tab in which the game is open keeps its current state.
   * @throws the browser's error
   */
  readonly wipe: () => Promise<void>;
  /**
   * Parses the game's data in an import.
   * @returns an idempotent function that stores all of the data or nothing; undefined if the data is invalid
   */
  readonly take: (data: unknown) => ((how: ImportMode) => Promise<void>) | undefined;
}

/**
 * `merge` keeps existing data, adds new data, and sets a single value only if it is missing. `replace` replaces
 * existing data.
 */
export type ImportMode = 'merge' | 'replace';

/** Access to the stored data of all games. `src/play/data-of-games.ts` implements this. */
export interface DataOfGames {
  /**
   * Returns the data by slug.
   * @throws the browser's error when a part cannot be read
   */
  readonly read: () => Promise<Record<string, unknown>>;
  /**
   * Deletes the data of all games.
   * @throws the browser's error
   */
  readonly wipe: () => Promise<void>;
  /**
   * Validates the games' part of an import.
   * @returns a function that stores the part, game by game; `unknown` for a game that this version does not know or
   *   that stores nothing; `damaged` for an invalid value
   */
  readonly take: (
    data: Readonly<Record<string, unknown>>,
  ) => Promise<((how: ImportMode) => Promise<void>) | 'unknown' | 'damaged'>;
  /** Restores an earlier result of {@link read}. Deletes the data of each listed game that `before` lacks. */
  readonly restore: (slugs: readonly string[], before: Readonly<Record<string, unknown>>) => Promise<void>;
}
