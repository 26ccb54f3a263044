/** The areas of stones over which `StageMirror` lays buttons. */
import { type ShownShelfStone, stoneLabel, stoneName } from '../../../machines/games/worry-stones/selectors';
import type { Target } from '../../stage/scene';
import { type StoneLayout, shelfPlace } from './layout';
import type { StonePlace } from './stone';
import { SHEET_CELL_ASPECT, stoneHalfSize } from './stone-shapes';

export const HAND_TARGET_ID = 'stone';
const ON_SHELF = 'shelf-';

/** Returns the id of a shelf stone from the id of its target; undefined for any other target. */
export const parseShelfTargetId = (target: string): number | undefined =>
  target.startsWith(ON_SHELF) ? Number(target.slice(ON_SHELF.length)) : undefined;

/** Returns the stone's rectangle in the slot, without the margin of the stone's cell, CSS px. */
function boxOf({ x, y, width }: StonePlace, stone: number): Pick<Target, 'x' | 'y' | 'width' | 'height'> {
  const [halfX, halfY] = stoneHalfSize(stone);
  const [wide, high] = [2 * halfX * width, (2 * halfY * width) / SHEET_CELL_ASPECT];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

export const mossStoneTargets = ({ moss }: StoneLayout): Target[] =>
  moss.map((place, stone) => ({ id: String(stone), label: stoneLabel(stone), ...boxOf(place, stone) }));

export function shelfTargets(layout: StoneLayout, shelf: readonly ShownShelfStone[]): Target[] {
  const { side } = layout.shelf;
  return shelf.map(({ id, label }, index) => {
    const { x, y } = shelfPlace(layout, index);
    return {
      id: `${ON_SHELF}${id}`,
      label,
      x: x - side / 2,
      y: y - side / 2,
      width: side,
      height: side,
    };
  });
}

export const handTarget = (place: StonePlace, stone: number, isRubbed: boolean): Target => ({
  id: HAND_TARGET_ID,
  label: stoneName(stone),
  description: 'Touch it and move, or hold Space, and it is rubbed.',
  ...boxOf(place, stone),
  isSurface: true,
  isPressed: isRubbed,
});
