/** Stored data of Worry Stones for 'Export my data', 'Import my data' and 'Delete everything'. */
import { stored, wholeShelfFrom } from '../../../machines/games/worry-stones/shelf';
import type { GameData } from '../../device/game-data';
import { keptShelf } from './kept-shelf';

export default {
  read: async () => (keptShelf.value.length > 0 ? stored(keptShelf.value) : undefined),
  wipe: async () => keptShelf.remove(),
  take: (data) => {
    const shelf = wholeShelfFrom(data);
    return shelf && (async (how) => keptShelf.take(shelf, how));
  },
} satisfies GameData;
