import { type CSSProperties, useId, useRef } from 'react';
import styles from './slider-row.module.css';

interface SliderRowProps {
  label: string;
  hint?: string;
  value: number;
  /** 0-100 in whole steps unless said. */
  min?: number;
  max?: number;
  step?: number;
  /** The value as it is shown, and read aloud; a percentage unless said. */
  shown?: string;
  isDisabled?: boolean;
  onChange: (value: number) => void;
  /** The hand has left the slider, and has moved it. */
  onSettled?: () => void;
}

/** A labelled slider with its figure: the browser's own. */
export function SliderRow(props: SliderRowProps) {
  const { label, hint, value, min = 0, max = 100, step = 1, shown, isDisabled = false } = props;
  const { onChange, onSettled } = props;
  const id = useId();
  const filled = ((value - min) / (max - min)) * 100;
  const isMoved = useRef(false);
  const settle = () => {
    if (isMoved.current) onSettled?.();
    isMoved.current = false;
  };
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output className={styles.value} htmlFor={id} aria-live="off">
        {shown ?? value}
      </output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        // How far the track is filled.
        style={{ '--filled': `${filled}%` } as CSSProperties}
        aria-describedby={hint ? `${id}hint` : undefined}
        aria-valuetext={shown ?? `${value} percent`}
        onChange={(event) => {
          isMoved.current = true;
          onChange(Number(event.target.value));
        }}
        onPointerUp={settle}
        onKeyUp={settle}
      />
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
