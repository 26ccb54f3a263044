/**
 * The canvas in the DOM: a real button over each target, in reading order, one tab stop with arrow keys between them.
 * The buttons take taps, clicks and keys; hovering and pressing are passed on to the scene.
 */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Target, Touch } from '../../engine/core/scene';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { isRovingKey, nextIndex } from './roving';
import styles from './stage-mirror.module.css';

interface StageMirrorProps {
  /** Name of the whole, `Board`. */
  label: string;
  targets: readonly Target[];
  /** What was last worth saying aloud. */
  announcement: string;
  onActivate: (id: string) => void;
  /** A key on a surface; says whether the scene took it. */
  onKey: (id: string, key: string) => boolean;
  onTouch: (id: string, touch: Touch) => void;
}

export function StageMirror(props: StageMirrorProps) {
  const { label, targets, announcement, onActivate, onKey, onTouch } = props;
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const stop = targets.some(({ id }) => id === current) ? current : targets[0]?.id;

  const move = (event: KeyboardEvent, from: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = targets[from];
    if (target?.surface && onKey(target.id, event.key)) {
      event.preventDefault();
      return;
    }
    if (!isRovingKey(event.key)) return;
    event.preventDefault();
    const to = nextIndex(targets, from, event.key);
    group.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning to a board */}
      <div ref={group} className={styles.mirror} role="group" aria-label={label}>
        {targets.map((target, index) => (
          <button
            key={target.id}
            type="button"
            className={`${styles.target} ${target.surface ? styles.surface : ''}`}
            style={{ left: target.x, top: target.y, width: target.width, height: target.height }}
            aria-label={target.label}
            aria-pressed={target.surface?.isPressed}
            aria-description={target.surface?.description}
            tabIndex={target.id === stop ? 0 : -1}
            // On a surface a click is the end of drawing; keys and assistive technology click without a pointer.
            onClick={(event) => (!target.surface || event.detail === 0) && onActivate(target.id)}
            onKeyDown={(event) => move(event, index)}
            onFocus={() => setCurrent(target.id)}
            onPointerEnter={(event) =>
              event.pointerType === 'mouse' && onTouch(target.id, { hovered: true, pressed: false })
            }
            onPointerLeave={() => onTouch(target.id, { hovered: false, pressed: false })}
            onPointerDown={(event) =>
              onTouch(target.id, { hovered: event.pointerType === 'mouse', pressed: true })
            }
            onPointerUp={(event) =>
              onTouch(target.id, { hovered: event.pointerType === 'mouse', pressed: false })
            }
            onPointerCancel={() => onTouch(target.id, { hovered: false, pressed: false })}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
