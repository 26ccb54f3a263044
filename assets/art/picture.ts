import type { Point } from './kit/path';
import { type Plate, plate } from './kit/plate';

/** A picture that becomes a separate file. */
export interface Picture {
  /** Path below assets/images; its extension selects the format. */
  readonly file: string;
  /** Size in units, and px per unit. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Width of the file in px. Default: as drawn. */
  readonly outputWidth?: number;
  readonly seed: number;
  readonly light: Point;
  /** Size of a stipple dot in px. Default 1.8; 0 paints smooth tones. */
  readonly dot?: number;
  /** Encoder quality, 0-100, and maximum file size in KB. */
  readonly quality: number;
  /** AVIF quality of outlines, 0-100, for crisp ones. Default: the encoder's. */
  readonly edges?: number;
  readonly limit: number;
  draw(plate: Plate): void;
}

export function drawPicture(picture: Picture): Plate {
  const sheet = plate(picture);
  picture.draw(sheet);
  return sheet;
}
