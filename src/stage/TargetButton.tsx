/** The button over one target. It renders only when its own target changes. */
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import { type PointerState, SAME_GESTURE_MS, type Target } from '../../engine/stage/scene';
import styles from './stage-mirror.module.css';

interface TargetButtonProps {
  target: Target;
  isTabStop: boolean;
  onMount: (id: string, button: HTMLElement | null) => void;
  onFocus: (id: string) => void;
  onActivate: (id: string) => void;
  onPoint: (id: string, state: PointerState) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
}

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
  /** Ids of the pointers that press this button. */
  const down = useRef(new Set<number>());
  const actedAt = useRef(Number.NEGATIVE_INFINITY);

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    down.current.add(event.pointerId);
    onPoint(id, { hovered: event.pointerType === 'mouse', pressed: true });
  };
  /** Activates when a finger lifts, because browsers send no click while another finger touches the page. */
  const lift = (event: PointerEvent<HTMLElement>) => {
    const wasDown = down.current.delete(event.pointerId);
    onPoint(id, { hovered: event.pointerType === 'mouse', pressed: down.current.size > 0 });
    // A pointer never activates a drawing surface, neither by a stroke nor by a tap.
    if (!wasDown || isSurface || !isWithin(event)) return;
    actedAt.current = event.timeStamp;
    onActivate(id);
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
    onPoint(id, { hovered: false, pressed: false });
  };
  /** Activates for a click that no lift of a pointer has handled. Keys and assistive technology send such clicks. */
  const click = (event: MouseEvent) => {
    if (isSurface ? event.detail === 0 : event.timeStamp - actedAt.current > SAME_GESTURE_MS) onActivate(id);
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
 * Moves the button of a drifting target through its wrapper, outside React; `x` and `y` are in the slot, CSS px. The
 * wrapper has no other style: moving the button itself would restyle it with all inherited properties in every frame,
 * at four times the cost.
 */
export function moveDrifting(button: HTMLElement, x: number, y: number): void {
  const carrier = button.parentElement as HTMLElement;
  carrier.style.transform = `translate(${x}px, ${y}px)`;
}

const classOf = (is: { isHeld: boolean; isSurface: boolean; hasText: boolean }): string =>
  [styles.target, is.isHeld && styles.held, is.isSurface && styles.surface, is.hasText && styles.worded]
    .filter(Boolean)
    .join(' ');
