/** The five tiles. Each has a color, a symbol and a number, so color is never the only difference. */
import { Flower2, Leaf, type LucideIcon, Mountain, Sun, Waves } from 'lucide-react';
import { STEPS, type TileColor } from '../../../machines/games/grounding-techniques/selectors';
import { tileOf } from '../../../machines/games/grounding-techniques/steps';
import styles from './tile.module.css';

const SYMBOLS: Readonly<Record<TileColor, LucideIcon>> = {
  clay: Mountain,
  pollen: Sun,
  fern: Leaf,
  tarn: Waves,
  heather: Flower2,
};

/** A pebble with the tile's color and symbol. The text beside it gives the meaning. */
export function Pebble({ color }: { color: TileColor }) {
  const Icon = SYMBOLS[color];
  return (
    <span className={`${styles.pebble} ${styles[color]}`} aria-hidden>
      <Icon size={22} strokeWidth={2.25} />
    </span>
  );
}

/** All five tiles on the intro, '5 See' to '1 Taste'. */
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
