import type { Point } from '../kit/path';
import type { Plate } from '../kit/plate';
import type { Picture } from '../picture';

/** Size of the whole picture that the layers form, units. */
const field = { width: 1600, height: 1000 } as const;

/** Direction to the light, which is above the clearing, slightly to the right, behind the trees. */
const sun: Point = [0.16, -0.99];

/** Rectangle of the picture that a layer covers, units. */
export interface Part {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/**
 * Returns one cut-out layer of the forest, in units of the whole picture and in clear daylight. The scene adds dither,
 * mist, the time of day and the light. `scale` is the number of px per unit. Distant layers need fewer.
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
