/** A sand sample of each pattern, shown where there is space. */
import type { Pattern } from '../../../machines/games/zen-garden/strokes';
import styles from './swatch.module.css';

/** Distance between grooves, viewBox units. It equals the distance in the garden in CSS px. */
const PITCH = 13;
const SIDE = 240;
const MIDDLE = SIDE / 2;

const GROOVES = Array.from({ length: 9 }, (_, index) => index);
const FIRST = MIDDLE - 4 * PITCH;

/** Functions that return the SVG path of a groove or crest at a distance from the first groove, viewBox units. */
const WAYS: Readonly<Record<Pattern, (distance: number) => string>> = {
  straight: (distance) => `M-10 ${FIRST + distance}H${SIDE + 10}`,
  curved: (distance) => {
    const y = FIRST + distance;
    return `M-10 ${y + 26}C40 ${y - 46} 80 ${y - 46} ${MIDDLE} ${y}S200 ${y + 46} ${SIDE + 10} ${y - 26}`;
  },
  circular: (distance) => {
    const radius = PITCH / 2 + distance;
    return `M${MIDDLE - radius} ${MIDDLE}a${radius} ${radius} 0 1 1 0 .01`;
  },
};

export const Swatch = ({ pattern, className }: { pattern: Pattern; className: string | undefined }) => (
  <svg
    className={`${styles.sand} ${className ?? ''}`}
    viewBox={`0 0 ${SIDE} ${SIDE}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    {GROOVES.map((groove) => (
      <g key={groove}>
        <path className={styles.crest} d={WAYS[pattern](groove * PITCH + PITCH / 2)} />
        <path className={styles.hollow} d={WAYS[pattern](groove * PITCH)} />
        <path className={styles.deep} d={WAYS[pattern](groove * PITCH)} transform="translate(-.7 -1.1)" />
      </g>
    ))}
  </svg>
);
