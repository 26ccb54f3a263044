import type { ReactNode } from 'react';
import styles from './choice-tile.module.css';

interface ChoiceTileProps {
  /** Form name, which all tiles of a question share. */
  name: string;
  label?: string;
  isChosen: boolean;
  onChoose: () => void;
  /** `outlined` colors the border of a chosen tile. Without it `className` must show the choice. */
  look?: 'outlined';
  className?: string | undefined;
  children: ReactNode;
}

export const ChoiceTile = ({
  name,
  label,
  isChosen,
  onChoose,
  look,
  className = '',
  children,
}: ChoiceTileProps) => (
  <label className={`${styles.tile} ${look ? styles[look] : ''} ${className}`}>
    <input type="radio" name={name} aria-label={label} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);
