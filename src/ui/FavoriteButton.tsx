import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Game } from '../../domain/catalog';
import { storedFavorites } from '../device/favorites';
import styles from './favorite-button.module.css';

const NONE: readonly string[] = [];

export function FavoriteButton({ game }: { game: Game }) {
  // The prerendered page knows no favorites.
  const favorites = useSyncExternalStore(
    storedFavorites.subscribe,
    () => storedFavorites.value,
    () => NONE,
  );
  const isFavorite = favorites.includes(game.id);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${game.title}`}
      onClick={() =>
        storedFavorites.set(isFavorite ? favorites.filter((id) => id !== game.id) : [...favorites, game.id])
      }
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
