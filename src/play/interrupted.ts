/** Sessions to resume, of all games, because iPadOS discards tabs and any tab may be reloaded. */
import type { AnyMachineSnapshot } from 'xstate';
import type { GameSlug } from '../../domain/built-games';
import type { PlayEntry } from '../../domain/journal';
import { type InterruptedSession, interruptedSessionSchema, isResumable } from '../device/interrupted';
import type { Tables } from '../device/tables';
import type { Services } from '../services/services';
import type { AnyGame } from './define-game';

export interface ResumeOffer {
  readonly session: InterruptedSession;
  /** What the machine receives. */
  readonly saved: unknown;
  /** Text after 'Go on with …'. */
  readonly words: string;
}

/** Name of the lock that a tab holds while it plays the game. */
const lockOf = (slug: GameSlug): string => `stillgrove.session.${slug}`;

type OpenDatabase = Services['database'];

/** Never rejects, because a session that cannot be resumed is no reason to disturb the person. */
async function storeSession(
  database: OpenDatabase,
  change: (tables: Tables) => Promise<unknown>,
): Promise<void> {
  try {
    await (await database()).write(change, ['sessions']);
  } catch (error) {
    console.warn('The interrupted session could not be stored', error);
  }
}

export const forgetSession = (database: OpenDatabase, slug: GameSlug): Promise<void> =>
  storeSession(database, (tables) => tables.sessions.delete(slug));

export function saveSession(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  { slug, saved }: AnyGame,
  address: string,
  snapshot: AnyMachineSnapshot,
  play: PlayEntry | undefined,
): void {
  if (!saved || (snapshot.hasTag('finished') && !saved.savesFinished)) return;
  const state = saved.save(snapshot.context, clock.now());
  if (state === undefined) return;
  const session = { address, leftAt: Date.now(), ...(play && { play }), state };
  void storeSession(database, (tables) => tables.sessions.put({ game: slug, ...session }));
}

/** Shows other tabs that this one plays the game. Returns a function that releases the lock. */
export function lockSession(slug: GameSlug): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const release = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  navigator.locks
    ?.request(lockOf(slug), { mode: 'shared', signal }, () => release)
    .catch((error: unknown) => {
      if (!signal.aborted) console.warn('The lock of this session failed', error);
    });
  return () => ended.abort();
}

/** False in a browser without Web Locks. */
export async function isPlayedElsewhere(slug: GameSlug): Promise<boolean> {
  if (!navigator.locks) return false;
  try {
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === lockOf(slug)) ?? false;
  } catch (error) {
    console.warn('The locks of other tabs could not be read', error);
    return false;
  }
}

/** The session that can be resumed now. */
export async function findResumeOffer(
  database: OpenDatabase,
  { slug, saved }: AnyGame,
  address: string,
): Promise<ResumeOffer | undefined> {
  const record =
    saved && (await (await database()).read((tables) => tables.sessions.get(slug), ['sessions']));
  const session = interruptedSessionSchema.safeParse(record).data;
  if (!saved || session?.address !== address || !isResumable(session, Date.now())) return undefined;
  const { data } = saved.schema.safeParse(session.state);
  return data && { session, saved: data, words: saved.words(data) };
}
