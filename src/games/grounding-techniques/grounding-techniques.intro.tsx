import { STEPS } from '../../../machines/games/grounding-techniques/selectors';
import { tileOf } from '../../../machines/games/grounding-techniques/steps';
import { SYMBOLS } from './Pebble';
import styles from './tile.module.css';

/**
 * The five tiles, '5 See' to '1 Taste'. Each has a color, a symbol and a number, so color is never the only difference.
 */
export function Tiles() {
  return (
    <ol className={styles.tiles} aria-label="The five steps">
      {STEPS.map((step) => {
        const Icon = SYMBOLS[step.color];
        return (
          <li key={step.sense} className={styles.tile}>
            <span className={`${styles.stone} ${styles[step.color]}`}>
              <span className={styles.number}>{step.number}</span>
              <Icon size={24} strokeWidth={2.25} aria-hidden />
            </span>
            <span className={styles.sense}>{tileOf(step)}</span>
          </li>
        );
      })}
    </ol>
  );
}
