import type { ReactNode } from 'react';
import { Postcard } from '../../ui/Notice';
import styles from './pictured.module.css';
import profile from './profile.module.css';

/** A card that wears a picture of the house: beside its words on a wide screen, above them elsewhere. */
export const Pictured = ({ picture, children }: { picture: string; children: ReactNode }) => (
  <section className={`${profile.card} ${styles.pictured}`} data-pictured>
    <Postcard url={picture} className={styles.picture} />
    <div className={styles.words}>{children}</div>
  </section>
);

/** A picture of the house above a tab that has much else. */
export const Strip = ({ picture }: { picture: string }) => (
  <Postcard url={picture} className={styles.strip} />
);
