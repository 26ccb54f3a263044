/**
 * Addresses of pictures that many pages show. The script of the first screen contains no picture of a single game.
 */
import type { Game } from '../../domain/catalogue';

const PICTURES = import.meta.glob<string>(['../../assets/images/covers/*', '../../assets/images/home/*'], {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a picture below `assets/images`; undefined for a missing picture. */
export const pictureUrl = (file: string): string | undefined => PICTURES[`../../assets/images/${file}`];

/** Returns the address of a game's cover, 800 x 600 px; undefined for a missing cover. */
export const coverOf = (game: Game): string | undefined => pictureUrl(game.imageUrl);
