/**
 * What a game stores on the device of its own, to whoever exports and deletes everything. A game that has such data
 * says so in `src/games/<slug>/<slug>.data.ts`, whose default export is this; nothing else has to be told.
 */
export interface GameData {
  /**
   * All of it, as JSON can hold it; undefined when there is none.
   * @throws what the browser throws when it cannot be read
   */
  readonly read: () => Promise<unknown>;
  /**
   * Deletes it, in every tab. A tab in which the game is open goes on with what it shows.
   * @throws what the browser throws when it refuses
   */
  readonly wipe: () => Promise<void>;
  /**
   * Takes anything that an import brings under the game's slug.
   *
   * @returns how to store it: all of it, or nothing when it throws. To do so twice comes to the same. Undefined when it
   *   is not what {@link read} gives; nothing has been stored then.
   */
  readonly take: (data: unknown) => ((how: Taking) => Promise<void>) | undefined;
}

/**
 * `merge`: what is there stays, and the rest is added; what can be there only once is added where there is none.
 * `replace`: what is there makes way.
 */
export type Taking = 'merge' | 'replace';

/** What all games store on the device; `src/play/data-of-games.ts` finds it. */
export interface DataOfGames {
  /** By slug. @throws what the browser throws when something cannot be read */
  readonly read: () => Promise<Record<string, unknown>>;
  /** @throws what the browser throws when it refuses */
  readonly wipe: () => Promise<void>;
  /**
   * Checks what an import has of games.
   *
   * @returns how to store it, game by game; `unknown` for a game that this version does not know or that stores nothing,
   *   `damaged` when something is not what its game has exported
   */
  readonly take: (
    data: Readonly<Record<string, unknown>>,
  ) => Promise<((how: Taking) => Promise<void>) | 'unknown' | 'damaged'>;
  /** Stores what {@link read} has read, and of the games among these that had nothing, nothing. */
  readonly restore: (slugs: readonly string[], before: Readonly<Record<string, unknown>>) => Promise<void>;
}
