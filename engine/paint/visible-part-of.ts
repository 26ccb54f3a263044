import type { Slot } from '../stage/scene';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Height of a picture that a slot has at the same place: the middle of the ground. A share of the picture. */
const HELD = 0.75;

/** Maximum enlargement for the sake of the border below the slot. What is still missing there is mirrored. */
const MOST = 1.25;

/** Returns the part of a picture that a slot shows, as shares. The picture also covers the border around it. */
export function visiblePartOf(
  picture: Size,
  slot: Slot,
): readonly [left: number, top: number, width: number, height: number] {
  const { width, height, insets, whole } = slot;
  const above = (insets.top / HELD + height) / picture.height;
  const below = (insets.bottom / (1 - HELD) + height) / picture.height;
  const least = Math.max(whole.width / picture.width, above);
  const scale = Math.max(least, Math.min(MOST * least, below));
  const [across, down] = [scale * picture.width, scale * picture.height];
  // The picture is centered in the whole painting.
  return [
    0.5 + (insets.left - whole.width / 2) / across,
    HELD * (1 - height / down),
    width / across,
    height / down,
  ];
}
