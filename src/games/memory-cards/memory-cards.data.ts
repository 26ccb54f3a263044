/** Stored data of Memory Cards for 'Export my data', 'Import my data' and 'Delete everything'. */
import type { GameData } from '../../device/game-data';
import { earnedPlaces, placesFrom } from './earned-places';

export default {
  read: async () => {
    const places = earnedPlaces.value;
    return places.length > 0 ? { places } : undefined;
  },
  wipe: async () => earnedPlaces.remove(),
  take: (data) => {
    const places = placesFrom((data as { places?: unknown } | null)?.places);
    return places && (async (how) => earnedPlaces.take(places, how));
  },
} satisfies GameData;
