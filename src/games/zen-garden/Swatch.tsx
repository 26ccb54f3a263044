/** Appears where there is space. An SVG filter lights the sand as the garden is lit. */
import type { RakePattern } from '../../../machines/games/zen-garden/strokes';
import styles from './swatch.module.css';

/** Distance between grooves, viewBox units. It equals the distance in the garden in CSS px. */
const PITCH = 13;
const SIDE = 240;
const MIDDLE = SIDE / 2;

const CRESTS = Array.from({ length: 9 }, (_, index) => index * PITCH + PITCH / 2);
const FIRST = MIDDLE - 4 * PITCH;

/** SVG path of a crest at a distance from the first groove, viewBox units. */
const WAYS: Readonly<Record<RakePattern, (distance: number) => string>> = {
  // The teeth of the rake rise gradually, and leave the sand at different points.
  straight: (distance) => `M-10 ${FIRST + distance}H${MIDDLE + 88 + ((7 * distance) % 13)}`,
  curved: (distance) => {
    const y = FIRST + distance;
    return `M-10 ${y + 26}C40 ${y - 46} 80 ${y - 46} ${MIDDLE} ${y}S200 ${y + 46} ${SIDE + 10} ${y - 26}`;
  },
  circular: (distance) => {
    const radius = PITCH / 2 + distance;
    return `M${MIDDLE - radius} ${MIDDLE}a${radius} ${radius} 0 1 1 0 .01`;
  },
};

export const Swatch = ({ pattern, className }: { pattern: RakePattern; className: string | undefined }) => (
  <svg
    className={`${styles.sand} ${className ?? ''}`}
    viewBox={`0 0 ${SIDE} ${SIDE}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    <filter id={`sand-${pattern}`} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3" result="grain" />
      <feGaussianBlur in="SourceAlpha" stdDeviation="1.8" />
      <feDisplacementMap in2="grain" scale="4" xChannelSelector="R" yChannelSelector="G" />
      {/* The alpha channel is the height of the sand. */}
      <feComposite in2="grain" operator="arithmetic" k2="1" k3=".4" />
      <feDiffuseLighting surfaceScale="2.6" lightingColor="#fff">
        <feDistantLight azimuth="232" elevation="40" />
      </feDiffuseLighting>
      <feColorMatrix type="luminanceToAlpha" result="lit" />
      <feFlood className={styles.crest} />
      <feComposite in2="lit" operator="in" />
    </filter>
    <linearGradient id={`lift-${pattern}`} gradientUnits="userSpaceOnUse" x1="150" x2="225">
      <stop />
      <stop offset="1" stopOpacity="0" />
    </linearGradient>
    <g filter={`url(#sand-${pattern})`} stroke={pattern === 'straight' ? `url(#lift-${pattern})` : '#000'}>
      <path d={`M0 0H${SIDE}V${SIDE}H0Z`} />
      {CRESTS.map((distance) => (
        <path key={distance} className={styles.way} d={WAYS[pattern](distance)} />
      ))}
    </g>
  </svg>
);
