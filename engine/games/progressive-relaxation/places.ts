/** Layout of the body in its slot. The picture's measures are those of `assets/art/progressive-relaxation`. */
import type { Slot } from '../../stage/scene';

/** Side of the ground's picture, units. */
export const FIELD = 1408;
/** y of the crown of the head in the ground's picture, units. The crown is at the horizontal center. */
export const CROWN_OFFSET = 150;

/**
 * Rectangle of the figure, units. x = 0 is the center line, y = 0 the crown. The two halves of the picture, one with
 * skin and hair and one with the clothes, each cover this rectangle.
 */
export const FIGURE = { left: -326, top: -64, width: 652, height: 1208 } as const;

/** Size that the body with its arms needs, units. */
const BODY_SPACE = { width: 680, height: 1256 } as const;

/** Center of the body, units below the crown. */
const CENTER = 556;

/** Aspect ratio above which the body lies horizontally, with its head on the left. */
const ACROSS = 1.3;

export interface BodyLayout {
  /** CSS px per unit. */
  readonly scale: number;
  readonly isAcross: boolean;
  /** Center of the body in the slot, CSS px. */
  readonly x: number;
  readonly y: number;
  /** Center of the body, units below the crown. */
  readonly center: number;
}

/** Centers the body and makes it as large as the slot allows. */
export function layOutBody({ width, height }: Pick<Slot, 'width' | 'height'>): BodyLayout {
  const isAcross = width > height * ACROSS;
  const [along, aside] = isAcross ? [width, height] : [height, width];
  return {
    scale: Math.min(along / BODY_SPACE.height, aside / BODY_SPACE.width),
    isAcross,
    x: width / 2,
    y: height / 2,
    center: CENTER,
  };
}
