import type { ReactNode } from 'react';
import styles from './landscape.module.css';

/** Text of an empty state, over Home's landscape. */
export const Landscape = ({ children }: { children: ReactNode }) => (
  <div className={styles.landscape}>
    <div className={styles.scenery} />
    <div className={styles.words}>{children}</div>
  </div>
);
