/** Where the body lies in its slot. The numbers of the field are those of `assets/art/progressive-relaxation`. */
import type { Slot } from '../../stage/scene';

/** Side of the ground, units; the crown of the head lies at its middle, so far from its upper edge. */
export const FIELD = 1408;
export const LIES = 150;

/** The figure's picture in units of the body: x = 0 is its middle, y = 0 the crown. */
export const FIGURE = { left: -310, top: -40, width: 620, height: 1184 } as const;

/** Room that the body wants with its arms, units. */
const WANTS = { width: 660, height: 1256 } as const;

/** The middle of the body, units from the crown. */
const CENTER = 556;

/** A slot wider than this for its height has the body across, its head to the left. */
const ACROSS = 1.3;

export interface Lying {
  /** CSS px per unit. */
  readonly scale: number;
  readonly isAcross: boolean;
  /** Where the middle of the body is, CSS px. */
  readonly x: number;
  readonly y: number;
  /** The middle of the body, units. */
  readonly center: number;
}

/** The body as large as the slot allows, in its middle. */
export function lieIn({ width, height }: Pick<Slot, 'width' | 'height'>): Lying {
  const isAcross = width > height * ACROSS;
  const [along, aside] = isAcross ? [width, height] : [height, width];
  return {
    scale: Math.min(along / WANTS.height, aside / WANTS.width),
    isAcross,
    x: width / 2,
    y: height / 2,
    center: CENTER,
  };
}
