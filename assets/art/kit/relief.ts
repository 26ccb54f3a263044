import { createCanvas, type Path2D } from '@napi-rs/canvas';
import { blur } from './blur';
import { distances } from './distance';
import type { Plate } from './plate';

/** Normals of an inflated shape for all pixels of its bounds. */
export interface Relief {
  /** Upper left corner of the bounds on the canvas, and their size, px. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Opacity of each pixel, 0-255. */
  readonly opacity: Uint8ClampedArray;
  /** Normal of each pixel to the right and downward, -1 to 1. Where both are 0, the surface faces the viewer. */
  readonly right: Float32Array;
  readonly down: Float32Array;
}

/** Padding around the bounds, px. Without it, edges at the bounds would not be found. */
const AIR = 2;

/**
 * Inflates a flat shape and returns its normals. The current transform applies. Only the bounds of the shape are
 * computed.
 *
 * @param radius width of the rounded edge, units
 */
export function relief({ canvas, ctx, scale }: Plate, path: Path2D, radius: number): Relief | undefined {
  const m = ctx.getTransform();
  const [x0, y0, x1, y1] = path.computeTightBounds();
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const left = Math.max(-AIR, Math.floor(Math.min(...xs)) - AIR);
  const top = Math.max(-AIR, Math.floor(Math.min(...ys)) - AIR);
  const width = Math.min(canvas.width + AIR, Math.ceil(Math.max(...xs)) + AIR) - left;
  const height = Math.min(canvas.height + AIR, Math.ceil(Math.max(...ys)) + AIR) - top;
  if (width < 4 || height < 4) return undefined;
  const pen = createCanvas(width, height).getContext('2d');
  pen.setTransform(m.a, m.b, m.c, m.d, m.e - left, m.f - top);
  pen.fill(path);
  const opacity = pen.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 3);
  const grown = Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) / scale;
  const reach = radius * scale * grown;
  const domed = distances(opacity, width, height).map((away) => {
    const part = 1 - Math.min(1, Math.max(0, away) / reach);
    return Math.sqrt(1 - part * part) * reach;
  });
  const surface = blur(domed, width, height, Math.max(1, Math.round(reach * 0.16)));
  const [right, down] = [new Float32Array(opacity.length), new Float32Array(opacity.length)];
  for (let i = 0; i < opacity.length; i++) {
    if (opacity[i] === 0) continue;
    const slopeX = ((surface[i + 1] ?? 0) - (surface[i - 1] ?? 0)) / 2;
    const slopeY = ((surface[i + width] ?? 0) - (surface[i - width] ?? 0)) / 2;
    const length = Math.hypot(slopeX, slopeY, 1);
    right[i] = -slopeX / length;
    down[i] = -slopeY / length;
  }
  return { left, top, width, height, opacity, right, down };
}
