import { SYMBOLS } from '../../../engine/games/grounding-techniques/symbols';
import { stepAt } from '../../../machines/games/grounding-techniques/selectors';
import styles from './tile.module.css';

interface SenseProps {
  /** Index of the sense, 0-4. */
  readonly step: number;
}

/** Symbol of a sense. The text beside it gives the meaning. */
export function Sense({ step }: SenseProps) {
  return (
    <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden>
      <path d={SYMBOLS[step]} />
    </svg>
  );
}

/** A pebble with the color and symbol of a sense. */
export function Pebble({ step }: SenseProps) {
  return (
    <span className={`${styles.pebble} ${styles[stepAt(step).color]}`}>
      <Sense step={step} />
    </span>
  );
}
