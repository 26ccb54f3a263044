/** Where games are played: what routing must know before any game is loaded. */
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';

export const GAME_ADDRESSES: readonly { readonly slug: GameSlug; readonly address: string }[] =
  BUILT_GAMES.flatMap(({ slug, addresses }) => addresses.map((address) => ({ slug, address })));

/**
 * The state of a link whose game begins at once: no intro stands in the way, and no try is spent. Only links of ours
 * carry it: 'I need calm now', and what is offered after 'Not Great'.
 */
export const BEGIN_AT_ONCE = { beginsAtOnce: true } as const;
