/** Small reference pictures of a stage: their encoding and comparison. */
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Opaque pixels, four bytes each. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Difference between two pictures. */
export interface Difference {
  /** Largest difference in one channel, 0-255. */
  readonly max: number;
  /** Share of pixels that differ by more than {@link VISIBLE} in a channel, 0-1. */
  readonly share: number;
}

/** Maximum difference in a channel between two pixels that count as equal, 0-255. */
const VISIBLE = 24;
/** Maximum share of different pixels, 0-1. */
export const MOST_SHARE = 0.02;

/** Maximum distance from the mean color in each channel for a pixel to count as having this color, 0-255. */
const SAME_COLOR = 6;
/** Share of pixels with the mean color above which a picture counts as blank, 0-1. */
const ONE_COLOR_SHARE = 0.98;

/** Quality of the WebP files, 0-100. Both pictures of a comparison are encoded, so that equal pixels stay equal. */
const QUALITY = 80;

/** Reduces a screenshot by `factor` in each direction. Each pixel is the mean of its area. */
export async function reduce(screenshot: Buffer, factor: number): Promise<Picture> {
  const whole = await decode(screenshot);
  const width = Math.floor(whole.width / factor);
  const height = Math.floor(whole.height / factor);
  const sums = new Uint32Array(width * height * 4);
  for (let y = 0; y < height * factor; y++)
    for (let x = 0; x < width * factor; x++) {
      const from = (y * whole.width + x) * 4;
      const to = (Math.floor(y / factor) * width + Math.floor(x / factor)) * 4;
      for (let channel = 0; channel < 4; channel++)
        sums[to + channel] = (sums[to + channel] ?? 0) + (whole.data[from + channel] ?? 0);
    }
  const data = Uint8ClampedArray.from(sums, (sum) => sum / factor ** 2);
  return { width, height, data };
}

/** Returns the bytes of the WebP file. */
export function encode({ width, height, data }: Picture): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas.encode('webp', QUALITY);
}

export async function decode(file: Buffer): Promise<Picture> {
  const image = await loadImage(file);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Compares two pictures. Pictures of different sizes differ completely. */
export function compare(one: Picture, other: Picture): Difference {
  if (one.width !== other.width || one.height !== other.height) return { max: 255, share: 1 };
  let max = 0;
  let visible = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel++)
      most = Math.max(most, Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)));
    if (most > VISIBLE) visible += 1;
    max = Math.max(max, most);
  }
  return { max, share: visible / (one.width * one.height) };
}

/** Returns whether nearly all pixels have the same color, as on an empty canvas. */
export function isOneColor({ width, height, data }: Picture): boolean {
  const mean = [0, 0, 0];
  for (let at = 0; at < data.length; at++)
    if (at % 4 < 3) mean[at % 4] = (mean[at % 4] ?? 0) + (data[at] ?? 0) / (width * height);
  let same = 0;
  for (let at = 0; at < data.length; at += 4)
    if (mean.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= SAME_COLOR)) same += 1;
  return same / (width * height) > ONE_COLOR_SHARE;
}

/**
 * Returns the reference picture, the actual picture, and the differing pixels (white), side by side. For pictures of
 * different sizes the third part stays black.
 */
export function sideBySide(kept: Picture, actual: Picture): Promise<Buffer> {
  const width = kept.width + 2 * actual.width;
  const height = Math.max(kept.height, actual.height);
  const data = new Uint8ClampedArray(width * height * 4);
  const isSameSize = kept.width === actual.width && kept.height === actual.height;
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  const put = ({ width: across, data: pixels }: Picture, left: number) => {
    for (let at = 0; at < pixels.length; at += 4) {
      const x = left + ((at / 4) % across);
      const y = Math.floor(at / 4 / across);
      data.set(pixels.subarray(at, at + 4), (y * width + x) * 4);
    }
  };
  put(kept, 0);
  put(actual, kept.width);
  if (isSameSize) {
    const marks = actual.data.map((value, at) => {
      if (at % 4 === 3) return 255;
      const first = at - (at % 4);
      const differs = [0, 1, 2].some(
        (channel) =>
          Math.abs((actual.data[first + channel] ?? 0) - (kept.data[first + channel] ?? 0)) > VISIBLE,
      );
      return differs ? 255 : value / 4;
    });
    put({ ...actual, data: marks }, kept.width + actual.width);
  }
  return encode({ width, height, data });
}
