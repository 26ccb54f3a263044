import type { Point } from '../kit/path';
import type { Plate } from '../kit/plate';
import type { Picture } from '../picture';

/** Size of the whole picture that the planes form, units. */
const field = { width: 1600, height: 1000 } as const;

/** Direction to the light, which is above, slightly to the right, behind the subject. */
const sun: Point = [0.3, -0.95];

/**
 * The planes of every scene, from far to near: rectangle in the picture (units), px per unit, and maximum size in KB.
 * Water is a plane of its own, because only water ripples and glints. All planes of one scene together stay under
 * 110 KB.
 */
const PLANES = {
  far: { left: 0, top: 0, right: 1600, bottom: 1000, scale: 0.6, limit: 14 },
  back: { left: 0, top: 0, right: 1600, bottom: 1000, scale: 0.75, limit: 26 },
  middle: { left: 0, top: 0, right: 1600, bottom: 1000, scale: 0.85, limit: 40 },
  water: { left: 0, top: 400, right: 1600, bottom: 1000, scale: 0.8, limit: 24 },
  subject: { left: 0, top: 0, right: 1600, bottom: 1000, scale: 1.2, limit: 70 },
  'near-left': { left: 0, top: 0, right: 560, bottom: 1000, scale: 0.9, limit: 22 },
  'near-right': { left: 1040, top: 0, right: 1600, bottom: 1000, scale: 0.9, limit: 22 },
} as const;

type PlaneName = keyof typeof PLANES;

/** Functions that paint a scene's planes, in units of the whole picture and in clear daylight. */
export type Planes = Partial<Record<PlaneName, (plate: Plate) => void>>;

/** Returns the pictures of one scene. The shader adds dither, mist, the time of day and light. */
export function paintedScene(id: string, seed: number, planes: Planes): readonly Picture[] {
  return (Object.keys(PLANES) as PlaneName[]).flatMap((name, index) => {
    const draw = planes[name];
    if (!draw) return [];
    const { left, top, right, bottom, scale, limit } = PLANES[name];
    return [
      {
        file: `guided-imagery/${id}-${name}.avif`,
        width: right - left,
        height: bottom - top,
        scale,
        seed: seed + index * 101,
        light: sun,
        dot: 0,
        quality: 60,
        limit,
        draw: (plate: Plate) => {
          plate.ctx.translate(-left, -top);
          draw({ ...plate, ...field });
        },
      },
    ];
  });
}
