import { BUILT_GAMES, catalogEntryOf } from '../../domain/built-games';
import { interruptedSessionSchema, isResumable } from '../device/interrupted';
import type { Services } from '../services/services';
import { loadGame } from './definitions';
import { findResumeOffer, isPlayedElsewhere } from './interrupted';

interface LeftSession {
  /** Catalog ID. */
  readonly gameId: string;
  readonly address: string;
  /** Text after 'Go on with …': `Water Flow, terrace 2`. */
  readonly text: string;
}

/**
 * The newest session that can be resumed and that no other tab is playing, for Home.
 * @throws DatabaseTimeoutError, errors of IndexedDB, and the browser's error for a game that does not load
 */
export async function findNewestResumable(database: Services['database']): Promise<LeftSession | undefined> {
  const records = await (await database()).read((tables) => tables.sessions.getAll(), ['sessions']);
  const now = Date.now();
  const fresh = records
    .flatMap((record) => {
      const { data } = interruptedSessionSchema.safeParse(record);
      const built = BUILT_GAMES.find(({ slug }) => slug === record.game);
      return data && built && isResumable(data, now) ? [{ built, session: data }] : [];
    })
    .sort((one, other) => other.session.leftAt - one.session.leftAt);
  for (const { built, session } of fresh) {
    if (await isPlayedElsewhere(built.slug)) continue;
    const offer = await findResumeOffer(database, await loadGame(built.slug), session.address);
    const { id, title } = catalogEntryOf(built);
    if (offer) return { gameId: id, address: session.address, text: `${title}, ${offer.words}` };
  }
  return undefined;
}
