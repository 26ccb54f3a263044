import type { LucideIcon } from 'lucide-react';
import styles from './figure-cards.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string | number;
  readonly Icon: LucideIcon;
}

/** Figures, one card each. */
export const FigureCards = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <section aria-label={label}>
    <dl className={styles.figures} data-count={figures.length}>
      {figures.map(({ label: name, value, Icon }) => (
        <div key={name} className={styles.figure}>
          <dt>
            <Icon className={styles.figureIcon} size={18} strokeWidth={1.75} aria-hidden />
            <span>{name}</span>
          </dt>
          <dd className={typeof value === 'string' && value.length > 6 ? styles.words : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
