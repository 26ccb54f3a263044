/** The six places: their pictures, and the part of a picture that a slot shows. */
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
import type { Slot } from '../../stage/scene';

/** A fire, lantern or lamp in a place's picture. Lengths are shares of the picture's height. */
interface PaintedLamp {
  /** Position of the light. `x` is a share of the picture's width. */
  readonly x: number;
  readonly y: number;
  /** y of the ground below the light. */
  readonly ground: number;
  readonly reach: number;
  /** Strength of the light, relative to a fire. */
  readonly power: number;
}

/** A place: addresses of its picture and of its light masks, and its light on elements. */
export interface View {
  readonly picture: string;
  readonly light: string;
  readonly lamps: readonly PaintedLamp[];
  /**
   * Direction of sunlight and moonlight through a window: offset on the ground per px of height, px to the right and
   * px toward the viewer. Undefined outdoors.
   */
  readonly window?: readonly [right: number, down: number];
  /** The moon, as on the thumbnail (assets/art/safe-space-builder). Undefined where no window shows it. */
  readonly moon?: Moon;
  /**
   * Blend factor of the night air in front of distant parts, 0-1. Without it, pale leaves would be brighter than the
   * night sky behind them. Undefined where the moon lights the distance.
   */
  readonly dusk?: number;
}

/** Center of the moon, as shares of the picture's width and height. */
type Moon = readonly [x: number, y: number];

/** The moon behind a wall. */
export const MOON: Moon = [0.22, 0.12];

/** Positions as in the art (assets/art/safe-space-builder/places). */
const fire: PaintedLamp = { x: 0.644, y: 0.4, ground: 0.48, reach: 0.85, power: 1 };
const wall = (x: number, y: number): PaintedLamp => ({ x, y, ground: 0.45, reach: 0.4, power: 0.5 });
const pendant = (x: number): PaintedLamp => ({ x, y: 0.17, ground: 0.64, reach: 0.72, power: 0.8 });

export const VIEWS: Readonly<Record<Background, View>> = {
  // The lamps of the hut and the lighthouse are too far away to light elements.
  mountains: { picture: mountains, light: mountainsLight, lamps: [], moon: [0.28, 0.12] },
  beach: { picture: beach, light: beachLight, lamps: [], moon: [0.31, 0.12] },
  forest: {
    picture: forest,
    light: forestLight,
    lamps: [{ x: 0.305, y: 0.335, ground: 0.51, reach: 0.5, power: 0.7 }],
    moon: [0.42, 0.12],
    dusk: 0.7,
  },
  cabin: {
    picture: cabin,
    light: cabinLight,
    lamps: [fire, wall(0.5, 0.1), wall(0.785, 0.09)],
    window: [1.2, 1],
  },
  garden: {
    picture: garden,
    light: gardenLight,
    lamps: [wall(0.4475, 0.3), wall(0.5775, 0.3)],
    moon: [0.28, 0.08],
    dusk: 0.45,
  },
  library: {
    picture: library,
    light: libraryLight,
    lamps: [pendant(0.21), pendant(0.79)],
    window: [0.92, 1.08],
    moon: [0.395, 0.135],
    dusk: 0.55,
  },
};

/** Point that stays in view when a slot crops the picture: the middle of the ground. */
const HELD = { x: 0.5, y: 0.75 } as const;

/** Returns the visible part of a picture: upper left corner and size, as shares of the picture. */
export function partOf(
  picture: { readonly width: number; readonly height: number },
  { width, height }: Pick<Slot, 'width' | 'height'>,
): readonly [left: number, top: number, width: number, height: number] {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, tall] = [width / scale / picture.width, height / scale / picture.height];
  return [(1 - wide) * HELD.x, (1 - tall) * HELD.y, wide, tall];
}
