import type { Game } from '../../domain/catalog';
import type { Theme } from '../services/theme';

const COVERS = import.meta.glob<string>('../../assets/images/covers/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a cover, 800 x 600 px; undefined for a missing cover. */
export function coverUrlOf({ imageUrl }: Game, theme: Theme): string | undefined {
  const name = imageUrl.slice('covers/'.length, -'.webp'.length);
  return COVERS[`../../assets/images/${theme === 'night' ? `covers/${name}-night.webp` : imageUrl}`];
}
