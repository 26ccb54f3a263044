import { useSelector } from '@xstate/react';
import { Activity, useEffect } from 'react';
import type {
  SafeSpaceActor,
  safeSpaceBuilderMachine,
} from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  selectBackground,
  selectIsAskingToOverwrite,
  selectIsBuilding,
  selectIsVisiting,
  selectSelectedElement,
} from '../../../machines/games/safe-space-builder/selectors';
import type { PlayProps } from '../../play/define-game';
import { useServices } from '../../services/context';
import { isEscape } from '../../ui/keys';
import { lazyComponent } from '../../ui/lazy-component';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BuilderPanel } from './BuilderPanel';
import { Intro } from './safe-space-builder.intro';
import styles from './safe-space-builder.module.css';
import { VisitScreen } from './VisitScreen';

/** Rare, so it loads on demand. */
const Asking = lazyComponent(() => import('./OverwriteDialog'));

export function SafeSpaceBuilder({ actor, scene, takePicture }: PlayProps<typeof safeSpaceBuilderMachine>) {
  const isBuilding = useSelector(actor, selectIsBuilding);
  const isVisiting = useSelector(actor, selectIsVisiting);
  const isAsking = useSelector(actor, selectIsAskingToOverwrite);
  const isSelected = useSelector(actor, selectSelectedElement) !== undefined;
  const place = useSelector(actor, selectBackground);
  useKeys(actor);
  // The person may have scrolled down to the Start button.
  useEffect(() => {
    if (isBuilding || isVisiting) window.scrollTo(0, 0);
  }, [isBuilding, isVisiting]);
  return (
    <div className={isVisiting ? styles.visited : isBuilding ? styles.builder : styles.gated}>
      <div
        className={`flex flex-col min-w-0 min-h-0 ${styles.view}`}
        data-place={place}
        data-held={isSelected || isVisiting || undefined}
      >
        <div className={styles.sketch} aria-hidden />
        {scene}
      </div>
      {(isBuilding || isVisiting) && (
        <VisuallyHidden>
          <h1>Safe Space Builder</h1>
        </VisuallyHidden>
      )}
      {isVisiting && <VisitScreen actor={actor} />}
      {!isBuilding && !isVisiting && <Intro />}
      {/* React renders the panel in idle time while the person reads the intro, so that Start only has to show it. */}
      {!isVisiting && (
        <Activity mode={isBuilding ? 'visible' : 'hidden'}>
          <BuilderPanel actor={actor} takePicture={takePicture} />
        </Activity>
      )}
      {isBuilding && isAsking && <Asking actor={actor} />}
    </div>
  );
}

/** Undo, redo, and Escape to end a visit or clear the selection. */
function useKeys(actor: SafeSpaceActor): void {
  const { dialogs } = useServices();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const element = target as HTMLElement;
      if (dialogs.isAnyOpen) return;
      if (isEscape(event) && selectIsVisiting(actor.getSnapshot())) {
        event.preventDefault();
        actor.send({ type: 'visit.ended' });
        return;
      }
      if (!selectIsBuilding(actor.getSnapshot())) return;
      const name = key.toLowerCase();
      if (isEscape(event) && selectSelectedElement(actor.getSnapshot())) {
        event.preventDefault();
        actor.send({ type: 'element.selected', id: null });
        // A text field has its own undo.
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
    // Listens on the document, so that keys work without a focused element and before the page's own Escape handler.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actor, dialogs]);
}

const FIELD = 'input:not([type="range"], [type="radio"])';
