import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Reduces a canvas by area averaging, so that dots become tones without aliasing. Never enlarges. */
export function shrink(source: Canvas, width: number, height: number): Canvas {
  const from = source.getContext('2d').getImageData(0, 0, source.width, source.height).data;
  const across = new Float32Array(width * source.height * 4);
  resampleLines(from, across, source.width, width, source.height, 4, source.width * 4, width * 4);
  const both = new Float32Array(width * height * 4);
  resampleLines(across, both, source.height, height, width, width * 4, 4, 4);
  const target = createCanvas(width, height);
  const pen = target.getContext('2d');
  const image = pen.createImageData(width, height);
  image.data.set(both);
  pen.putImageData(image, 0, 0);
  return target;
}

/**
 * Averages lines of RGBA pixels to a new length.
 * @param lines number of lines. `step` and the strides are in elements of the array
 */
function resampleLines(
  from: ArrayLike<number>,
  to: Float32Array,
  oldLength: number,
  newLength: number,
  lines: number,
  step: number,
  fromStride: number,
  toStride: number,
): void {
  const ratio = oldLength / newLength;
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < newLength; i++) {
      const start = i * ratio;
      const end = Math.min(oldLength, start + ratio);
      const target = line * toStride + i * step;
      for (let p = Math.floor(start); p < end; p++) {
        const weight = (Math.min(end, p + 1) - Math.max(start, p)) / ratio;
        const source = line * fromStride + p * step;
        for (let c = 0; c < 4; c++) to[target + c] = (to[target + c] ?? 0) + (from[source + c] ?? 0) * weight;
      }
    }
  }
}
