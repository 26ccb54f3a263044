import type { Background } from '../../../domain/safe-space';
import styles from './place.module.css';

export const View = ({ background }: { background: Background }) => (
  <span className={styles.thumb} data-view={background} aria-hidden />
);
