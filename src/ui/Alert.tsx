import type { ComponentPropsWithRef } from 'react';
import styles from './alert.module.css';

/** An error message beside its cause. Screen readers announce it immediately. */
export const Alert = (props: ComponentPropsWithRef<'p'>) => (
  <p className={styles.alert} role="alert" {...props} />
);
