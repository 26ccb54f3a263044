import type { CSSProperties } from 'react';
import type { ElementKind } from '../../../domain/safe-space';
import { SMALL_SHEET_URL, sheetCellOf } from '../../../engine/games/safe-space-builder/sheet';
import styles from './panel.module.css';

export function Icon({ kind }: { kind: ElementKind }) {
  const { left, top, width, height, aspect } = sheetCellOf(kind);
  const part = (corner: number, size: number): string => `${size < 1 ? (corner / (1 - size)) * 100 : 0}%`;
  const style: CSSProperties = {
    aspectRatio: aspect,
    backgroundImage: `url(${SMALL_SHEET_URL})`,
    backgroundSize: `${100 / width}% ${100 / height}%`,
    backgroundPosition: `${part(left, width)} ${part(top, height)}`,
  };
  return (
    <span className={styles.icon} aria-hidden>
      <span className={aspect > 1 ? styles.wide : styles.tall} style={style} />
    </span>
  );
}
