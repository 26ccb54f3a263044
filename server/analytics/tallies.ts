/** A query reads one tally per day, regardless of the number of entries. */
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type DayTally, TALLY_VERSION, tallyDay } from '../../domain/analytics/tally';
import type { SyncedEntry } from '../../domain/contract';
import { isRemoval } from '../../domain/journal';
import { lockJournal } from '../journal/journal';
import { entries, journals, tallies } from '../journal/schema';
import { type Database, UNNAMED_STATEMENT } from '../storage/database';

/** Days per statement. */
const DAYS_AT_ONCE = 500;

/**
 * Resolves with the tallies of a person's copy, or with undefined when sync is off. Before it reads, it tallies the
 * days that changed since the last tally. The query is prepared once.
 */
export function createDayTallyReader(
  database: Database,
): (userId: string) => Promise<DayTally[] | undefined> {
  const query = journalQuery(database).prepare(UNNAMED_STATEMENT);
  const read = async (userId: string): Promise<Journal | undefined> => (await query.execute({ userId }))[0];
  return async (userId) => {
    const journal = await read(userId);
    if (!journal || isTallied(journal)) return journal?.days;
    await database.transaction((tx) => updateTallies(tx, userId));
    return (await read(userId))?.days;
  };
}

/** One row with all tallies, so that the number of rows does not grow with the number of days. */
function journalQuery(database: Database) {
  return database
    .select({
      id: journals.id,
      position: journals.position,
      talliedTo: journals.talliedTo,
      tallyVersion: journals.tallyVersion,
      days: sql<DayTally[]>`(
        select coalesce(json_agg("tally"), '[]') from ${tallies} where ${tallies.journalId} = ${journals.id}
      )`,
    })
    .from(journals)
    .where(and(eq(journals.userId, sql.placeholder('userId')), isNull(journals.deletedAt)));
}

type Journal = Awaited<ReturnType<typeof journalQuery>>[number];

const isTallied = ({ position, talliedTo, tallyVersion }: Journal): boolean =>
  talliedTo === position && tallyVersion === TALLY_VERSION;

/**
 * Tallies the days with changed entries, or all days if the stored tallies have another version or are ahead of the
 * journal.
 */
async function updateTallies(tx: Database, userId: string): Promise<void> {
  // The lock waits for pending writers, and blocks later ones until this transaction ends.
  if (!(await lockJournal(tx, userId))) return;
  const [journal] = await journalQuery(tx).prepare(UNNAMED_STATEMENT).execute({ userId });
  if (!journal || isTallied(journal)) return;
  const isOutdated = journal.tallyVersion !== TALLY_VERSION || journal.talliedTo > journal.position;
  if (isOutdated) await tx.delete(tallies).where(eq(tallies.journalId, journal.id));
  const changed = await tx
    .selectDistinct({ day: entries.day })
    .from(entries)
    .where(and(eq(entries.journalId, journal.id), gt(entries.position, isOutdated ? 0 : journal.talliedTo)));
  for (let first = 0; first < changed.length; first += DAYS_AT_ONCE) {
    const days = changed.slice(first, first + DAYS_AT_ONCE).map(({ day }) => day);
    await writeTallies(tx, journal.id, days);
  }
  await tx
    .update(journals)
    .set({ talliedTo: journal.position, tallyVersion: TALLY_VERSION })
    .where(eq(journals.id, journal.id));
}

async function writeTallies(tx: Database, journalId: string, days: readonly string[]): Promise<void> {
  const found = await tx
    .select({ day: entries.day, entry: entries.entry })
    .from(entries)
    .where(and(eq(entries.journalId, journalId), inArray(entries.day, days)));
  const byDay = new Map<string, SyncedEntry[]>(days.map((day) => [day, []]));
  for (const { day, entry } of found) if (!isRemoval(entry)) byDay.get(day)?.push(entry);
  await tx
    .insert(tallies)
    .values([...byDay].map(([day, ofDay]) => ({ journalId, day, tally: tallyDay(day, ofDay) })))
    .onConflictDoUpdate({
      target: [tallies.journalId, tallies.day],
      set: { tally: sql`excluded.tally` },
    });
}
