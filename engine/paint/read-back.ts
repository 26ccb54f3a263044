/**
 * Whether canvases return what was drawn. Firefox with `resistFingerprinting`, LibreWolf and Tor return white or noise
 * to `getImageData` and `toBlob`. Brave changes channels by 1, which nobody sees.
 */

/** A color whose channels differ from each other, from white and from black. */
const COLOR = [56, 160, 92, 255] as const;
const SIDE = 8;
const TOLERANCE = 8;

let known: boolean | undefined;

/** Returns whether a canvas returns a known color. Reads once, and caches the result. */
export function canReadCanvas(): boolean {
  known ??= probe();
  return known;
}

function probe(): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.fillStyle = `rgb(${COLOR.slice(0, 3).join(' ')})`;
  pen.fillRect(0, 0, SIDE, SIDE);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, index) => Math.abs(value - (COLOR[index % 4] as number)) <= TOLERANCE);
}
