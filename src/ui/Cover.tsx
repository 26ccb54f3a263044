import { Leaf } from 'lucide-react';
import type { Game } from '../../domain/catalogue';
import styles from './cover.module.css';
import { coverOf } from './pictures';

/** A game's cover; a quiet leaf until the picture is drawn. It says nothing that the title beside it does not. */
export function Cover({ game, className }: { game: Game; className: string }) {
  const url = coverOf(game);
  if (url)
    return (
      <img
        className={`${className} ${styles.picture}`}
        src={url}
        alt=""
        width={800}
        height={600}
        decoding="async"
      />
    );
  return (
    <span className={`${className} ${styles.leaf}`} aria-hidden>
      <Leaf size={40} strokeWidth={1.5} />
    </span>
  );
}
