/** Resumes interrupted sessions of all games, because iPadOS discards tabs and any tab may be reloaded. */
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { GameSlug } from '../../domain/built-games';
import { type Interrupted, interrupted, isFresh } from '../device/interrupted';
import type { Tables } from '../device/tables';
import { useServices } from '../services/context';
import type { Services } from '../services/services';
import type { AnyGame } from './define-game';
import type { CurrentPlay } from './play-recorder';

/** A session that can be resumed. */
export interface Offer {
  readonly session: Interrupted;
  /** What the machine receives. */
  readonly saved: unknown;
  /** Text after 'Go on with …'. */
  readonly words: string;
}

/** Returns the name of the lock that a tab holds while it plays the game. */
const lockOf = (slug: GameSlug): string => `stillgrove.session.${slug}`;

/** Returns a key that changes when a session begins, ends or is finished. */
const stageOf = (snapshot: AnyMachineSnapshot): string =>
  `${snapshot.hasTag('session')} ${snapshot.hasTag('finished')}`;

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

/**
 * Stores the session when the page is hidden or closed. Deletes it when a session begins, is left or is finished.
 * @param play the session's play in the journal
 */
export function useSaveSession(
  actor: ActorRefFrom<AnyStateMachine>,
  { slug, saved }: AnyGame,
  address: string,
  play: CurrentPlay,
): void {
  const { clock, database } = useServices();
  useEffect(() => {
    if (!saved) return;
    let stage = stageOf(actor.getSnapshot());
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const before = stage;
      stage = stageOf(snapshot);
      if (stage !== before) void forgetSession(database, slug);
    });
    const save = () => {
      const snapshot = actor.getSnapshot();
      if (!snapshot.hasTag('session') || (snapshot.hasTag('finished') && !saved.savesFinished)) return;
      const state = saved.save(snapshot.context, clock.now());
      if (state === undefined) return;
      const { current } = play;
      const session = { address, leftAt: Date.now(), ...(current && { play: current }), state };
      void storeSession(database, (tables) => tables.sessions.put({ game: slug, ...session }));
    };
    const hide = () => document.hidden && save();
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [actor, slug, saved, address, play, clock, database]);
}

/** Holds a lock during a session, so that other tabs know that this one plays the game. */
export function usePlayingLock(slug: GameSlug, hasSession: boolean): void {
  useEffect(() => {
    if (!hasSession || !navigator.locks) return;
    const ended = new AbortController();
    const release = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
    navigator.locks
      .request(lockOf(slug), { mode: 'shared', signal: ended.signal }, () => release)
      .catch((error: unknown) => {
        if (!ended.signal.aborted) console.warn('The lock of this session failed', error);
      });
    return () => ended.abort();
  }, [slug, hasSession]);
}

/** Returns whether another tab is playing the game; false in a browser without Web Locks. */
async function isPlayedElsewhere(slug: GameSlug): Promise<boolean> {
  if (!navigator.locks) return false;
  try {
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === lockOf(slug)) ?? false;
  } catch (error) {
    console.warn('The locks of other tabs could not be read', error);
    return false;
  }
}

/** Returns the session that can be resumed now; undefined for none. */
export async function findOffer(
  database: OpenDatabase,
  { slug, saved }: AnyGame,
  address: string,
): Promise<Offer | undefined> {
  const record =
    saved && (await (await database()).read((tables) => tables.sessions.get(slug), ['sessions']));
  const session = interrupted.safeParse(record).data;
  if (!saved || session?.address !== address || !isFresh(session, Date.now())) return undefined;
  const { data } = saved.schema.safeParse(session.state);
  return data && { session, saved: data, words: saved.words(data) };
}

/** Returns the session that an intro can offer to resume; undefined for none, and while another tab plays the game. */
export function useOffer(definition: AnyGame, address: string, isIntro: boolean): Offer | undefined {
  const { database } = useServices();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    if (!isIntro) return;
    let isOver = false;
    const ask = async () => {
      try {
        const found = await findOffer(database, definition, address);
        const isPlayed = found !== undefined && (await isPlayedElsewhere(definition.slug));
        if (!isOver) setOffer(isPlayed ? undefined : found);
      } catch (error) {
        console.warn('An interrupted session could not be read', error);
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      setOffer(undefined);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [database, definition, address, isIntro]);
  return offer;
}
