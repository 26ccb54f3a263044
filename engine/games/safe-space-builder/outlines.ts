/** Where a thing's picture has paint: a tap on the air between two branches is meant for what stands behind. */
import type { Kind } from '../../../domain/safe-space';
import type { Box } from './places';
import { cellOf } from './sheet';

/** Side of what is looked at, px: so much is enough for a finger. */
const SIDE = 250;

/** Less paint than this, of 255, is air. */
const AIR = 60;

export class Outlines {
  #alpha: Uint8ClampedArray | undefined;
  /** Remembers where the sheet has paint. The small one is enough, and its pixels are read in no time. */
  read(sheet: ImageBitmap): void {
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('The browser gives no 2D canvas to read the things from');
    brush.drawImage(sheet, 0, 0, SIDE, SIDE);
    this.#alpha = brush.getImageData(0, 0, SIDE, SIDE).data;
  }

  /** Whether there is paint of this thing at a place of the slot. Nothing has any before the sheet has come. */
  covers(kind: Kind, box: Box, x: number, y: number): boolean {
    const { left, top, width, height } = cellOf(kind);
    const [inX, inY] = [(x - box.left) / box.width, (y - box.top) / box.height];
    if (!this.#alpha || !(inX >= 0 && inX < 1 && inY >= 0 && inY < 1)) return false;
    const column = Math.floor((left + inX * width) * SIDE);
    const row = Math.floor((top + inY * height) * SIDE);
    return (this.#alpha[(row * SIDE + column) * 4 + 3] ?? 0) > AIR;
  }
}
