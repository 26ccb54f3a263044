/** The element at a point, by its painted area, and the targets of the mirror. */
import {
  type ElementKind,
  elementKindOf,
  elementNameOf,
  type PlacedElement,
} from '../../../domain/safe-space';
import type { SafeSpaceSnapshot } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  describeElement,
  describeElementInVisit,
  firstElementsToMaximum,
  isElementLit,
  selectIsBuilding,
  selectIsVisiting,
  selectSpace,
} from '../../../machines/games/safe-space-builder/selectors';
import { canReadCanvas } from '../../paint/read-back';
import type { Slot, Target } from '../../stage/scene';
import type { ElementBody } from './elements';
import { type ElementBox, elementBox, type FootPlacement, sheetCellOf } from './sheet';

/** Side of the reduced copy of the sheet, px. This resolution is precise enough for touch. */
const SIDE = 250;

/** Alpha (0-255) below which a pixel counts as a gap. */
const AIR = 60;

export class Outlines {
  #alpha: Uint8ClampedArray | undefined;
  /** Reads a small copy quickly. If the browser returns noise, elements are found by their boxes. */
  read(sheet: ImageBitmap): void {
    if (!canReadCanvas()) return;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('The browser has no 2D canvas to read the things from');
    brush.drawImage(sheet, 0, 0, SIDE, SIDE);
    this.#alpha = brush.getImageData(0, 0, SIDE, SIDE).data;
  }

  /** Returns whether an element is painted at a point of the slot. Always false before the sheet has loaded. */
  covers(kind: ElementKind, box: ElementBox, x: number, y: number): boolean {
    const { left, top, width, height } = sheetCellOf(kind);
    const [inX, inY] = [(x - box.left) / box.width, (y - box.top) / box.height];
    if (!this.#alpha || !(inX >= 0 && inX < 1 && inY >= 0 && inY < 1)) return false;
    const column = Math.floor((left + inX * width) * SIDE);
    const row = Math.floor((top + inY * height) * SIDE);
    return (this.#alpha[(row * SIDE + column) * 4 + 3] ?? 0) > AIR;
  }
}

/** Minimum width and height of a touch target, CSS px. */
const FINGER = 44;

/** Returns the touch target of an element: its rectangle, enlarged for a finger as far as the slot allows. */
function touchable({ left, top, width, height }: ElementBox, slot: Slot) {
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
 * @param bodies elements from back to front
 */
export function foremostElementAt(
  bodies: readonly ElementBody[],
  outlines: Outlines,
  slot: Slot,
  x: number,
  y: number,
): string | undefined {
  const there = bodies.filter(({ isGoing }) => !isGoing);
  const painted = there.findLast(({ kind, box }) => outlines.covers(kind, box, x, y));
  const near = ({ box }: ElementBody): boolean => {
    const area = touchable(box, slot);
    return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
  };
  return (painted ?? there.findLast(near))?.id;
}

/** In the order in which the elements were added. @param standOf an element's stored position, CSS px */
export function elementTargets(
  snapshot: SafeSpaceSnapshot,
  slot: Slot,
  standOf: (element: PlacedElement) => FootPlacement,
): readonly Target[] {
  const isVisiting = selectIsVisiting(snapshot);
  if (slot.width === 0 || !(isVisiting || selectIsBuilding(snapshot))) return [];
  const { background, elements } = selectSpace(snapshot);
  return firstElementsToMaximum(elements).flatMap((element) => {
    const kind = elementKindOf(element);
    if (!kind) return [];
    const stand = standOf(element);
    const common = {
      id: element.id,
      label: elementNameOf(kind),
      ...touchable(elementBox(kind, stand, slot, background), slot),
      layer: Math.round(stand.y),
      isDraggable: true,
    };
    if (isVisiting) {
      const isLit = isElementLit(snapshot, element);
      return [
        {
          ...common,
          description: describeElementInVisit(element, isLit ?? true),
          ...(isLit !== undefined && { isPressed: isLit }),
        },
      ];
    }
    const isSelected = element.id === snapshot.context.selected;
    return [{ ...common, description: describeElement(element, isSelected), isPressed: isSelected }];
  });
}
