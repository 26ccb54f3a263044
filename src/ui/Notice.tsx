import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** A picture of the house, or its address where it only decorates. */
  picture: ReactNode;
  children: ReactNode;
  /** Beneath both. */
  below?: ReactNode;
}

/** A page of a few words, beside a picture where there is room and beneath one elsewhere. */
export const Notice = ({ picture, children, below }: NoticeProps) => (
  <div className={styles.page}>
    <section className={styles.notice}>
      {typeof picture === 'string' ? <Postcard url={picture} /> : picture}
      <div className={styles.words}>{children}</div>
    </section>
    {below}
  </div>
);

/** A picture that only decorates, 440 x 550 px. */
export const Postcard = ({ url, className }: { url: string; className?: string | undefined }) => (
  <img className={className ?? styles.postcard} src={url} alt="" width={440} height={550} decoding="async" />
);
