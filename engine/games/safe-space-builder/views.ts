/** The six places: their pictures, and what of them a slot shows. */
import beach from '../../../assets/images/safe-space-builder/beach.avif';
import beachLight from '../../../assets/images/safe-space-builder/beach-light.avif';
import cabin from '../../../assets/images/safe-space-builder/cabin.avif';
import cabinLight from '../../../assets/images/safe-space-builder/cabin-light.avif';
import forest from '../../../assets/images/safe-space-builder/forest.avif';
import forestLight from '../../../assets/images/safe-space-builder/forest-light.avif';
import garden from '../../../assets/images/safe-space-builder/garden.avif';
import gardenLight from '../../../assets/images/safe-space-builder/garden-light.avif';
import library from '../../../assets/images/safe-space-builder/library.avif';
import libraryLight from '../../../assets/images/safe-space-builder/library-light.avif';
import mountains from '../../../assets/images/safe-space-builder/mountains.avif';
import mountainsLight from '../../../assets/images/safe-space-builder/mountains-light.avif';
import type { Background } from '../../../domain/safe-space';
import type { Slot } from '../../core/scene';

/** Addresses of a place's picture and of the map of its lights. */
export interface View {
  readonly picture: string;
  readonly light: string;
}

export const VIEWS: Readonly<Record<Background, View>> = {
  mountains: { picture: mountains, light: mountainsLight },
  beach: { picture: beach, light: beachLight },
  forest: { picture: forest, light: forestLight },
  cabin: { picture: cabin, light: cabinLight },
  garden: { picture: garden, light: gardenLight },
  library: { picture: library, light: libraryLight },
};

/** What keeps its place when a slot shows less than the whole picture: the middle, and the ground. */
const HELD = { x: 0.5, y: 0.75 } as const;

/** What of a picture is seen: left upper corner and size, as shares of it. */
export function partOf(
  picture: { readonly width: number; readonly height: number },
  { width, height }: Pick<Slot, 'width' | 'height'>,
): readonly [left: number, top: number, width: number, height: number] {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, tall] = [width / scale / picture.width, height / scale / picture.height];
  return [(1 - wide) * HELD.x, (1 - tall) * HELD.y, wide, tall];
}
