/** The Safe Space Builder: the space, before the start behind its gate, and in play beside its panel. */
import { useSelector } from '@xstate/react';
import { Activity, lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type {
  SafeSpaceActor,
  safeSpaceBuilderMachine,
} from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  selectBackground,
  selectIsAsking,
  selectIsBuilding,
  selectIsVisiting,
  selectSelected,
} from '../../../machines/games/safe-space-builder/selectors';
import type { PlayProps } from '../../play/define-game';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Gate } from './Gate';
import { Panel } from './Panel';
import styles from './safe-space-builder.module.css';
import { useKeepFocus } from './use-keep-focus';
import { Visit } from './Visit';

/** Seldom asked, so it comes when it is. */
const Asking = lazy(() => import('./Asking'));

export function SafeSpaceBuilder({ actor, scene, takePicture }: PlayProps<typeof safeSpaceBuilderMachine>) {
  const isBuilding = useSelector(actor, selectIsBuilding);
  const isVisiting = useSelector(actor, selectIsVisiting);
  const isAsking = useSelector(actor, selectIsAsking);
  const isSelected = useSelector(actor, selectSelected) !== undefined;
  const place = useSelector(actor, selectBackground);
  const element = useRef<HTMLDivElement>(null);
  useKeepFocus(element);
  useKeys(actor);
  useFocusOnReturn(element, isVisiting);
  // The gate may have been scrolled to its button; the space is seen from its top.
  useEffect(() => {
    if (isBuilding || isVisiting) window.scrollTo(0, 0);
  }, [isBuilding, isVisiting]);
  return (
    <div ref={element} className={isVisiting ? styles.visited : isBuilding ? styles.builder : styles.gated}>
      <div className={styles.stand}>
        <div className={styles.view} data-place={place} data-held={isSelected || isVisiting || undefined}>
          {scene}
        </div>
      </div>
      {(isBuilding || isVisiting) && (
        <VisuallyHidden>
          <h1>Safe Space Builder</h1>
        </VisuallyHidden>
      )}
      {isVisiting && <Visit actor={actor} />}
      {!isBuilding && !isVisiting && <Gate />}
      {/* Made while the gate is read, whenever there is nothing else to do: the start need only show it. */}
      {!isVisiting && (
        <Activity mode={isBuilding ? 'visible' : 'hidden'}>
          <Panel actor={actor} takePicture={takePicture} />
        </Activity>
      )}
      {isBuilding && isAsking && (
        <Suspense>
          <Asking actor={actor} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever comes back from a visit by keys is where the visit began. */
function useFocusOnReturn(within: RefObject<HTMLElement | null>, isVisiting: boolean): void {
  const was = useRef(isVisiting);
  useLayoutEffect(() => {
    if (was.current && !isVisiting && document.activeElement === document.body)
      within.current?.querySelector<HTMLElement>('[data-visit]')?.focus({ preventScroll: true });
    was.current = isVisiting;
  }, [within, isVisiting]);
}

/**
 * What keys do wherever the focus is: steps are taken back, and Escape lets go of what is selected, or ends a visit,
 * before it leaves.
 */
function useKeys(actor: SafeSpaceActor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const element = target as HTMLElement;
      if (element.closest('dialog')) return;
      if (key === 'Escape' && selectIsVisiting(actor.getSnapshot())) {
        event.preventDefault();
        actor.send({ type: 'visit.ended' });
        return;
      }
      if (!selectIsBuilding(actor.getSnapshot())) return;
      const name = key.toLowerCase();
      if (key === 'Escape' && selectSelected(actor.getSnapshot())) {
        event.preventDefault();
        actor.send({ type: 'element.selected', id: null });
        // A field has its own steps.
      } else if (
        (name === 'z' || name === 'y') &&
        (ctrlKey || metaKey) &&
        !altKey &&
        !element.matches(FIELD)
      ) {
        event.preventDefault();
        actor.send({ type: name === 'y' || shiftKey ? 'step.redone' : 'step.undone' });
      }
    };
    // Also where nothing has the focus; before the page leaves by Escape.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actor]);
}

const FIELD = 'input:not([type="range"], [type="radio"])';
