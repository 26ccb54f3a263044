import type { ReactElement, ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  picture: ReactElement;
  children: ReactNode;
  below?: ReactElement | false | undefined;
}

/** The text is below the picture or, in a wide landscape window, beside it. */
export const Notice = ({ picture, children, below }: NoticeProps) => (
  <div className={styles.page}>
    <section className={styles.notice}>
      {picture}
      <div className={`grid content-center justify-items-center gap-14 ${styles.words}`}>{children}</div>
    </section>
    {below}
  </div>
);
