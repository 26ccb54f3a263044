/** What the tests of all games know about playing one game: the default export of `tests/players/<slug>.ts`. */
import type { GameSlug } from '../../../domain/built-games';
import type { Player } from './player';

/** A session that ends in the middle, and its continuation. */
export interface Interruption {
  /** Stored choices of the intro. */
  readonly choices?: Readonly<Record<string, unknown>>;
  /**
   * Plays until an interruption would lose progress.
   * @returns a fact by which `finds` recognizes the session
   */
  readonly plays: (player: Player) => Promise<unknown>;
  /** Text of the offer after 'Go on with '. */
  readonly offer: string;
  /** Checks that the session continues where it was interrupted. */
  readonly finds: (player: Player, fact: unknown) => Promise<unknown>;
}

export interface GamePlayer {
  /** Plays from the first frame until the check-in is open. */
  readonly solve: (player: Player) => Promise<unknown>;
  /** Delay of the check-in after the end or the exit of the session, ms. */
  readonly checkInAfterMs: number;
  readonly interruption: Interruption;
}

const FILES = import.meta.glob<GamePlayer>('../*.ts', { import: 'default', eager: true });

/** Returns the player of a game. @throws Error when `tests/players/<slug>.ts` is missing */
export function playerOf(slug: GameSlug): GamePlayer {
  const player = FILES[`../${slug}.ts`];
  if (!player) throw new Error(`tests/players/${slug}.ts is missing`);
  return player;
}
