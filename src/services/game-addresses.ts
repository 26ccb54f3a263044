/** Addresses of games, which routing needs before a game loads. */
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';

export const GAME_ADDRESSES: readonly { readonly slug: GameSlug; readonly address: string }[] =
  BUILT_GAMES.flatMap(({ slug, addresses }) => addresses.map((address) => ({ slug, address })));

/**
 * Address of 'I need calm now', and of a shortcut in the web app manifest. At every other address a game starts
 * immediately only with {@link BEGIN_AT_ONCE}.
 */
export const CALM_NOW = '/games/basic-breathing?begin';

/**
 * History state of a link whose game starts immediately, without an intro and without spending a try. Only the offers
 * after 'Not Great' set it.
 */
export const BEGIN_AT_ONCE = { begins: 'link' } as const;

/** History state of a button that is a game's Start: the game starts immediately, and may spend a try. */
export const START_AT_ONCE = { begins: 'start' } as const;

/** History state of an address at which a game starts immediately. */
export type AtOnce = typeof BEGIN_AT_ONCE | typeof START_AT_ONCE;
