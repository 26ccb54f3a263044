import { STEPS } from '../../../machines/games/grounding-techniques/selectors';
import { tileOf } from '../../../machines/games/grounding-techniques/steps';
import { Sense } from './Pebble';
import styles from './tile.module.css';

/** Each tile has a color, a symbol and a number, so color is never the only difference. */
export function Tiles() {
  return (
    <ol className={styles.tiles} aria-label="The five steps">
      {STEPS.map((step, index) => (
        <li key={step.sense} className={`grid justify-items-center gap-6 ${styles.tile}`}>
          <span className={`${styles.stone} ${styles[step.color]}`}>
            <span className={styles.number}>{step.number}</span>
            <Sense step={index} />
          </span>
          <span className="font-semibold">{tileOf(step)}</span>
        </li>
      ))}
    </ol>
  );
}
