import { SENSE_SYMBOL_PATHS } from '../../../engine/games/grounding-techniques/symbols';
import { stepAt } from '../../../machines/games/grounding-techniques/selectors';
import styles from './tile.module.css';

interface SenseProps {
  /** Index of the sense, 0-4. */
  readonly step: number;
}

/** The text beside the symbol gives the meaning. */
export function SenseSymbol({ step }: SenseProps) {
  return (
    <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden>
      <path d={SENSE_SYMBOL_PATHS[step]} />
    </svg>
  );
}

export function Pebble({ step }: SenseProps) {
  return (
    <span className={`${styles.pebble} ${styles[stepAt(step).color]}`}>
      <SenseSymbol step={step} />
    </span>
  );
}
