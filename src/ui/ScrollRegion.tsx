import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

/** A region that scrolls sideways. A shade marks each edge beyond which content is hidden. */
export const ScrollRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a region that scrolls
  <section className={styles.region} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
