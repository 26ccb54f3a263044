import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactElement;
  children: ReactNode;
}

export const Fold = ({ title, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary className={styles.title}>
      {title}
      <ChevronDown className={styles.sign} size={20} aria-hidden />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
