import type { ReactNode } from 'react';
import styles from './landscape.module.css';

export const Landscape = ({ children }: { children: ReactNode }) => (
  <div className={styles.landscape}>
    <div className={styles.scenery} />
    <div className={styles.words}>{children}</div>
  </div>
);
