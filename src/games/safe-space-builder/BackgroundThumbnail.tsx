import type { Background } from '../../../domain/safe-space';
import styles from './place.module.css';

export const BackgroundThumbnail = ({ background }: { background: Background }) => (
  <span className={styles.thumb} data-view={background} aria-hidden />
);
