/**
 * The DOM counterpart of the canvas: a real button over each target, in reading order, with one tab stop and arrow
 * keys. Buttons handle taps, clicks and keys, and report hover and press states to the scene.
 */
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PointerState, Target } from '../../engine/stage/scene';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { isRovingKey, nextRovingIndex } from './roving';
import styles from './stage-mirror.module.css';
import { TargetButton } from './TargetButton';

interface StageMirrorProps {
  /** Accessible name of the group, for example `Board`. */
  label: string;
  targets: readonly Target[];
  /** Buttons of the targets by id, so that code outside React can move them. */
  buttons: Map<string, HTMLElement>;
  announcement: string;
  onActivate: (id: string) => void;
  onPoint: (id: string, state: PointerState) => void;
  /** Handles a key on a target that receives keys. Returns whether the scene handled it. */
  onKey: (id: string, key: string) => boolean;
}

export const StageMirror = memo(function StageMirror(props: StageMirrorProps) {
  const { label, targets, buttons, announcement, onActivate, onPoint, onKey } = props;
  const [current, setCurrent] = useState('');
  const latest = useRef(targets);
  useLayoutEffect(() => {
    latest.current = targets;
  }, [targets]);
  const stop = targets.some(({ id }) => id === current) ? current : targets[0]?.id;

  const press = useCallback(
    (event: KeyboardEvent, id: string) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = latest.current;
      const from = all.findIndex((target) => target.id === id);
      const target = all[from];
      if (!target) return;
      if (
        (target.isSurface || target.isDraggable || (target.handlesKeys && !event.repeat)) &&
        onKey(id, event.key)
      ) {
        event.preventDefault();
        return;
      }
      if (!isRovingKey(event.key)) return;
      event.preventDefault();
      buttons.get(all[nextRovingIndex(all, from, event.key)]?.id ?? '')?.focus();
    },
    [buttons, onKey],
  );
  const keep = useCallback(
    (id: string, button: HTMLElement | null) => {
      if (button) buttons.set(id, button);
      else buttons.delete(id);
    },
    [buttons],
  );

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning to a board */}
      <div className={styles.mirror} role="group" aria-label={label}>
        {targets.map((target) => (
          <TargetButton
            key={target.id}
            target={target}
            isTabStop={target.id === stop}
            onMount={keep}
            onFocus={setCurrent}
            onActivate={onActivate}
            onPoint={onPoint}
            onKeyDown={press}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
});
