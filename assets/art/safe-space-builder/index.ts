import type { Picture } from '../picture';
import { placeLight, placePicture, placeViews } from './place';
import { beach } from './places/beach';
import { cabin } from './places/cabin';
import { forest } from './places/forest';
import { garden } from './places/garden';
import { library } from './places/library';
import { mountains } from './places/mountains';
import { safeSpaceThings, safeSpaceThingsLight, safeSpaceThingsSmall } from './sheet';

/** In the order in which they are chosen from. */
const places = [mountains, beach, forest, cabin, garden, library] as const;

/** What the Safe Space Builder is made of: six places, twenty-five things, and how all of them answer to light. */
export const safeSpacePictures: readonly Picture[] = [
  ...places.flatMap((place) => [placePicture(place), placeLight(place)]),
  placeViews(places),
  safeSpaceThings,
  safeSpaceThingsLight,
  safeSpaceThingsSmall,
];
