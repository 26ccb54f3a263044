import type { ReactNode } from 'react';
import { Postcard } from '../Notice';
import styles from './profile.module.css';

/** A card that wears a picture of the house: beside its words on a wide screen, above them elsewhere. */
export const Pictured = ({ picture, children }: { picture: string; children: ReactNode }) => (
  <section className={`${styles.card} ${styles.pictured}`}>
    <Postcard url={picture} className={styles.picture} />
    <div className={styles.words}>{children}</div>
  </section>
);
