import type { ReactNode } from 'react';
import { Fold } from '../ui/Fold';
import styles from './intro-choices.module.css';

export function AdjustFold({ children }: { children: ReactNode }) {
  return (
    <div className={styles.adjust}>
      <Fold title={<span>Adjust</span>}>{children}</Fold>
    </div>
  );
}
