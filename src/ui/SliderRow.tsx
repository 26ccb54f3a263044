import { type CSSProperties, useId, useRef } from 'react';
import styles from './slider-row.module.css';

interface SliderRowProps {
  label: string;
  hint?: string;
  value: number;
  /** By default the range is 0-100 in whole steps. */
  min?: number;
  max?: number;
  step?: number;
  /** The value as text. Default: the number, announced as a percentage. */
  shown?: string;
  isDisabled?: boolean;
  onChange: (value: number) => void;
  /** Called on the release of the pointer or the key. */
  onSettled?: () => void;
}

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
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <output className="tabular-nums font-semibold" htmlFor={id} aria-live="off">
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
