import type { Slot } from '../stage/scene';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Point of a picture that a slot has at the same place: the middle of the ground. Shares of the picture. */
const HELD = { x: 0.5, y: 0.75 } as const;

/** Maximum enlargement for the sake of the border below the slot. What is still missing there is mirrored. */
const MOST = 1.25;

/**
 * Returns the part of a picture that a slot shows: upper left corner and size, as shares of the picture. The picture
 * also covers the border around the slot.
 */
export function partOf(
  picture: Size,
  slot: Slot,
): readonly [left: number, top: number, width: number, height: number] {
  const { width, height, insets } = slot;
  const whole = slot.whole;
  const above = insets.top + HELD.y * height;
  const below = insets.bottom + (1 - HELD.y) * height;
  const least = Math.max(whole.width / picture.width, above / HELD.y / picture.height);
  const scale = Math.max(least, Math.min(MOST * least, below / (1 - HELD.y) / picture.height));
  const [wide, tall] = [width / scale / picture.width, height / scale / picture.height];
  const left = (insets.left + width / 2 - whole.width / 2) / scale / picture.width;
  return [HELD.x + left - wide / 2, (1 - tall) * HELD.y, wide, tall];
}
