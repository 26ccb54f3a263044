import { Leaf } from 'lucide-react';
import type { Game } from '../../domain/catalog';
import { useHydrated, useTheme } from '../services/context';
import styles from './cover.module.css';
import { coverUrlOf } from './pictures';

interface CoverProps {
  game: Game;
  className: string;
  /** Description of a picture that is more than a decoration beside the game's title. */
  alt?: string | undefined;
  /** Address of a picture 1600 px wide. */
  wide?: string | undefined;
}

/** Width of the cover of an intro (game-intro.module.css). */
const WIDE_SIZES = '(orientation: portrait) max(100vw, 80vh), 126vw';

/** A game's cover. Every crop contains the picture's subject. A leaf replaces a missing picture. */
export function Cover({ game, className: own, alt = '', wide }: CoverProps) {
  const theme = useTheme();
  // The prerendered HTML omits the picture: every page would load it, and the security policy forbids the inline style.
  const url = useHydrated() ? coverUrlOf(game, theme) : undefined;
  const [x, y] = game.focus;
  const className = `${own} ${styles.cover}`;
  if (url)
    return (
      <img
        className={className}
        src={url}
        {...(wide && { srcSet: `${url} 800w, ${wide} 1600w`, sizes: WIDE_SIZES })}
        style={{ objectPosition: `${x}% ${y}%` }}
        alt={alt}
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
