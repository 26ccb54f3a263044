/** Where a thing's picture has paint: a tap on the air between two branches is meant for what stands behind. */
import type { Kind } from '../../../domain/safe-space';
import type { Box } from './places';
import { cellOf } from './sheet';

/** The sheet is looked at in so many times fewer texels. */
const COARSE = 8;

/** Less paint than this, of 255, is air. */
const AIR = 60;

export class Outlines {
  #alpha: Uint8ClampedArray | undefined;
  #width = 0;
  #height = 0;

  /** Remembers where the sheet has paint. */
  read(sheet: ImageBitmap): void {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(sheet.width / COARSE));
    canvas.height = Math.max(1, Math.round(sheet.height / COARSE));
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('The browser gives no 2D canvas to read the things from');
    brush.drawImage(sheet, 0, 0, canvas.width, canvas.height);
    this.#width = canvas.width;
    this.#height = canvas.height;
    this.#alpha = brush.getImageData(0, 0, canvas.width, canvas.height).data;
  }

  /** Whether there is paint of this thing at a place of the slot. Nothing has any before the sheet has come. */
  covers(kind: Kind, box: Box, x: number, y: number): boolean {
    const { left, top, width, height } = cellOf(kind);
    const [inX, inY] = [(x - box.left) / box.width, (y - box.top) / box.height];
    if (!this.#alpha || !(inX >= 0 && inX < 1 && inY >= 0 && inY < 1)) return false;
    const column = Math.floor((left + inX * width) * this.#width);
    const row = Math.floor((top + inY * height) * this.#height);
    return (this.#alpha[(row * this.#width + column) * 4 + 3] ?? 0) > AIR;
  }
}
