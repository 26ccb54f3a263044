import type { Game } from '../../domain/catalog';
import { COVER_SUBJECTS } from '../../domain/cover-subjects';
import { useTheme } from '../services/context';
import type { Theme } from '../services/theme';
import { Cover } from '../ui/Cover';
import styles from './game-intro.module.css';

const INTROS = import.meta.glob<string>('../../assets/images/intros/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a cover for a whole window, 1600 x 1200 px; undefined for a game without one. */
function introOf({ id }: Game, theme: Theme): string | undefined {
  return INTROS[`../../assets/images/${theme === 'night' ? `intros/${id}-night.avif` : `intros/${id}.avif`}`];
}

/**
 * The browser loads the file that fits the window. On an upright screen the picture is repeated below as a reflection,
 * in which the words stand.
 */
export function WideCover({ game }: { game: Game }) {
  const wide = introOf(game, useTheme());
  return (
    <>
      <Cover
        game={game}
        className={`absolute w-full h-full object-cover ${styles.cover}`}
        alt={COVER_SUBJECTS[game.id]}
        wide={wide}
      />
      <Cover game={game} className={`hidden ${styles.reflection}`} wide={wide} />
    </>
  );
}
