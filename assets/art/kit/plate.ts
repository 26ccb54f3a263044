import { type Canvas, type CanvasGradient, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix } from './ink';
import type { Point } from './path';
import { type Random, seeded } from './random';

/** A picture that is being painted. Every drawing function gets it as an argument. */
export interface Plate {
  readonly canvas: Canvas;
  readonly ctx: SKRSContext2D;
  /** Size in units. A card is 400 x 500, a cover 800 x 600. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit. */
  readonly scale: number;
  /** Size of a stipple dot, px, 1 to 2. With 0 the plate has smooth tones, for a scene that dithers them itself. */
  readonly dot: number;
  readonly random: Random;
  /** Direction to the light as a unit vector: [0.6, -0.8] is the upper right. */
  readonly light: Point;
  /** Finished layers of a night picture; undefined by day. `moonlit` puts each layer there. */
  readonly moonlit: SKRSContext2D | undefined;
}

export interface PlateOptions {
  width: number;
  height: number;
  scale?: number;
  seed: number;
  light?: Point;
  dot?: number;
  isNight?: boolean;
}

export function plate({
  width,
  height,
  scale = 2,
  seed,
  light = [0.6, -0.8],
  dot = 1.8,
  isNight = false,
}: PlateOptions): Plate {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const length = Math.hypot(...light);
  const toLight: Point = [light[0] / length, light[1] / length];
  const moonlit = isNight ? createCanvas(canvas.width, canvas.height).getContext('2d') : undefined;
  return { canvas, ctx, width, height, scale, dot, random: seeded(seed), light: toLight, moonlit };
}

/**
 * Interpolates the colors of a gradient in OKLab.
 * @param stops positions of the colors, 0-1; evenly spaced by default
 */
function spread(
  gradient: CanvasGradient,
  colors: readonly string[],
  stops: readonly number[] = colors.map((_, i) => i / Math.max(1, colors.length - 1)),
): CanvasGradient {
  const steps = 6;
  for (let i = 0; i < colors.length - 1; i++) {
    const from = stops[i] ?? 0;
    const to = stops[i + 1] ?? 1;
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      gradient.addColorStop(from + (to - from) * t, mix(colors[i] ?? '', colors[i + 1] ?? '', t));
    }
  }
  return gradient;
}

/** Returns a linear gradient between two points. Coordinates are in units. */
export function along(
  { ctx }: Plate,
  from: Point,
  to: Point,
  colors: readonly string[],
  stops?: readonly number[],
): CanvasGradient {
  return spread(ctx.createLinearGradient(...from, ...to), colors, stops);
}

/** Returns a vertical gradient between two heights, units. */
export function down(
  sheet: Plate,
  top: number,
  bottom: number,
  colors: readonly string[],
  stops?: readonly number[],
): CanvasGradient {
  return along(sheet, [0, top], [0, bottom], colors, stops);
}

/**
 * Returns a radial gradient.
 * @param reach radius, units
 */
export function outwards(
  { ctx }: Plate,
  center: Point,
  reach: number,
  colors: readonly string[],
  stops?: readonly number[],
): CanvasGradient {
  return spread(ctx.createRadialGradient(...center, 0, ...center, reach), colors, stops);
}

/**
 * Draws inside a clip path, and restores all settings afterward.
 * @param clip null for the whole plate
 */
export function within(
  { ctx }: Plate,
  clip: Parameters<SKRSContext2D['clip']>[0] | null,
  draw: () => void,
): void {
  ctx.save();
  if (clip) ctx.clip(clip);
  draw();
  ctx.restore();
}
