import type { ReactNode } from 'react';
import { Postcard } from '../../ui/Notice';
import styles from './pictured.module.css';
import profile from './profile.module.css';

/** A card with a picture. In a wide window the picture is beside the text, otherwise above it. */
export const Pictured = ({ picture, children }: { picture: string; children: ReactNode }) => (
  <section className={`${profile.card} ${styles.pictured}`} data-pictured>
    <Postcard url={picture} className={styles.picture} />
    <div className={styles.words}>{children}</div>
  </section>
);

/** A picture above a tab that has much other content. */
export const Strip = ({ picture }: { picture: string }) => (
  <Postcard url={picture} className={styles.strip} />
);
