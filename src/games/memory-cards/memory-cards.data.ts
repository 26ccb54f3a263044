/** The places of finished boards on this device. */
import { THEME_NAMES, type Theme } from '../../../machines/games/memory-cards/themes';
import { valuePart } from '../../device/data-part';
import { checked, isFields, stored } from '../../device/stored';

interface Places {
  /** Each place once, in level order. */
  readonly places: readonly Theme[];
}

/** Unknown names, such as those of another version, are skipped. */
const placesOf = (names: readonly unknown[]): Places => ({
  places: THEME_NAMES.filter((theme) => names.includes(theme)),
});

export const storedPlaces = stored<Places>(
  'stillgrove.memoryCards.places',
  checked((value) => {
    const { places } = isFields(value) ? value : {};
    return Array.isArray(places) ? placesOf(places) : undefined;
  }),
  { places: [] },
);

export function earnPlace(theme: Theme): void {
  const { places } = storedPlaces.value;
  if (!places.includes(theme)) storedPlaces.set(placesOf([...places, theme]));
}

export default valuePart('the places of Memory Cards', storedPlaces, (here, taken) =>
  placesOf([...here.places, ...taken.places]),
);
