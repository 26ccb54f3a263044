/** What Memory Cards stores on the device, for 'Export my data', 'Import' and 'Delete everything'. */
import type { GameData } from '../../device/game-data';
import { placesFrom, putPlaces, storedPlaces } from './earned-places';

export default {
  read: async () => {
    const places = storedPlaces();
    return places.length > 0 ? { places } : undefined;
  },
  wipe: async () => putPlaces([]),
  take: (data) => {
    const places = placesFrom((data as { places?: unknown } | null)?.places);
    return places && (async (how) => putPlaces(how === 'replace' ? places : [...storedPlaces(), ...places]));
  },
} satisfies GameData;
