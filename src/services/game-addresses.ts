/** Addresses of games, which routing needs before a game loads. */
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';

export const GAME_ADDRESSES: readonly { readonly slug: GameSlug; readonly address: string }[] =
  BUILT_GAMES.flatMap(({ slug, addresses }) => addresses.map((address) => ({ slug, address })));

/** Address of 'I need calm now' and of a manifest shortcut. At others only {@link ImmediateStartState} starts a game at once. */
export const CALM_NOW_ADDRESS = '/games/basic-breathing?begin';

/** History state of a link that starts a game without an intro or a free try: only the offers after 'Not Great'. */
export const LINK_START_STATE = { begins: 'link' } as const;

/** History state of a button that is a game's Start: the game starts immediately, and may spend a try. */
export const BUTTON_START_STATE = { begins: 'start' } as const;

/** History state of an address at which a game starts immediately. */
export type ImmediateStartState = typeof LINK_START_STATE | typeof BUTTON_START_STATE;
