/** The places that are unlocked on this device, as stored, exported and imported. Finishing a board unlocks its place. */
import { THEME_NAMES, type Theme } from '../../../machines/games/memory-cards/themes';
import type { GameData } from '../../device/game-data';
import { Kept } from '../../device/kept';

const isTheme = (name: unknown): name is Theme => THEME_NAMES.includes(name as Theme);

/** The unlocked places, each once, in level order. Unknown names, such as those of another version, are skipped. */
export const earnedPlaces = new Kept<readonly Theme[]>({
  key: 'stillgrove.memoryCards.places',
  parse: (text) => text.split(',').filter(isTheme),
  format: (earned) => THEME_NAMES.filter((theme) => earned.includes(theme)).join(','),
  fallback: [],
  merge: (here, taken) => [...here, ...taken],
});

export function earnPlace(theme: Theme): void {
  const earned = earnedPlaces.value;
  if (!earned.includes(theme)) earnedPlaces.set([...earned, theme]);
}

/** Parses an exported value of {@link earnedPlaces}; undefined when it is invalid. */
const placesFrom = (names: unknown): readonly Theme[] | undefined =>
  Array.isArray(names) && names.every(isTheme) ? names : undefined;

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
