/** The places of finished boards on this device. */
import { CARD_THEMES, type CardTheme } from '../../../machines/games/memory-cards/themes';
import { storedValuePart } from '../../device/data-part';
import { isUnknownRecord, schemaFrom, stored } from '../../device/stored';

interface Places {
  /** Each place once, in level order. */
  readonly places: readonly CardTheme[];
}

/** Unknown names, such as those of another version, are skipped. */
const placesOf = (names: readonly unknown[]): Places => ({
  places: CARD_THEMES.filter((theme) => names.includes(theme)),
});

export const storedPlaces = stored<Places>(
  'stillgrove.memoryCards.places',
  schemaFrom((value) => {
    const { places } = isUnknownRecord(value) ? value : {};
    return Array.isArray(places) ? placesOf(places) : undefined;
  }),
  { places: [] },
);

export function earnPlace(theme: CardTheme): void {
  const { places } = storedPlaces.value;
  if (!places.includes(theme)) storedPlaces.set(placesOf([...places, theme]));
}

export default storedValuePart('the places of Memory Cards', storedPlaces, (here, taken) =>
  placesOf([...here.places, ...taken.places]),
);
