import type { ComponentPropsWithRef } from 'react';
import styles from './icon-button.module.css';

/** A round button of 44 px with one icon. Its name is also its tooltip (see src/overlay/Tooltips). */
export const IconButton = ({ label, ...props }: ComponentPropsWithRef<'button'> & { label: string }) => (
  <button type="button" className={styles.round} aria-label={label} data-tooltip={label} {...props} />
);
