import { useEffect } from 'react';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectElementCount, selectIsBuilding } from '../../../machines/games/safe-space-builder/selectors';
import { usePlay } from '../../play/play-context';
import { isFocusFree } from '../../ui/focus';

/** Passes the focus of a control that disappears to an element of the space, or to the palette if there is none. */
export function useFocusHandover(actor: SafeSpaceActor): void {
  const { focus, focusScene, room } = usePlay();
  useEffect(
    () => () => {
      const snapshot = actor.getSnapshot();
      if (!selectIsBuilding(snapshot)) return;
      if (selectElementCount(snapshot) > 0 && focusScene()) return;
      // A removed element may have the focus until the scene is drawn.
      if (isFocusFree() || room.contains(document.activeElement)) focus.toNext();
    },
    [actor, focus, focusScene, room],
  );
}
