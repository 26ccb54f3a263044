/** What Water Flow stores on the device, for 'Export my data', 'Import' and 'Delete everything'. */
import { keptFrom } from '../../../machines/games/water-flow/kept';
import type { GameData } from '../../device/game-data';
import { keptTerrace } from './kept-terrace';

export default {
  read: async () => keptTerrace.value ?? undefined,
  wipe: async () => keptTerrace.remove(),
  take: (data) => {
    const kept = keptFrom(data);
    return kept && (async (how) => keptTerrace.take(kept, how));
  },
} satisfies GameData;
