import type { ReactNode } from 'react';
import styles from './remark.module.css';

/** A sentence that qualifies the figures below it. */
export const Remark = ({ children }: { children: ReactNode }) => (
  <p className={styles.remark} role="status">
    {children}
  </p>
);

/** The server rejected the device's local date, so the device computed the figures. */
export const DayRefused = () => (
  <Remark>This device's date seems to be wrong. These numbers are counted here, by that date.</Remark>
);
