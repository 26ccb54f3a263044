import { createCanvas, type Path2D } from '@napi-rs/canvas';
import { distances } from './distance';
import type { Plate } from './plate';

export interface Inflation {
  /** Width of the rounded edge, units. */
  readonly radius: number;
  /** Color of the shaded side. */
  readonly shade: string;
  /** Color of the lit side. */
  readonly light: string;
  /** Maximum opacity of both sides, 0-1. */
  readonly depth: number;
  readonly glint: number;
}

/** Blurs three times with a box of side `2 * reach + 1`, which approximates a Gaussian. */
export function blur(values: Float64Array, width: number, height: number, reach: number): Float64Array {
  let from = values;
  for (let round = 0; round < 3; round++) {
    for (const [step, length, lines, stride] of [
      [1, width, height, width],
      [width, height, width, 1],
    ] as const) {
      const to = new Float64Array(from.length);
      for (let line = 0; line < lines; line++) {
        let sum = 0;
        const at = (i: number) => from[line * stride + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
        for (let i = -reach; i <= reach; i++) sum += at(i);
        for (let i = 0; i < length; i++) {
          to[line * stride + i * step] = sum / (2 * reach + 1);
          sum += at(i + reach + 1) - at(i - reach);
        }
      }
      from = to;
    }
  }
  return from;
}

const bytesOf = (color: string) => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));

/**
 * Shades a flat shape of any outline as if it were inflated: smooth shade away from the plate's light, and light
 * toward it. Draws nothing outside the shape. Suits plates with smooth tones instead of dots. The transform may scale
 * and move the plate, but not rotate it.
 */
export function inflate(plate: Plate, path: Path2D, { radius, shade, light, depth, glint }: Inflation): void {
  const { canvas, ctx, scale } = plate;
  const m = ctx.getTransform();
  const reach = radius * scale;
  // Limits the work to the shape's bounds, with a margin for the blur.
  const margin = Math.ceil(reach * 0.4) + 3;
  const [left, top, right, bottom] = path.computeTightBounds();
  const [x0, y0] = [
    Math.max(0, Math.floor(m.a * left + m.e) - margin),
    Math.max(0, Math.floor(m.d * top + m.f) - margin),
  ];
  const width = Math.min(canvas.width, Math.ceil(m.a * right + m.e) + margin) - x0;
  const height = Math.min(canvas.height, Math.ceil(m.d * bottom + m.f) + margin) - y0;
  if (width < 1 || height < 1) return;
  const mask = createCanvas(width, height);
  const pen = mask.getContext('2d');
  pen.setTransform(m.a, m.b, m.c, m.d, m.e - x0, m.f - y0);
  pen.fill(path);
  const image = pen.getImageData(0, 0, width, height);
  const opacity = image.data.filter((_, i) => i % 4 === 3);
  const domed = distances(opacity, width, height).map((away) => {
    const part = 1 - Math.min(1, Math.max(0, away) / reach);
    return Math.sqrt(1 - part * part) * reach;
  });
  const surface = blur(domed, width, height, Math.max(1, Math.round(reach * 0.12)));
  const [dark, pale] = [bytesOf(shade), bytesOf(light)];
  for (let i = 0; i < opacity.length; i++) {
    if (opacity[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
    const slopeX = ((surface[i + 1] ?? 0) - (surface[i - 1] ?? 0)) / 2;
    const slopeY = ((surface[i + width] ?? 0) - (surface[i - width] ?? 0)) / 2;
    const length = Math.hypot(slopeX, slopeY, 1);
    const facing = -(slopeX * plate.light[0] + slopeY * plate.light[1]) / length;
    const strength = facing < 0 ? -facing * depth : facing * glint;
    const color = facing < 0 ? dark : pale;
    for (let c = 0; c < 3; c++) image.data[i * 4 + c] = color[c] ?? 0;
    image.data[i * 4 + 3] = Math.min(1, strength) * (opacity[i] ?? 0);
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.putImageData(image, 0, 0);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(mask, x0, y0);
  ctx.restore();
}
