/** Types for the light and the composition of a garden. */

import type { Heap } from '../kit/crown';
import { ink, mix } from '../kit/ink';

/** The light of a time of day. */
export interface Mood {
  readonly sky: readonly string[];
  readonly glow: string;
  readonly power: number;
  readonly mist: string;
  /** Returns a color under this light. */
  readonly lit: (color: string) => string;
  /** Returns the color of the side that faces the light. */
  readonly rim: (color: string) => string;
  readonly isNight: boolean;
}

/** Positions of the parts of a garden, units. The middle stays plain, because the stones lie there during play. */
export interface Composition {
  /** y of the farthest hills. */
  readonly hills: number;
  /** Walls of the garden's terraces from far to near: y of the top, and height. */
  readonly walls: readonly (readonly [y: number, tall: number])[];
  readonly lantern: readonly [x: number, base: number];
  /** x of the brook, which falls from terrace to terrace. */
  readonly brook: number;
  readonly maple: { readonly x: number; readonly base: number; readonly top: number; readonly lean: number };
  readonly crown: readonly Heap[];
  /** Azaleas: x, y, width, and share of heather in the color. */
  readonly azaleas: readonly (readonly [x: number, y: number, wide: number, hue: number])[];
  readonly stairs: number;
  readonly light: readonly [x: number, y: number];
  readonly moon: readonly [x: number, y: number];
  readonly fronds: readonly (readonly [x: number, turn: number, curl: number])[];
}

export const stone = mix(mix(ink.heather, ink.lichen, 0.5), ink.ice, 0.24);
