import type { Point } from './kit/path';
import { type Plate, plate } from './kit/plate';

/** A picture that ships as a file of its own. */
export interface Picture {
  /** Path under assets/images; the ending chooses the format. */
  readonly file: string;
  /** Size in units, and pixels a unit. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Pixel width of the file when it is to be smaller than it is drawn. */
  readonly outputWidth?: number;
  readonly seed: number;
  readonly light: Point;
  /** Size of one stipple dot in pixels, 1.8 unless said; 0 paints smooth tones. */
  readonly dot?: number;
  /** Encoder quality 0..100, and the size in KB it must stay under. */
  readonly quality: number;
  /** Encoder quality of the outlines of an AVIF, 0..100, where they are to be crisp; the encoder's own unless said. */
  readonly edges?: number;
  readonly limit: number;
  draw(plate: Plate): void;
}

export function drawPicture(picture: Picture): Plate {
  const sheet = plate(picture);
  picture.draw(sheet);
  return sheet;
}
