import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Content that is always visible. */
  title: ReactElement;
  children: ReactNode;
}

/** Content that opens below its title. It is closed at first. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary className={styles.title}>
      {title}
      <ChevronDown className={styles.sign} size={20} aria-hidden />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
