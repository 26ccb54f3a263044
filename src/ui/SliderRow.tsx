import { type CSSProperties, useId, useRef } from 'react';
import styles from './slider-row.module.css';

interface SliderRowProps {
  label: string;
  hint: string;
  /** 0-100. */
  value: number;
  onChange: (value: number) => void;
  /** The hand has left the slider, and has moved it. */
  onSettled?: () => void;
}

/** A labelled slider from 0 to 100 with its figure: the browser's own. */
export function SliderRow({ label, hint, value, onChange, onSettled }: SliderRowProps) {
  const id = useId();
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
        {value}
      </output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        step={1}
        value={value}
        // How far the track is filled.
        style={{ '--filled': `${value}%` } as CSSProperties}
        aria-describedby={`${id}hint`}
        aria-valuetext={`${value} percent`}
        onChange={(event) => {
          isMoved.current = true;
          onChange(Number(event.target.value));
        }}
        onPointerUp={settle}
        onKeyUp={settle}
      />
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
