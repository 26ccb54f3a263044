import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { toLinear, toOklab } from '../../../assets/art/kit/ink';
import { shrink } from '../../../assets/art/output/shrink';
import { root } from '../../house/support/tree';

/** Decodes a picture below `assets/images`. */
export async function decode(file: string): Promise<Canvas> {
  return decodeBytes(readFileSync(path.join(root, 'assets/images', file)));
}

/** @throws when the bytes are not a complete picture */
export async function decodeBytes(bytes: Buffer): Promise<Canvas> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/** Crops a picture. */
export function cut(picture: Canvas, x: number, y: number, width: number, height: number): Canvas {
  const part = createCanvas(width, height);
  part.getContext('2d').drawImage(picture, x, y, width, height, 0, 0, width, height);
  return part;
}

/** Returns the part of a picture that fills a box with `object-fit: cover` at this `object-position`, percent. */
export function filling(
  picture: Canvas,
  width: number,
  height: number,
  [x, y]: readonly [x: number, y: number],
): Canvas {
  const scale = Math.min(picture.width / width, picture.height / height);
  const [wide, tall] = [Math.floor(width * scale), Math.floor(height * scale)];
  const left = ((picture.width - wide) * x) / 100;
  const top = ((picture.height - tall) * y) / 100;
  return shrink(cut(picture, left, top, wide, tall), width, height);
}

/** Applies the filter of a locked game, `saturate(.45) brightness(.9)`, to one pixel. */
function greyed(red: number, green: number, blue: number): [number, number, number] {
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  return [red, green, blue].map((part) => (grey + (part - grey) * 0.45) * 0.9) as [number, number, number];
}

/**
 * Returns the lightness contrast of a picture with the filter of a locked game: 100 times the standard deviation of
 * OKLab's lightness.
 */
export function contrastWhenLocked(picture: Canvas): number {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  let [sum, squares] = [0, 0];
  // Every fourth pixel is enough for a deviation.
  for (let i = 0; i < data.length; i += 16) {
    const [lightness] = toOklab(...greyed(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0));
    sum += lightness;
    squares += lightness ** 2;
  }
  const count = data.length / 16;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) * 100;
}

/** Linear intensity of each value of a channel, 0-1. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));

/** Returns the mean relative luminance of a picture, 0-1 (WCAG 2). */
export function meanLuminance(picture: Canvas): number {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const light = (i: number): number => LINEAR[data[i] ?? 0] as number;
  let sum = 0;
  for (let i = 0; i < data.length; i += 4)
    sum += 0.2126 * light(i) + 0.7152 * light(i + 1) + 0.0722 * light(i + 2);
  return sum / (data.length / 4);
}

/** Returns whether every pixel is opaque. An operating system fills transparent pixels of an icon with black. */
export function isOpaque(picture: Canvas): boolean {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

/**
 * Returns whether an icon survives any mask: it is opaque, and has one color outside a centered circle with 80 % of the
 * icon's width.
 */
export function isMaskable(icon: Canvas): boolean {
  const side = icon.width;
  const { data } = icon.getContext('2d').getImageData(0, 0, side, side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) <= side * 0.4) continue;
      const i = (y * side + x) * 4;
      if ([0, 1, 2].some((c) => Math.abs((data[i + c] ?? 0) - (data[c] ?? 0)) > 3)) return false;
    }
  }
  return isOpaque(icon);
}
