import { type CanvasGradient, createCanvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { blueNoise, tileSide } from './blue-noise';
import { fade, shade, tint } from './ink';
import type { Point } from './path';
import type { Plate } from './plate';

/** Softness of a dot's edge: the width of the transition around the threshold, in opacity. */
const softness = 0.35;

/**
 * Paints a path as dots, which is the characteristic effect of the illustrations. The path is drawn on a separate
 * canvas, and a pixel stays only where its opacity exceeds the blue noise. Only the bounds of the path are computed.
 * The current transform and clip apply. On a plate with `dot` 0 the smooth tone is painted, because the scene's
 * shader dithers it.
 * @param paint returns a gradient of opacity
 * @param strength opacity of a dot, 0-1
 */
function stipple(
  plate: Plate,
  path: Path2D,
  paint: (ctx: SKRSContext2D) => CanvasGradient | string,
  strength = 1,
): void {
  const { ctx, canvas, dot } = plate;
  if (dot === 0) {
    ctx.save();
    ctx.globalAlpha = strength;
    ctx.fillStyle = paint(ctx);
    ctx.fill(path);
    ctx.restore();
    return;
  }
  const [left, top, right, bottom] = path.computeTightBounds();
  const m = ctx.getTransform();
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x0 = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const y0 = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  const width = Math.min(canvas.width, Math.ceil(Math.max(...xs)) + 1) - x0;
  const height = Math.min(canvas.height, Math.ceil(Math.max(...ys)) + 1) - y0;
  if (width < 1 || height < 1) return;

  const aside = createCanvas(width, height);
  const pen = aside.getContext('2d');
  pen.setTransform(m.a, m.b, m.c, m.d, m.e - x0, m.f - y0);
  pen.fillStyle = paint(pen);
  pen.fill(path);
  const image = pen.getImageData(0, 0, width, height);
  const noise = blueNoise(dot);
  const { data } = image;
  for (let y = 0; y < height; y++) {
    const row = ((y + y0) % tileSide) * tileSide;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4 + 3;
      const opacity = (data[i] ?? 0) / 255;
      if (opacity === 0) continue;
      const lift = (opacity - (noise[row + ((x + x0) % tileSide)] ?? 0)) / softness + 0.5;
      data[i] = Math.min(1, Math.max(0, lift)) * Math.min(1, opacity * 4) * 255 * strength;
    }
  }
  pen.putImageData(image, 0, 0);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(aside, x0, y0);
  ctx.restore();
}

/** Paints dots of one color. Their density rises from 0 at `from` to `density` (0-1) at `to`. */
export function stippleAlong(
  plate: Plate,
  path: Path2D,
  color: string,
  from: Point,
  to: Point,
  density = 0.8,
  strength = 1,
): void {
  stipple(
    plate,
    path,
    (pen) => {
      const gradient = pen.createLinearGradient(...from, ...to);
      gradient.addColorStop(0, fade(color, 0));
      gradient.addColorStop(1, fade(color, density));
      return gradient;
    },
    strength,
  );
}

/**
 * Paints dots of one color that are densest at `center` and fade over `reach` units.
 * @param density maximum density, 0-1
 */
export function stippleAround(
  plate: Plate,
  path: Path2D,
  color: string,
  center: Point,
  reach: number,
  density = 0.8,
): void {
  stipple(plate, path, (pen) => {
    const gradient = pen.createRadialGradient(...center, 0, ...center, reach);
    gradient.addColorStop(0, fade(color, density));
    gradient.addColorStop(1, fade(color, 0));
    return gradient;
  });
}

export interface FormStyle {
  /** Flat color or gradient of the shape. */
  fill: string | CanvasGradient;
  /** Color of the dots on the shaded side, or `null` for none. Required if `fill` is a gradient. */
  shade?: string | null;
  /** Color of the dots on the lit side, or `null` for none. */
  light?: string | null;
  /** Maximum density of the dots, 0-1. */
  depth?: number;
  /** Direction to the light for this shape. By default the plate's. */
  towards?: Point;
  /** Start of the shadow dots between the lit edge (0) and the far edge (1). */
  start?: number;
}

/** Paints a shape in the common style: flat, with a stippled shaded side and a stippled lit side. */
export function form(plate: Plate, path: Path2D, style: FormStyle): void {
  const { fill, depth = 0.75, towards = plate.light, start = 0.36 } = style;
  const flat = typeof fill === 'string' ? fill : null;
  const dark = style.shade === undefined ? flat && shade(flat, 0.42) : style.shade;
  const pale = style.light === undefined ? flat && tint(flat, 0.42) : style.light;
  plate.ctx.fillStyle = fill;
  plate.ctx.fill(path);
  const [left, top, right, bottom] = path.computeTightBounds();
  const center: Point = [(left + right) / 2, (top + bottom) / 2];
  const half = (Math.abs(towards[0]) * (right - left) + Math.abs(towards[1]) * (bottom - top)) / 2;
  const at = (share: number): Point => [
    center[0] + towards[0] * half * (1 - 2 * share),
    center[1] + towards[1] * half * (1 - 2 * share),
  ];
  if (dark) stippleAlong(plate, path, dark, at(start), at(1), depth);
  if (pale) stippleAlong(plate, path, pale, at(0.4), at(0), depth * 0.7);
}
