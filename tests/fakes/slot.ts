import type { Slot } from '../../engine/stage/scene';

/** Returns a slot without an interface around it, CSS px. */
export const slotOf = (width: number, height: number, resolution = 1): Slot => ({
  width,
  height,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  whole: { x: 0, y: 0, width, height },
  resolution,
});
