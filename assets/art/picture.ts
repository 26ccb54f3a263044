import type { Point } from './kit/path';
import { type Plate, plate } from './kit/plate';

/** A picture that becomes a separate file. */
export interface Picture {
  /** Path in assets/images. The extension selects the format. */
  readonly file: string;
  /** Size, units. */
  readonly width: number;
  readonly height: number;
  /** Number of px per unit. */
  readonly scale: number;
  /** Width of the file, px. By default the width at which it is drawn. */
  readonly outputWidth?: number;
  readonly seed: number;
  readonly light: Point;
  /** Size of a stipple dot, px. 1.8 by default; 0 paints smooth tones. */
  readonly dot?: number;
  /** Encoder quality, 0-100. */
  readonly quality: number;
  /** AVIF quality of the alpha channel, 0-100. A high one keeps outlines sharp. By default the encoder's. */
  readonly edges?: number;
  /** Maximum size of the file, KB. */
  readonly limit: number;
  /** True for the night version of a picture. */
  readonly isNight?: boolean;
  draw(plate: Plate): void;
}

export function drawPicture(picture: Picture): Plate {
  const sheet = plate(picture);
  picture.draw(sheet);
  return sheet;
}

/** Returns a picture and its night version. `draw` must end each layer with `moonlit`, which does nothing by day. */
export const dayAndNight = (picture: Picture): readonly [day: Picture, night: Picture] => [
  picture,
  { ...picture, file: picture.file.replace('.', '-night.'), isNight: true },
];
