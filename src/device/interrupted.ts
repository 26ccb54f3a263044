/** Interrupted sessions, for example of a tab that the browser discarded. Each can be resumed for a day. */
import * as z from 'zod/mini';
import { playEntry } from '../../domain/journal';
import type { SessionRecord } from './tables';

/** Time for which a session can be resumed, ms. */
const RESUMABLE_MS = 24 * 60 * 60 * 1000;

export type Interrupted = Omit<SessionRecord, 'game'>;

export const interrupted = z.object({
  address: z.string(),
  leftAt: z.int().check(z.nonnegative()),
  play: z.optional(playEntry),
  state: z.unknown(),
});

/** `now` is in ms since 1970 UTC. A clock that was set back counts as no elapsed time. */
export const isFresh = ({ leftAt }: Interrupted, now: number): boolean => now - leftAt <= RESUMABLE_MS;
