import { GROUNDING_STEPS } from '../../../machines/games/grounding-techniques/selectors';
import { senseLabelOf } from '../../../machines/games/grounding-techniques/steps';
import { SenseSymbol } from './Pebble';
import styles from './tile.module.css';

/** Each tile has a color, a symbol and a number, so color is never the only difference. */
export function StepTiles() {
  return (
    <ol className={styles.tiles} aria-label="The five steps">
      {GROUNDING_STEPS.map((step, index) => (
        <li key={step.sense} className={`grid justify-items-center gap-6 ${styles.tile}`}>
          <span className={`${styles.stone} ${styles[step.color]}`}>
            <span className={styles.number}>{step.number}</span>
            <SenseSymbol step={index} />
          </span>
          <span className="font-semibold">{senseLabelOf(step)}</span>
        </li>
      ))}
    </ol>
  );
}
