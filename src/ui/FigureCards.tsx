import type { LucideIcon } from 'lucide-react';
import styles from './figure-cards.module.css';

interface Figure {
  readonly label: string;
  readonly value: string | number;
  readonly Icon: LucideIcon;
}

interface FigureCardsProps {
  label: string;
  figures: readonly Figure[];
  /** Whether there is nothing to count yet. */
  isEmpty?: boolean;
}

export const FigureCards = ({ label, figures, isEmpty = false }: FigureCardsProps) => (
  <section aria-label={label}>
    <dl className={styles.figures} data-count={figures.length} data-empty={isEmpty || undefined}>
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
