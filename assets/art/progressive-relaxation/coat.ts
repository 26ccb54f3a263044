/** Colors and hair of the fox. They are those of the fox on the cover. */
import type { Path2D } from '@napi-rs/canvas';
import { ink, lightest, mix, shade } from '../kit/ink';
import type { Point } from '../kit/path';
import { curve, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form } from '../kit/stipple';
import { rows } from '../kit/trace';

export const fur = mix(ink.clay, ink.pollen, 0.26);
export const cream = mix(ink.snow, ink.rose, 0.14);
export const dim = mix(ink.rose, ink.bark, 0.34);
export const dark = mix(ink.bark, ink.night, 0.5);
export const pad = mix(ink.dusk, ink.rose, 0.2);
export const crease = shade(fur, 0.5);

/** Tense or at rest. */
export type State = 'rest' | 'tense';

/** Paints a part of the coat. */
export const coat = (plate: Plate, path: Path2D, fill = fur): void =>
  form(plate, path, {
    fill,
    shade: shade(fill, 0.42),
    light: mix(fill, lightest, 0.45),
    depth: 0.85,
  });

/**
 * Paints tufts of hair that stand on end. Each has its root, angle (degrees; 0 is right, -90 is up) and length. Paint
 * the part that they grow from afterward.
 */
export function bristle(plate: Plate, text: string, fill = fur): void {
  const tufts = rows(text).map(([x = 0, y = 0, angle = 0, length = 0]) => {
    const turn = (angle * Math.PI) / 180;
    const place = (along: number, across: number): Point => [
      x + Math.cos(turn) * along - Math.sin(turn) * across,
      y + Math.sin(turn) * along + Math.cos(turn) * across,
    ];
    return curve(
      [place(-24, -22), place(length * 0.45, -9), place(length, -3), place(length * 0.5, 7), place(-24, 22)],
      true,
      0.5,
    );
  });
  form(plate, union(tufts), { fill, shade: shade(fill, 0.3), light: null, depth: 0.6 });
}

/** Draws the same on both sides of the center line. `draw` is for the right side. */
export function onBothSides(plate: Plate, draw: (side: 1 | -1) => void): void {
  for (const side of [1, -1] as const)
    within(plate, null, () => {
      plate.ctx.scale(side, 1);
      draw(side);
    });
}

/** Strokes lines of one color. */
export function strokes(plate: Plate, paths: readonly Path2D[], color: string, width: number): void {
  plate.ctx.strokeStyle = color;
  plate.ctx.lineWidth = width;
  for (const path of paths) plate.ctx.stroke(path);
}
