import type { Point } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import type { Picture } from '../../picture';
import { cover } from '../cover';

/** Returns the cover of a further entry of the catalog, by default with stronger compression than {@link cover}. */
export function furtherCover(
  slug: string,
  seed: number,
  draw: (plate: Plate) => void,
  light?: Point,
  quality = 68,
): Picture {
  return { ...cover(slug, seed, draw, light), quality, limit: 40 };
}
