/** The Safe Space Builder: the space, before the start behind its gate, and in play beside its panel. */
import { useSelector } from '@xstate/react';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import type {
  SafeSpaceActor,
  safeSpaceBuilderMachine,
} from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  selectBackground,
  selectIsAsking,
  selectIsBuilding,
  selectSelected,
} from '../../../machines/games/safe-space-builder/selectors';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { PlayProps } from '../define-game';
import { Gate } from './Gate';
import { Panel } from './Panel';
import styles from './safe-space-builder.module.css';
import { useKeepFocus } from './use-keep-focus';

/** Seldom asked, so it comes when it is. */
const Asking = lazy(() => import('./Asking'));

export function SafeSpaceBuilder({ actor, scene, takePicture }: PlayProps<typeof safeSpaceBuilderMachine>) {
  const isBuilding = useSelector(actor, selectIsBuilding);
  const isAsking = useSelector(actor, selectIsAsking);
  const isSelected = useSelector(actor, selectSelected) !== undefined;
  const place = useSelector(actor, selectBackground);
  const element = useRef<HTMLDivElement>(null);
  useKeepFocus(element);
  useKeys(element, actor);
  // The gate may have been scrolled to its button; the space is seen from its top.
  useEffect(() => {
    if (isBuilding) window.scrollTo(0, 0);
  }, [isBuilding]);
  return (
    <div ref={element} className={isBuilding ? styles.builder : styles.gated}>
      <div className={styles.view} data-place={place} data-selected={isSelected || undefined}>
        {scene}
      </div>
      {isBuilding ? (
        <>
          <VisuallyHidden>
            <h1>Safe Space Builder</h1>
          </VisuallyHidden>
          <Panel actor={actor} takePicture={takePicture} />
          {isAsking && (
            <Suspense>
              <Asking actor={actor} />
            </Suspense>
          )}
        </>
      ) : (
        <Gate />
      )}
    </div>
  );
}

/** What keys do wherever the focus is: steps are taken back, and Escape lets go of what is selected before it leaves. */
function useKeys(within: RefObject<HTMLElement | null>, actor: SafeSpaceActor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const element = target as HTMLElement;
      if (!selectIsBuilding(actor.getSnapshot()) || element.closest('dialog')) return;
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
    const root = within.current;
    root?.addEventListener('keydown', press);
    return () => root?.removeEventListener('keydown', press);
  }, [within, actor]);
}

const FIELD = 'input:not([type="range"], [type="radio"])';
