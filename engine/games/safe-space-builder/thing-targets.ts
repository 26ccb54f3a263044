/** Targets of the elements for keys and assistive technology, in Build and in Visit. */
import { kindOf, nameOf, type PlacedElement } from '../../../domain/safe-space';
import type { SafeSpaceSnapshot } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  describe,
  describeInVisit,
  drawn,
  isLitOf,
  selectIsBuilding,
  selectIsVisiting,
  selectSpace,
} from '../../../machines/games/safe-space-builder/selectors';
import type { Slot, Target } from '../../stage/scene';
import { touchable } from './picking';
import { boxOf, type Stand } from './places';

/**
 * Returns the targets in the order in which the elements were added.
 * @param standOf returns an element's stored position, CSS px
 */
export function targetsOf(
  snapshot: SafeSpaceSnapshot,
  slot: Slot,
  standOf: (element: PlacedElement) => Stand,
): readonly Target[] {
  const isVisiting = selectIsVisiting(snapshot);
  if (slot.width === 0 || !(isVisiting || selectIsBuilding(snapshot))) return [];
  const { background, elements } = selectSpace(snapshot);
  return drawn(elements).flatMap((element) => {
    const kind = kindOf(element);
    if (!kind) return [];
    const stand = standOf(element);
    const common = {
      id: element.id,
      label: nameOf(kind),
      ...touchable(boxOf(kind, stand, slot, background), slot),
      layer: Math.round(stand.y),
      isDraggable: true,
    };
    if (isVisiting) {
      const isLit = isLitOf(snapshot, element);
      return [
        {
          ...common,
          description: describeInVisit(element, isLit ?? true),
          ...(isLit !== undefined && { isPressed: isLit }),
        },
      ];
    }
    const isSelected = element.id === snapshot.context.selected;
    return [{ ...common, description: describe(element, isSelected), isPressed: isSelected }];
  });
}
