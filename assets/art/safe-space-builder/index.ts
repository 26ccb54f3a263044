import type { Picture } from '../picture';
import { placeLight, placePicture, placeViews } from './place';
import { beach } from './places/beach';
import { cabin } from './places/cabin';
import { forest } from './places/forest';
import { garden } from './places/garden';
import { library } from './places/library';
import { mountains } from './places/mountains';
import { safeSpaceThings, safeSpaceThingsLight, safeSpaceThingsSmall } from './sheet';

/** Places in the order of the palette. */
const places = [mountains, beach, forest, cabin, garden, library] as const;

/** Pictures of the Safe Space Builder: six places, their thumbnails by day and by night, twenty-five elements, and all masks. */
export const safeSpacePictures: readonly Picture[] = [
  ...places.flatMap((place) => [placePicture(place), placeLight(place)]),
  placeViews(places, 'day'),
  placeViews(places, 'night'),
  safeSpaceThings,
  safeSpaceThingsLight,
  safeSpaceThingsSmall,
];
