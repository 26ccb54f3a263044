/** Which of the six places have been earned on this device: a place is, once its board was finished. */
import { THEME_NAMES, type Theme } from '../../../machines/games/memory-cards/themes';
import { onOtherTab, read, remove, write } from '../../device/local-storage';
import { Store } from '../../device/store';

/** Holds their names in the order of the levels, with commas between. */
const KEY = 'stillgrove.memoryCards.places';

const isTheme = (name: unknown): name is Theme => THEME_NAMES.includes(name as Theme);

/** What the device holds, in the order of the levels; names that are none, of another version say, are passed over. */
export const storedPlaces = (): readonly Theme[] => (read(KEY) ?? '').split(',').filter(isTheme);

let places: Store<readonly Theme[]> | undefined;

/** In the order of the levels; follows other tabs from the first time on that it is asked for. */
export function earnedPlaces(): Store<readonly Theme[]> {
  if (places) return places;
  const store = new Store(storedPlaces());
  onOtherTab((key) => {
    if (key === KEY || key === null) store.set(storedPlaces());
  });
  places = store;
  return store;
}

/** Stores these, each once; none removes what is stored. */
export function putPlaces(earned: readonly Theme[]): void {
  const inOrder = THEME_NAMES.filter((theme) => earned.includes(theme));
  if (inOrder.length > 0) write(KEY, inOrder.join(','));
  else remove(KEY);
  earnedPlaces().set(inOrder);
}

export function earnPlace(theme: Theme): void {
  const earned = storedPlaces();
  if (!earned.includes(theme)) putPlaces([...earned, theme]);
}

/** What {@link earnedPlaces} has held, from an export; undefined when it is something else. */
export const placesFrom = (names: unknown): readonly Theme[] | undefined =>
  Array.isArray(names) && names.every(isTheme) ? names : undefined;
