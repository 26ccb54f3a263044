/** Hit testing by painted area. A tap on the gap between two branches reaches the element behind. */
import type { Kind } from '../../../domain/safe-space';
import { readsBack } from '../../paint/read-back';
import type { Box } from './places';
import { cellOf } from './sheet';

/** Side of the reduced copy of the sheet, px. This resolution is precise enough for touch. */
const SIDE = 250;

/** Alpha (0-255) below which a pixel counts as a gap. */
const AIR = 60;

export class Outlines {
  #alpha: Uint8ClampedArray | undefined;
  /**
   * Records the painted area of the sheet from a small copy, which is quick to read. If the browser returns noise
   * instead of pixels, elements are found by their boxes.
   */
  read(sheet: ImageBitmap): void {
    if (!readsBack()) return;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('The browser has no 2D canvas to read the things from');
    brush.drawImage(sheet, 0, 0, SIDE, SIDE);
    this.#alpha = brush.getImageData(0, 0, SIDE, SIDE).data;
  }

  /** Returns whether an element is painted at a point of the slot. Always false before the sheet has loaded. */
  covers(kind: Kind, box: Box, x: number, y: number): boolean {
    const { left, top, width, height } = cellOf(kind);
    const [inX, inY] = [(x - box.left) / box.width, (y - box.top) / box.height];
    if (!this.#alpha || !(inX >= 0 && inX < 1 && inY >= 0 && inY < 1)) return false;
    const column = Math.floor((left + inX * width) * SIDE);
    const row = Math.floor((top + inY * height) * SIDE);
    return (this.#alpha[(row * SIDE + column) * 4 + 3] ?? 0) > AIR;
  }
}
