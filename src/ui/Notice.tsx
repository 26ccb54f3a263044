import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** A picture element, or the address of a decorative picture. */
  picture: ReactNode;
  children: ReactNode;
  /** Content below the picture and the text. */
  below?: ReactNode;
}

/** A short page with text beside a picture or, in a narrow window, below it. */
export const Notice = ({ picture, children, below }: NoticeProps) => (
  <div className={styles.page}>
    <section className={styles.notice}>
      {typeof picture === 'string' ? <Postcard url={picture} /> : picture}
      <div className={styles.words}>{children}</div>
    </section>
    {below}
  </div>
);

/** A decorative picture, 440 x 550 px. */
export const Postcard = ({ url, className }: { url: string; className?: string | undefined }) => (
  <img className={className ?? styles.postcard} src={url} alt="" width={440} height={550} decoding="async" />
);
