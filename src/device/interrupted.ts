/** Interrupted sessions, for example of a tab that the browser discarded. Each can be resumed for a day. */
import * as z from 'zod/mini';
import { playEntrySchema } from '../../domain/journal';
import type { InterruptedSessionRecord } from './tables';

/** Time for which a session can be resumed, ms. */
const RESUMABLE_MS = 24 * 60 * 60 * 1000;

export type InterruptedSession = Omit<InterruptedSessionRecord, 'game'>;

export const interruptedSessionSchema = z.object({
  address: z.string(),
  leftAt: z.int().check(z.nonnegative()),
  play: z.optional(playEntrySchema),
  state: z.unknown(),
});

/** `now` is in ms since 1970 UTC. A clock that was set back counts as no elapsed time. */
export const isResumable = ({ leftAt }: InterruptedSession, now: number): boolean =>
  now - leftAt <= RESUMABLE_MS;
