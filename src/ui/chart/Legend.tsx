import styles from './chart.module.css';
import { SERIES_MARKS } from './chart-data';
import type { SeriesColor } from './palette';

export const Legend = ({ series }: { series: readonly { name: string; color: SeriesColor }[] }) => (
  <ul className={styles.legend}>
    {series.map(({ name, color }, index) => (
      <li key={name} className="flex gap-8 items-center">
        <SeriesMark color={color} mark={SERIES_MARKS[index] ?? 'circle'} />
        <span>{name}</span>
      </li>
    ))}
  </ul>
);

const SHAPES = {
  square: 'M2 2h12v12H2z',
  circle: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13',
  diamond: 'M8 0l8 8l-8 8l-8-8z',
} as const;

export const SeriesMark = ({ color, mark }: { color: SeriesColor; mark: (typeof SERIES_MARKS)[number] }) => (
  <svg
    className={styles.mark}
    style={{ fill: `var(--chart-${color})` }}
    viewBox="0 0 16 16"
    aria-hidden="true"
  >
    <path d={SHAPES[mark]} />
  </svg>
);
