import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  JOURNAL_QUOTA,
  type JournalChanges,
  partitionVersions,
  type SyncedVersion,
} from '../../domain/contract';
import { newerVersion } from '../../domain/journal';
import { users } from '../accounts/schema';
import type { Database } from '../storage/database';
import { changeTallies, isTalliedCondition } from './change-tallies';
import { entries, journals, tallies } from './schema';

/** Entries per answer. */
export const ENTRIES_PER_PAGE = 500;

/** Entries per local day, including removed ones: one every 43 s around the clock. */
export const MOST_ENTRIES_A_DAY = 2000;

/** Ids of deleted copies per person. The oldest ids beyond this number are deleted. */
const MOST_DELETED = 100;

interface Journal {
  readonly id: string;
  readonly position: number;
  /** Entries, including removed ones. */
  readonly size: number;
  readonly isTallied: boolean;
}

/**
 * On: creates an empty copy of the journal, unless there is one. Off: deletes the copy. Devices keep their entries, and
 * send them again when sync is turned on.
 */
export function setSync(database: Database, userId: string, sync: boolean): Promise<void> {
  return database.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ sync })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (changed.length === 0) return;
    await (sync ? ensureJournal : dropJournal)(tx, userId);
  });
}

export async function ensureJournal(tx: Database, userId: string): Promise<void> {
  if (!(await lockJournal(tx, userId))) await tx.insert(journals).values({ id: randomUUID(), userId });
}

async function dropJournal(tx: Database, userId: string): Promise<void> {
  const journal = await lockJournal(tx, userId);
  if (journal) await tx.delete(journals).where(eq(journals.id, journal.id));
}

/**
 * Deletes the copy and creates an empty one, unless no device has ever sent an entry. Every device then deletes the
 * entries that it has sent.
 * @returns false when sync is off
 */
export function deleteJournal(database: Database, userId: string, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const journal = await lockJournal(tx, userId);
    if (!journal) return false;
    // No device has sent anything to a copy at position 0.
    if (journal.position === 0) return true;
    await tx.delete(entries).where(eq(entries.journalId, journal.id));
    await tx.delete(tallies).where(eq(tallies.journalId, journal.id));
    await tx.update(journals).set({ deletedAt: now, size: 0 }).where(eq(journals.id, journal.id));
    await tx.insert(journals).values({ id: randomUUID(), userId });
    await deleteOldestIds(tx, userId);
    return true;
  });
}

async function deleteOldestIds(tx: Database, userId: string): Promise<void> {
  const oldest = tx
    .select({ id: journals.id })
    .from(journals)
    .where(and(eq(journals.userId, userId), isNotNull(journals.deletedAt)))
    .orderBy(desc(journals.deletedAt))
    .offset(MOST_DELETED);
  await tx.delete(journals).where(inArray(journals.id, oldest));
}

/**
 * Stores the entries and removals that a device sends, all or none. Idempotent.
 *
 * @returns the number of different entries among the sent versions; `off` when sync is off; `full` when new entries
 *   exceed the quota, `crowded` when they exceed {@link MOST_ENTRIES_A_DAY}; nothing is stored then
 */
export function storeEntries(
  database: Database,
  userId: string,
  sent: readonly SyncedVersion[],
): Promise<number | 'off' | 'full' | 'crowded'> {
  return database.transaction(async (tx) => {
    const journal = await lockJournal(tx, userId);
    if (!journal) return 'off';
    const ids = [...new Set(sent.map(({ id }) => id))];
    const found = await tx
      .select({ entry: entries.entry })
      .from(entries)
      .where(and(eq(entries.journalId, journal.id), inArray(entries.id, ids)));
    const known = new Map(found.map(({ entry }) => [entry.id, entry]));
    const changed = changedBy(known, sent);
    const size = journal.size + ids.length - known.size;
    if (size > JOURNAL_QUOTA && size > journal.size) return 'full';
    if (await exceedsDayLimit(tx, journal.id, known, changed)) return 'crowded';
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
      const position = journal.position + changed.length;
      if (journal.isTallied) await changeTallies(tx, journal.id, known, changed);
      await tx
        .update(journals)
        .set({ position, size, ...(journal.isTallied && { talliedTo: position }) })
        .where(eq(journals.id, journal.id));
    }
    return ids.length;
  });
}

