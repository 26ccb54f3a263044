/** Finds the element under a pointer. */
import type { Slot } from '../../stage/scene';
import type { Body } from './body';
import type { Outlines } from './outlines';
import type { Box } from './places';

/** Minimum width and height of a touch target, CSS px. */
const FINGER = 44;

/** Returns the touch target of an element: its rectangle, enlarged for a finger as far as the slot allows. */
export function touchable({ left, top, width, height }: Box, slot: Slot) {
  const [moreX, moreY] = [Math.max(0, FINGER - width) / 2, Math.max(0, FINGER - height) / 2];
  const [x, y] = [Math.max(0, left - moreX), Math.max(0, top - moreY)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(slot.width, left + width + moreX) - x),
    height: Math.max(1, Math.min(slot.height, top + height + moreY) - y),
  };
}

/**
 * Returns the id of the frontmost element that is painted at a point. Otherwise returns the id of the frontmost element
 * whose touch target contains the point.
 *
 * @param bodies elements from back to front
 */
export function foremostAt(
  bodies: readonly Body[],
  outlines: Outlines,
  slot: Slot,
  x: number,
  y: number,
): string | undefined {
  const there = bodies.filter(({ isGoing }) => !isGoing);
  const painted = there.findLast(({ kind, box }) => outlines.covers(kind, box, x, y));
  const near = ({ box }: Body): boolean => {
    const area = touchable(box, slot);
    return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
  };
  return (painted ?? there.findLast(near))?.id;
}
