/** Stored data of the Safe Space Builder for 'Export my data', 'Import my data' and 'Delete everything'. */
import type { GameData } from '../../device/game-data';
import { readAll, wipeAll } from './space-store';
import { takeSpace } from './take-space';

/**
 * Wraps a function so that it does nothing in a browser that refuses localStorage. Such a browser stores no data, and
 * must not prevent the export or deletion of other data.
 */
const unlessRefused =
  <T>(act: () => T) =>
  async (): Promise<T | undefined> => {
    try {
      return act();
    } catch (error) {
      console.warn('The stored safe space could not be accessed', error);
      return undefined;
    }
  };

export default {
  read: unlessRefused(readAll),
  wipe: unlessRefused(wipeAll),
  take: takeSpace,
} satisfies GameData;
