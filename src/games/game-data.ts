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
}
