/** What the days of a copied journal come to. An answer reads one row a day, however much was done on it. */
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type DayTally, TALLY_VERSION, tallyDay } from '../../domain/analytics/tally';
import type { SyncedEntry } from '../../domain/contract';
import { lockJournal } from '../journal/journal';
import { entries, journals, tallies } from '../journal/schema';
import { type Database, UNNAMED } from '../storage/database';

/** Most days that are counted at once. */
const DAYS_AT_ONCE = 500;

/**
 * @returns what reads the days of a person's copy, after counting what has changed since somebody last read them;
 *   undefined when sync is off. The question is put together once, for everybody who asks.
 */
export function daysReader(database: Database): (userId: string) => Promise<DayTally[] | undefined> {
  const question = journalQuestion(database).prepare(UNNAMED);
  const read = async (userId: string): Promise<Journal | undefined> =>
    (await question.execute({ userId }))[0];
  return async (userId) => {
    const journal = await read(userId);
    if (!journal || isCounted(journal)) return journal?.days;
    await database.transaction((tx) => countAnew(tx, userId));
    return (await read(userId))?.days;
  };
}

/** A whole journal in one row: what it costs to bring a row from the database does not depend on its days. */
function journalQuestion(database: Database) {
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

type Journal = Awaited<ReturnType<typeof journalQuestion>>[number];

/** Whether its tallies are of all its entries, and made as this server makes them. */
const isCounted = ({ position, talliedTo, tallyVersion }: Journal): boolean =>
  talliedTo === position && tallyVersion === TALLY_VERSION;

/** Counts the days of which an entry has changed; all of them, when they were counted in another way. */
async function countAnew(tx: Database, userId: string): Promise<void> {
  // Whoever would change it waits; whoever has, is through.
  if (!(await lockJournal(tx, userId))) return;
  const [journal] = await journalQuestion(tx).prepare(UNNAMED).execute({ userId });
  if (!journal || isCounted(journal)) return;
  const isOutdated = journal.tallyVersion !== TALLY_VERSION || journal.talliedTo > journal.position;
  if (isOutdated) await tx.delete(tallies).where(eq(tallies.journalId, journal.id));
  const changed = await tx
    .selectDistinct({ day: entries.day })
    .from(entries)
    .where(and(eq(entries.journalId, journal.id), gt(entries.position, isOutdated ? 0 : journal.talliedTo)));
  for (let first = 0; first < changed.length; first += DAYS_AT_ONCE) {
    const days = changed.slice(first, first + DAYS_AT_ONCE).map(({ day }) => day);
    await countDays(tx, journal.id, days);
  }
  await tx
    .update(journals)
    .set({ talliedTo: journal.position, tallyVersion: TALLY_VERSION })
    .where(eq(journals.id, journal.id));
}

async function countDays(tx: Database, journalId: string, days: readonly string[]): Promise<void> {
  const found = await tx
    .select({ day: entries.day, entry: entries.entry })
    .from(entries)
    .where(and(eq(entries.journalId, journalId), inArray(entries.day, days)));
  const byDay = new Map<string, SyncedEntry[]>(days.map((day) => [day, []]));
  for (const { day, entry } of found) byDay.get(day)?.push(entry);
  await tx
    .insert(tallies)
    .values([...byDay].map(([day, ofDay]) => ({ journalId, day, tally: tallyDay(day, ofDay) })))
    .onConflictDoUpdate({
      target: [tallies.journalId, tallies.day],
      set: { tally: sql`excluded.tally` },
    });
}
