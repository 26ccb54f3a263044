/** The six places: their pictures, and what of them a slot shows. */
import cover from '../../../assets/images/covers/safe-space-builder.webp';
import { BACKGROUNDS, type Background } from '../../../domain/safe-space';
import type { Slot } from '../../core/scene';

/** Addresses of a place's picture and of the map of its lights. */
export interface View {
  readonly picture: string;
  readonly light: string;
}

export const VIEWS = Object.fromEntries(
  BACKGROUNDS.map((background) => [background, { picture: cover, light: cover }]),
) as unknown as Readonly<Record<Background, View>>;

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
