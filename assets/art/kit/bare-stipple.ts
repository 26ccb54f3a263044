import type { ImageData } from '@napi-rs/canvas';
import { blueNoise, tileSide } from './blue-noise';
import { toOklab } from './ink';

/** Radius of a pixel's neighborhood, px. */
const reach = 7;

/**
 * Converts a picture to dots of one color on a transparent background. Dots appear where the picture is dark or
 * darker than its neighborhood, so that pale outlines on a pale ground stay visible. Changes the image and returns
 * it.
 */
export function bareStipple(image: ImageData): ImageData {
  const { data, width, height } = image;
  const light = Float32Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * 4;
    return toOklab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)[0];
  });
  const around = meanAround(light, width, height);
  const inOrder = light.toSorted();
  const [dark = 0, pale = 1] = [0.02, 0.98].map((share) => inOrder[Math.floor(share * (inOrder.length - 1))]);
  const noise = blueNoise(1);
  light.forEach((value, pixel) => {
    const tone = 0.62 * ((pale - value) / (pale - dark)) ** 1.4 + 2.6 * ((around[pixel] ?? value) - value);
    const threshold = noise[Math.floor(pixel / width) * tileSide + (pixel % width)] ?? 0;
    data.set([0, 0, 0, tone > threshold ? 255 : 0], pixel * 4);
  });
  return image;
}

/** Returns the mean of each pixel's neighborhood within the picture. */
function meanAround(values: Float32Array, width: number, height: number): Float32Array {
  return values.map((_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    let sum = 0;
    let count = 0;
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
        sum += values[row * width + column] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}
