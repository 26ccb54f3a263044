import type { Point } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import type { Picture } from '../../picture';
import { cover } from '../cover';

/** The cover of a game that has a page but cannot be played yet. It is only ever shown small, so it may weigh less. */
export function furtherCover(
  slug: string,
  seed: number,
  draw: (plate: Plate) => void,
  light?: Point,
  quality = 68,
): Picture {
  return { ...cover(slug, seed, draw, light), quality, limit: 40 };
}
