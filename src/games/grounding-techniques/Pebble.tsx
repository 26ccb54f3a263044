import { Flower2, Leaf, type LucideIcon, Mountain, Sun, Waves } from 'lucide-react';
import type { TileColor } from '../../../machines/games/grounding-techniques/selectors';
import styles from './tile.module.css';

export const SYMBOLS: Readonly<Record<TileColor, LucideIcon>> = {
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
