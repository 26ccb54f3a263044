/** Addresses of pictures that many pages show; what belongs to one game stays out of the first screen's script. */
import type { Game } from '../../domain/catalogue';

const PICTURES = import.meta.glob<string>(['../../assets/images/covers/*', '../../assets/images/home/*'], {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a picture below `assets/images`; undefined when it was not drawn yet. */
export const pictureUrl = (file: string): string | undefined => PICTURES[`../../assets/images/${file}`];

/** Address of a game's cover, 800 x 600 px; undefined when it was not drawn yet. */
export const coverOf = (game: Game): string | undefined => pictureUrl(game.imageUrl);
