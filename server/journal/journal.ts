/** Copies of journals, kept for people who turned sync on. What a device sends and asks for, and nothing of HTTP. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { JOURNAL_QUOTA, type JournalChanges, type SyncedEntry } from '../../domain/contract';
import { newerVersion } from '../../domain/journal';
import { users } from '../accounts/schema';
import type { Database } from '../storage/database';
import { entries, journals, tallies } from './schema';

/** Most entries of one answer. */
export const PAGE_SIZE = 500;

/** Names of deleted copies of one person that are remembered; whoever deletes more loses the oldest. */
const MOST_DELETED = 100;

interface Journal {
  readonly id: string;
  readonly position: number;
  /** How many entries it has. */
  readonly size: number;
}

/**
 * Begins an empty copy for a person who turns sync on; one that is there stays as it is.
 *
 * @param tx The transaction in which their account says so.
 */
export async function beginJournal(tx: Database, userId: string): Promise<void> {
  if (!(await lockJournal(tx, userId))) await tx.insert(journals).values({ id: randomUUID(), userId });
}

/**
 * Deletes the copy of a person who turns sync off. Devices that still know it keep what they have, and send it again
 * should sync be turned on.
 *
 * @param tx The transaction in which their account says so.
 */
export async function endJournal(tx: Database, userId: string): Promise<void> {
  const journal = await lockJournal(tx, userId);
  if (journal) await tx.delete(journals).where(eq(journals.id, journal.id));
}

/**
 * Deletes the copy, as its person asks, and begins an empty one: every device learns that what it had sent is to be
 * forgotten.
 *
 * @param now Only to know when it was: nothing depends on it.
 * @returns false when sync is off.
 */
export function deleteJournal(database: Database, userId: string, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const journal = await lockJournal(tx, userId);
    if (!journal) return false;
    // Nothing was ever sent to it, so there is nothing for anybody to forget.
    if (journal.position === 0) return true;
    await tx.delete(entries).where(eq(entries.journalId, journal.id));
    await tx.delete(tallies).where(eq(tallies.journalId, journal.id));
    await tx.update(journals).set({ deletedAt: now, size: 0 }).where(eq(journals.id, journal.id));
    await tx.insert(journals).values({ id: randomUUID(), userId });
    await forgetOldest(tx, userId);
    return true;
  });
}

/** Of those that are deleted, only the newest names stay. */
async function forgetOldest(tx: Database, userId: string): Promise<void> {
  const oldest = tx
    .select({ id: journals.id })
    .from(journals)
    .where(and(eq(journals.userId, userId), isNotNull(journals.deletedAt)))
    .orderBy(desc(journals.deletedAt))
    .offset(MOST_DELETED);
  await tx.delete(journals).where(inArray(journals.id, oldest));
}

/**
 * Keeps what a device sends: all of it or, when this throws, nothing. The same entries sent again change nothing.
 *
 * @returns how many different entries were sent, all of which are kept now; `off` when sync is off, `full` when there
 *   is no room for all, and none of them was kept.
 */
export function receiveEntries(
  database: Database,
  userId: string,
  sent: readonly SyncedEntry[],
): Promise<number | 'off' | 'full'> {
  return database.transaction(async (tx) => {
    const journal = await lockJournal(tx, userId);
    if (!journal) return 'off';
    const ids = [...new Set(sent.map(({ id }) => id))];
    const known = await tx
      .select({ entry: entries.entry })
      .from(entries)
      .where(and(eq(entries.journalId, journal.id), inArray(entries.id, ids)));
    const changed = changedBy(
      known.map(({ entry }) => entry),
      sent,
    );
    const size = journal.size + ids.length - known.length;
    if (size > JOURNAL_QUOTA && size > journal.size) return 'full';
    if (changed.length > 0) {
      await tx
        .insert(entries)
        .values(
          changed.map((entry, index) => ({
            journalId: journal.id,
            id: entry.id,
            position: journal.position + 1 + index,
            day: entry.day,
            entry,
          })),
        )
        .onConflictDoUpdate({
          target: [entries.journalId, entries.id],
          set: {
            position: sql`excluded.position`,
            day: sql`excluded.day`,
            entry: sql`excluded.entry`,
          },
        });
      await tx
        .update(journals)
        .set({ position: journal.position + changed.length, size })
        .where(eq(journals.id, journal.id));
    }
    return ids.length;
  });
}

/** @returns those entries, each once, that are not among the known ones as they are sent, in the order of sending. */
function changedBy(known: readonly SyncedEntry[], sent: readonly SyncedEntry[]): SyncedEntry[] {
  const versions = new Map(known.map((entry) => [entry.id, entry]));
  const changed = new Set<string>();
  for (const entry of sent) {
    const there = versions.get(entry.id);
    const stays = there ? newerVersion(there, entry) : entry;
    if (stays === there) continue;
    versions.set(entry.id, stays);
    changed.add(entry.id);
  }
  return [...changed].map((id) => versions.get(id) as SyncedEntry);
}

/**
 * Reads what has changed, a page at a time.
 *
 * @param cursor Of an earlier answer; undefined from the beginning. One that nobody gave out counts as one of a copy
 *   that is not known.
 * @returns `off` when sync is off, `deleted` when the person has deleted the copy that the cursor belongs to.
 */
export async function readChanges(
  database: Database,
  userId: string,
  cursor: string | undefined,
): Promise<JournalChanges | 'off' | 'deleted'> {
  const seen = cursor === undefined ? undefined : parseCursor(cursor);
  const found = await database
    .select({ id: journals.id, position: journals.position, deletedAt: journals.deletedAt })
    .from(journals)
    .where(
      and(
        eq(journals.userId, userId),
        or(isNull(journals.deletedAt), seen && eq(journals.id, seen.journalId)),
      ),
    );
  const journal = found.find(({ deletedAt }) => deletedAt === null);
  if (!journal) return 'off';
  if (found.length > 1) return 'deleted';
  // A database that was set back to a copy of itself knows less than the device has seen.
  const isKnown = seen !== undefined && seen.journalId === journal.id && seen.position <= journal.position;
  const since = isKnown ? seen.position : 0;
  const rows = await database
    .select({ position: entries.position, entry: entries.entry })
    .from(entries)
    .where(and(eq(entries.journalId, journal.id), gt(entries.position, since)))
    .orderBy(asc(entries.position))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    entries: page.map(({ entry }) => entry),
    // Not the journal's own position, which may have gone on between the two questions.
    cursor: `${journal.id}.${page.at(-1)?.position ?? since}`,
    reset: cursor !== undefined && !isKnown,
    hasMore: rows.length > PAGE_SIZE,
  };
}

function parseCursor(cursor: string): { journalId: string; position: number } | undefined {
  const match = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,16})$/.exec(cursor);
  return match?.[1] === undefined ? undefined : { journalId: match[1], position: Number(match[2]) };
}

/**
 * Finds a person's copy and makes all others who would change it wait for the end of the transaction. So its positions
 * become visible in their order, and whoever has read up to one has missed none before it.
 *
 * @returns undefined when sync is off.
 */
export async function lockJournal(tx: Database, userId: string): Promise<Journal | undefined> {
  // The person's row, since copies come and go: after waiting, the next question sees the one that is there by then.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [journal] = await tx
    .select({ id: journals.id, position: journals.position, size: journals.size })
    .from(journals)
    .where(and(eq(journals.userId, userId), isNull(journals.deletedAt)));
  return journal;
}
