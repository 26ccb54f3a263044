import type { ReactNode } from 'react';
import { Postcard, type PostcardRoom } from '../../ui/Postcard';
import styles from './pictured.module.css';
import profile from './profile.module.css';

/** In a wide window the picture is beside the text, otherwise above it. */
export const Pictured = ({ room, children }: { room: PostcardRoom; children: ReactNode }) => (
  <section className={`${profile.card} ${styles.pictured}`} data-pictured>
    <Postcard room={room} className={styles.picture} />
    <div className="grid content-center gap-16">{children}</div>
  </section>
);
