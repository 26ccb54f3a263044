import type { Game } from '../../domain/catalogue';
import { useTheme } from '../services/context';
import type { Theme } from '../services/theme';
import styles from './game-intro.module.css';

const INTROS = import.meta.glob<string>('../../assets/images/intros/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a game's cover for a whole window, 1600 x 1200 px; undefined for a game without one. */
function introOf({ id }: Game, theme: Theme): string | undefined {
  return INTROS[`../../assets/images/${theme === 'night' ? `intros/${id}-night.avif` : `intros/${id}.avif`}`];
}

/** The cover for a whole window. It lies over the small one, which other pages have loaded. */
export default function WideCover({ game }: { game: Game }) {
  const url = introOf(game, useTheme());
  const [x, y] = game.focus;
  return (
    url && (
      <img
        className={styles.cover}
        src={url}
        style={{ objectPosition: `${x}% ${y}%` }}
        alt=""
        decoding="async"
      />
    )
  );
}
