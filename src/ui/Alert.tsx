import type { ComponentPropsWithRef } from 'react';
import styles from './alert.module.css';

/** What went wrong, said where it happened; screen readers say it at once. */
export const Alert = (props: ComponentPropsWithRef<'p'>) => (
  <p className={styles.alert} role="alert" {...props} />
);
