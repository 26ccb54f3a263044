import type { Point } from '../kit/path';
import type { Plate } from '../kit/plate';
import type { Picture } from '../picture';

/** The whole picture that the layers are parts of, in units. */
const field = { width: 1600, height: 1000 } as const;

/** From where the light comes: over the clearing, a little to the right, behind the trees. */
const sun: Point = [0.16, -0.99];

/** The part of the picture that a layer covers, units. */
export interface Part {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/**
 * One layer of the forest, cut out around what is on it. It is drawn in units of the whole picture, by clear daylight:
 * dots, mist, hour and light are the scene's. `scale` is pixels per unit; what is far away needs few.
 */
export function depthLayer(
  name: string,
  part: Part,
  { seed, scale, quality = 62, limit }: { seed: number; scale: number; quality?: number; limit: number },
  draw: (plate: Plate) => void,
): Picture {
  const { left = 0, top = 0, right = field.width, bottom = field.height } = part;
  return {
    file: `forest-meditation/${name}.avif`,
    width: right - left,
    height: bottom - top,
    scale,
    seed,
    light: sun,
    dot: 0,
    quality,
    limit,
    draw: (plate) => {
      plate.ctx.translate(-left, -top);
      draw({ ...plate, ...field });
    },
  };
}
