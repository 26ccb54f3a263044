import { createCanvas, type Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, tint, toBytes, toOklab } from './ink';
import { motes } from './life';
import { box, type Point, union } from './path';
import { along, type Plate, within } from './plate';
import { seeded } from './random';
import { glow } from './sky';

/** A layer of a picture under moonlight. */
interface Depth {
  /** OKLab lightness (0-1) of the darkest and of the lightest color. */
  readonly range: readonly [dark: number, light: number];
  /** Share of its daylight color that the layer keeps, 0-1. */
  readonly color: number;
  /** Share of moonlight blue, 0-1. */
  readonly blue: number;
}

/** Layers from far to near. Far ones are bluer and have less contrast. Rooms keep the colors of their lamps. */
const DEPTHS = {
  sky: { range: [0.15, 0.46], color: 0.32, blue: 1 },
  far: { range: [0.17, 0.5], color: 0.34, blue: 1 },
  middle: { range: [0.14, 0.57], color: 0.48, blue: 0.85 },
  near: { range: [0.11, 0.74], color: 0.66, blue: 0.6 },
  indoors: { range: [0.1, 0.73], color: 0.72, blue: 0 },
} as const satisfies Record<string, Depth>;

/** Color of the sky away from the horizon and the moon. */
const MIDNIGHT = '#0F3049';

/** OKLab axes of moonlight blue, per unit of lightness. */
const BLUE = [-0.065, -0.09] as const;

/**
 * Ends a layer of a night picture: grades everything painted since the previous call by its `depth`, and puts it on
 * the layers below. 'lit' keeps the colors, for lamps and the moon. By day it does nothing.
 */
export function moonlit(plate: Plate, depth: keyof typeof DEPTHS | 'lit'): void {
  const { canvas, ctx, moonlit: below } = plate;
  if (!below) return;
  if (depth !== 'lit') {
    const { range, color, blue } = DEPTHS[depth];
    const image = ctx.getImageData(0, 0, canvas.width, canvas.height);
    const { data } = image;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 0) continue;
      const [lightness, a, b] = toOklab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
      const dim = range[0] + (range[1] - range[0]) * lightness ** 1.32;
      const graded = toBytes([dim, a * color + BLUE[0] * blue * dim, b * color + BLUE[1] * blue * dim]);
      [data[i], data[i + 1], data[i + 2]] = graded;
    }
    ctx.putImageData(image, 0, 0);
  }
  below.drawImage(canvas, 0, 0);
  within(plate, null, () => {
    ctx.resetTransform();
    ctx.clearRect(0, 0, canvas.width, canvas.height);
  });
}

/** Returns everything painted so far, all layers together. */
export function together({ canvas, moonlit: below }: Plate): typeof canvas {
  if (!below) return canvas;
  const all = createCanvas(canvas.width, canvas.height);
  const pen = all.getContext('2d');
  pen.drawImage(below.canvas, 0, 0);
  pen.drawImage(canvas, 0, 0);
  return all;
}

/**
 * Darkens a night picture with deep blue, fully at `from` and not at all at `to`. Ends the layer before. By day it does
 * nothing.
 */
export function nightfall(plate: Plate, from: Point, to: Point, strength = 0.9): void {
  if (!plate.moonlit) return;
  plate.ctx.fillStyle = along(plate, from, to, [
    fade(MIDNIGHT, strength),
    fade(MIDNIGHT, strength * 0.72),
    fade(MIDNIGHT, 0),
  ]);
  plate.ctx.fillRect(0, 0, plate.width, plate.height);
  moonlit(plate, 'lit');
}

/** Paints moonlight along the edges of a shape that face the upper left. By day it does nothing. */
export function moonRim(plate: Plate, path: Path2D, breadth = 3.4): void {
  const { ctx, width, height } = plate;
  if (!plate.moonlit) return;
  within(plate, path, () => {
    ctx.translate(breadth * 0.5, breadth * 0.86);
    ctx.fillStyle = fade(ink.ice, 0.8);
    ctx.fill(union([box(-20, -20, width + 40, height + 40), path]), 'evenodd');
  });
}

/** Paints fireflies in a box. By day it does nothing. */
export function fireflies(
  plate: Plate,
  box: readonly [left: number, top: number, right: number, bottom: number],
  count: number,
): void {
  if (!plate.moonlit) return;
  motes({ ...plate, random: seeded(count) }, box, count, tint(ink.pollen, 0.3), 13);
  moonlit(plate, 'lit');
}

/** Paints lamplight around `center` with a radius of `reach` units. By day it does nothing. */
export function lamplight(plate: Plate, center: Point, reach: number, strength = 0.5): void {
  if (!plate.moonlit) return;
  glow(plate, center, reach, ink.pollen, strength);
  glow(plate, center, reach * 0.3, lightest, strength * 0.6);
  moonlit(plate, 'lit');
}
