/** Where games are played: what routing must know before any game is loaded. */
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';

export const GAME_ADDRESSES: readonly { readonly slug: GameSlug; readonly address: string }[] =
  BUILT_GAMES.flatMap(({ slug, addresses }) => addresses.map((address) => ({ slug, address })));
