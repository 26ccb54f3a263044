/** Resumes interrupted sessions of all games, because iPadOS discards tabs and any tab may be reloaded. */
import { useCallback, useEffect, useState } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { GameSlug } from '../../domain/built-games';
import { type Interrupted, interruptedOf, isFresh } from '../device/interrupted';
import { useServices } from '../services/context';
import { useKept } from '../services/use-kept';
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
  const { clock } = useServices();
  useEffect(() => {
    if (!saved) return;
    const stored = interruptedOf(slug);
    let stage = stageOf(actor.getSnapshot());
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const before = stage;
      stage = stageOf(snapshot);
      if (stage !== before && stored.stored) stored.remove();
    });
    const save = () => {
      const snapshot = actor.getSnapshot();
      if (!snapshot.hasTag('session') || (snapshot.hasTag('finished') && !saved.savesFinished)) return;
      const state = saved.save(snapshot.context, clock.now());
      if (state === undefined) return;
      const { current } = play;
      stored.set({
        address,
        leftAt: Date.now(),
        ...(current && { play: current }),
        state,
      });
    };
    const hide = () => document.hidden && save();
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [actor, slug, saved, address, play, clock]);
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
export function offerOf({ slug, saved }: AnyGame, address: string): Offer | undefined {
  const session = interruptedOf(slug).value;
  if (!saved || session?.address !== address || !isFresh(session, Date.now())) return undefined;
  const { data } = saved.schema.safeParse(session.state);
  return data && { session, saved: data, words: saved.words(data) };
}

/** Returns the session that an intro can offer to resume; undefined for none, and while another tab plays the game. */
export function useOffer(definition: AnyGame, address: string, isIntro: boolean): Offer | undefined {
  const stored = useKept(interruptedOf(definition.slug));
  const [free, setFree] = useState<Interrupted>();
  const ask = useCallback(() => {
    if (stored === null || !isIntro) return;
    void isPlayedElsewhere(definition.slug).then((isPlayed) => setFree(isPlayed ? undefined : stored));
  }, [definition, stored, isIntro]);
  useEffect(() => {
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [ask]);
  return isIntro && stored !== null && free === stored ? offerOf(definition, address) : undefined;
}
