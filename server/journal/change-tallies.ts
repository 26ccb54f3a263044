import { and, eq, inArray, sql } from 'drizzle-orm';
import { type DayTally, TALLY_VERSION, tallyDay, updateTally } from '../../domain/analytics/tally';
import type { SyncedEntry, SyncedVersion } from '../../domain/contract';
import { isRemoval } from '../../domain/journal';
import type { Database } from '../storage/database';
import { journals, tallies } from './schema';

/** Whether the tallies include all entries, and have this server's version. */
export const isTalliedCondition = and(
  eq(journals.talliedTo, journals.position),
  eq(journals.tallyVersion, TALLY_VERSION),
);

/**
 * Changes the tallies of the days of a batch by the difference that the batch makes, so that no day is read again.
 *
 * @param tx transaction that stores the batch, and holds the lock of the journal
 * @param known stored versions of the entries before the batch, by id
 * @param changed versions that the batch stores, one per entry
 */
export async function changeTallies(
  tx: Database,
  journalId: string,
  known: ReadonlyMap<string, SyncedVersion>,
  changed: readonly SyncedVersion[],
): Promise<void> {
  const days = new Map<string, { before: SyncedEntry[]; after: SyncedEntry[] }>();
  const note = (version: SyncedVersion | undefined, when: 'before' | 'after') => {
    if (version === undefined || isRemoval(version)) return;
    const ofDay = days.get(version.day) ?? { before: [], after: [] };
    ofDay[when].push(version);
    days.set(version.day, ofDay);
  };
  for (const version of changed) {
    note(known.get(version.id), 'before');
    note(version, 'after');
  }
  if (days.size === 0) return;
  const rows = await tx
    .select({ day: tallies.day, tally: tallies.tally })
    .from(tallies)
    .where(and(eq(tallies.journalId, journalId), inArray(tallies.day, [...days.keys()])));
  const stored = new Map<string, DayTally>(rows.map(({ day, tally }) => [day, tally]));
  await tx
    .insert(tallies)
    .values(
      [...days].map(([day, { before, after }]) => ({
        journalId,
        day,
        tally: updateTally(stored.get(day) ?? tallyDay(day, []), before, after),
      })),
    )
    .onConflictDoUpdate({
      target: [tallies.journalId, tallies.day],
      set: { tally: sql`excluded.tally` },
    });
}
