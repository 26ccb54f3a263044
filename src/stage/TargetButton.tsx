/**
 * The button over one target. It renders anew only when its own target has changed. That of a drifting target lies in an
 * element that is moved in its place.
 */
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import type { PointerState, Target } from '../../engine/stage/scene';
import styles from './stage-mirror.module.css';

interface TargetButtonProps {
  target: Target;
  /** The one of its group that Tab leads to. */
  isTabStop: boolean;
  onMount: (id: string, button: HTMLElement | null) => void;
  onFocus: (id: string) => void;
  onActivate: (id: string) => void;
  onPoint: (id: string, state: PointerState) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
}

/** A click that follows a pointer's act within this time is that act told twice (ms). */
const SAME_ACT_MS = 700;

const isWithin = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

export const TargetButton = memo(function TargetButton(props: TargetButtonProps) {
  const { target, isTabStop, onMount, onFocus, onActivate, onPoint, onKeyDown } = props;
  const {
    id,
    x,
    y,
    width,
    height,
    text,
    isSurface = false,
    isDraggable = false,
    isDrifting = false,
  } = target;
  /** Fingers that came down on it and are still there. */
  const down = useRef(new Set<number>());
  const actedAt = useRef(Number.NEGATIVE_INFINITY);

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    down.current.add(event.pointerId);
    onPoint(id, { hovered: event.pointerType === 'mouse', pressed: true });
  };
  /**
   * Each finger acts for itself when it is lifted. A browser makes no click of a tap while another finger rests on the
   * page.
   */
  const lift = (event: PointerEvent<HTMLElement>) => {
    const wasDown = down.current.delete(event.pointerId);
    onPoint(id, { hovered: event.pointerType === 'mouse', pressed: down.current.size > 0 });
    // On a surface the end of drawing is no act.
    if (!wasDown || isSurface || !isWithin(event)) return;
    actedAt.current = event.timeStamp;
    onActivate(id);
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
    onPoint(id, { hovered: false, pressed: false });
  };
  /** Keys and assistive technology click without a pointer that could have acted already. */
  const click = (event: MouseEvent) => {
    if (isSurface ? event.detail === 0 : event.timeStamp - actedAt.current > SAME_ACT_MS) onActivate(id);
    actedAt.current = Number.NEGATIVE_INFINITY;
  };

  const button = (
    <button
      ref={(button) => onMount(id, button)}
      type="button"
      data-target={id}
      data-draggable={isDraggable || undefined}
      className={classOf({ isHeld: isSurface || isDraggable, isSurface, hasText: text !== undefined })}
      style={{
        left: isDrifting ? 0 : x,
        top: isDrifting ? 0 : y,
        width,
        height,
        zIndex: target.layer,
        ...(text && { fontSize: `${text.size / 16}rem`, paddingInline: text.inset }),
      }}
      aria-label={text && text.value === target.label ? undefined : target.label}
      aria-pressed={target.isPressed}
      aria-disabled={target.isDisabled}
      aria-description={target.description}
      tabIndex={isTabStop ? 0 : -1}
      onClick={click}
      onKeyDown={(event) => onKeyDown(event, id)}
      onFocus={() => onFocus(id)}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && onPoint(id, { hovered: true, pressed: down.current.size > 0 })
      }
      onPointerLeave={leave}
      onPointerDown={press}
      onPointerUp={lift}
      onPointerCancel={leave}
    >
      {text && <span className={text.isSerif ? styles.serif : undefined}>{text.value}</span>}
    </button>
  );
  if (!isDrifting) return button;
  return (
    <div className={styles.drifting} style={{ zIndex: target.layer }}>
      {button}
    </div>
  );
});

/**
 * Moves the button of a drifting target by the element that it lies in, outside React: that has no style but its place. A
 * button moved by itself is styled anew with all that it inherits, in every frame, for four times the price.
 *
 * @param x @param y of its left upper corner in the slot, CSS px
 */
export function moveDrifting(button: HTMLElement, x: number, y: number): void {
  const carrier = button.parentElement as HTMLElement;
  carrier.style.transform = `translate(${x}px, ${y}px)`;
}

const classOf = (is: { isHeld: boolean; isSurface: boolean; hasText: boolean }): string =>
  [styles.target, is.isHeld && styles.held, is.isSurface && styles.surface, is.hasText && styles.worded]
    .filter(Boolean)
    .join(' ');
