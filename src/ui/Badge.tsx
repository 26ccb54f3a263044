import type { ReactNode } from 'react';
import styles from './badge.module.css';

export const Badge = ({
  look,
  children,
}: {
  look: 'plain' | 'free' | 'soft' | 'premium' | 'price';
  children: ReactNode;
}) => <span className={`${styles.badge} ${styles[look]}`}>{children}</span>;
