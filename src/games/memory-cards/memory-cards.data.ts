/** What Memory Cards stores on the device, for 'Export my data', 'Import' and 'Delete everything'. */
import type { GameData } from '../game-data';
import { earnedPlaces, placesFrom, putPlaces } from './earned-places';

export default {
  read: async () => (earnedPlaces().value.length > 0 ? { places: earnedPlaces().value } : undefined),
  wipe: async () => putPlaces([]),
  take: (data) => {
    const places = placesFrom((data as { places?: unknown } | null)?.places);
    return (
      places && (async (how) => putPlaces(how === 'replace' ? places : [...earnedPlaces().value, ...places]))
    );
  },
} satisfies GameData;