/** Whether a day would have more than {@link MOST_ENTRIES_A_DAY} entries. */
async function exceedsDayLimit(
  tx: Database,
  journalId: string,
  known: ReadonlyMap<string, SyncedVersion>,
  changed: readonly SyncedVersion[],
): Promise<boolean> {
  const more = new Map<string, number>();
  for (const { id, day } of changed) if (known.get(id)?.day !== day) more.set(day, (more.get(day) ?? 0) + 1);
  if (more.size === 0) return false;
  const counted = await tx
    .select({ day: entries.day, count: count() })
    .from(entries)
    .where(and(eq(entries.journalId, journalId), inArray(entries.day, [...more.keys()])))
    .groupBy(entries.day);
  const stored = new Map(counted.map(({ day, count }) => [day, count]));
  return [...more].some(([day, count]) => count + (stored.get(day) ?? 0) > MOST_ENTRIES_A_DAY);
}

/** The sent versions to store, one per entry, in the order of their first change. */
function changedBy(
  known: ReadonlyMap<string, SyncedVersion>,
  sent: readonly SyncedVersion[],
): SyncedVersion[] {
  const versions = new Map(known);
  const changed = new Set<string>();
  for (const entry of sent) {
    const stored = versions.get(entry.id);
    const newer = stored ? newerVersion(stored, entry) : entry;
    if (newer === stored) continue;
    versions.set(entry.id, newer);
    changed.add(entry.id);
  }
  return [...changed].map((id) => versions.get(id) as SyncedVersion);
}

/**
 * Reads one page of changes.
 *
 * @param cursor undefined reads from the beginning; an invalid one counts as that of an unknown copy
 * @returns `off` when sync is off, `deleted` when the person has deleted the copy of the cursor
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
  // A database that was restored from a backup may be behind the device's cursor.
  const isKnown = seen !== undefined && seen.journalId === journal.id && seen.position <= journal.position;
  const since = isKnown ? seen.position : 0;
  const rows = await database
    .select({ position: entries.position, entry: entries.entry })
    .from(entries)
    .where(and(eq(entries.journalId, journal.id), gt(entries.position, since)))
    .orderBy(asc(entries.position))
    .limit(ENTRIES_PER_PAGE + 1);
  const page = rows.slice(0, ENTRIES_PER_PAGE);
  return {
    ...partitionVersions(page.map(({ entry }) => entry)),
    // Another transaction may have raised the journal's position between the two queries.
    cursor: `${journal.id}.${page.at(-1)?.position ?? since}`,
    reset: cursor !== undefined && !isKnown,
    hasMore: rows.length > ENTRIES_PER_PAGE,
  };
}

function parseCursor(cursor: string): { journalId: string; position: number } | undefined {
  const match = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,16})$/.exec(cursor);
  return match?.[1] === undefined ? undefined : { journalId: match[1], position: Number(match[2]) };
}

/**
 * Locks a person's copy until the end of the transaction, so that positions become visible in order. A device that has
 * read up to a position has therefore missed no earlier change.
 * @returns undefined when sync is off
 */
export async function lockJournal(tx: Database, userId: string): Promise<Journal | undefined> {
  // Locks the person's row instead of the copy's row, because a concurrent request may create or delete the copy. The
  // second query reads the copy that exists after the wait.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [journal] = await tx
    .select({
      id: journals.id,
      position: journals.position,
      size: journals.size,
      isTallied: sql<boolean>`${isTalliedCondition}`,
    })
    .from(journals)
    .where(and(eq(journals.userId, userId), isNull(journals.deletedAt)));
  return journal;
}
