/** A piece of sand as a pattern leaves it, where there is room to show it. */
import type { Pattern } from '../../../machines/games/zen-garden/strokes';
import styles from './swatch.module.css';

/** Five grooves of a rake, 13 apart as in the garden, in a picture of 240 x 120. */
const TEETH = [-26, -13, 0, 13, 26];

const curve = (y: number): string => `M-10 ${y}C40 ${y - 52} 80 ${y - 52} 120 ${y}S200 ${y + 52} 250 ${y}`;

const rings = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const radius = 6.5 + 13 * index;
    return `M${120 - radius} 60a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
  });

const GROOVES: Readonly<Record<Pattern, readonly string[]>> = {
  straight: TEETH.map((y) => `M24 ${60 + y}H216`),
  curved: TEETH.map((y) => curve(60 + y)),
  circular: rings(4),
};

export const Swatch = ({ pattern, className }: { pattern: Pattern; className: string | undefined }) => (
  <svg
    className={`${styles.sand} ${className ?? ''}`}
    viewBox="0 0 240 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    {GROOVES[pattern].map((path) => (
      <g key={path}>
        <path className={styles.crest} d={path} transform="translate(1.4 6.5)" />
        <path className={styles.hollow} d={path} />
        <path className={styles.deep} d={path} transform="translate(-0.8 -1.2)" />
      </g>
    ))}
  </svg>
);
