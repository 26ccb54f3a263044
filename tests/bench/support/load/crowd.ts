/** Writes many people with accounts, copies of journals and purchases directly into a database. */
import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../../../server/accounts/schema';
import { daysReader } from '../../../../server/analytics/tallies';
import { newTransactionId } from '../../../../server/payments/transaction-id';
import type { Database } from '../../../../server/storage/database';
import { openStorage } from '../../../../server/storage/storage';
import type { TestDatabase } from '../../../server/support/engines';

/** Number of people, each signed in, with a copy of their journal and a purchase. */
export const PEOPLE = 1000;
/** Entries per copy: five months with two entries every other day. */
const ENTRIES = 150;
const DAYS = 150;
/** People per statement, so that no statement takes longer than a few seconds. */
const AT_ONCE = 50;

export interface Somebody {
  /** `stillgrove.session=…` */
  readonly cookie: string;
  /** Transaction ID of the person's purchase. */
  readonly transactionId: string;
}

/** Returns the server's date in UTC. Analytics requests and new entries report it as the device's local date. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Creates the tables and the people. @returns the people */
export async function gatherCrowd({ settings }: TestDatabase): Promise<Somebody[]> {
  const storage = await openStorage(settings);
  try {
    return await gather(storage.database);
  } finally {
    await storage.close();
  }
}

async function gather(database: Database): Promise<Somebody[]> {
  const people = Array.from({ length: PEOPLE }, () => {
    const token = randomBytes(32).toString('base64url');
    return {
      cookie: `stillgrove.session=${token}`,
      hash: createHash('sha256').update(token).digest('hex'),
      transactionId: newTransactionId(),
    };
  });
  const list = sql`(
    select (value ->> 'hash') as hash, (value ->> 'transactionId') as transaction_id, ordinality as n
    from jsonb_array_elements(${JSON.stringify(people)}::jsonb) with ordinality
  )`;
  await database.execute(sql`
    insert into users (id, username, password_hash, sync, created_at)
    select gen_random_uuid(), 'one-' || n, '', true, now() from ${list} one`);
  await database.execute(sql`
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select hash, users.id, now(), now() + interval '90 days'
    from ${list} one join users on users.username = 'one-' || n`);
  await database.execute(sql`
    insert into journals (id, user_id, position, size)
    select gen_random_uuid(), id, ${ENTRIES}, ${ENTRIES} from users`);
  for (let first = 1; first <= PEOPLE; first += AT_ONCE) await writeJournals(database, first);
  await countDays(database);
  await database.execute(sql`
    insert into orders (id, transaction_id, provider, provider_order_id, capture_id, state, amount_cents, currency,
      created_at, updated_at)
    select gen_random_uuid(), transaction_id, 'paypal', 'ORDER' || n, 'CAPTURE' || n, 'completed', 999, 'USD', now(), now()
    from ${list} one`);
  for (const table of ['users', 'sessions', 'journals', 'entries', 'tallies', 'orders'])
    await database.execute(sql`analyze ${sql.identifier(table)}`);
  return people;
}

/** Writes a play and a mood for every other day, for {@link AT_ONCE} people starting at an index. */
async function writeJournals(database: Database, first: number): Promise<void> {
  await database.execute(sql`
    insert into entries (journal_id, id, position, day, entry)
    select journals.id, 'entry-' || n, n, day, case n % 2
      when 0 then jsonb_build_object('kind', 'mood', 'id', 'entry-' || n, 'at', at, 'day', day, 'hour', n % 24,
        'mood', (array['positive', 'neutral', 'negative'])[1 + n % 3])
      else jsonb_build_object('kind', 'play', 'id', 'entry-' || n, 'at', at, 'day', day, 'hour', n % 24,
        'game', 'memory-cards', 'level', 1, 'completedAt', at + 60000, 'score', n % 100) end
    from journals, (
      select n, (current_date - 2 * (n / 2) % ${DAYS})::text as day, 1760000000000 + n as at
      from generate_series(1, ${ENTRIES}) n
    ) numbered
    where ${isOneOf(first)}`);
}

/** Selects {@link AT_ONCE} people starting at an index. */
const isOneOf = (first: number) => sql`journals.user_id in (
  select id from users where substring(username from 5)::integer between ${first} and ${first + AT_ONCE - 1}
)`;

/**
 * Counts the days of one person with the server's code. Copies the counts to the other people, who have the same
 * journal.
 */
async function countDays(database: Database): Promise<void> {
  const [one] = await database.select({ id: users.id }).from(users).where(eq(users.username, 'one-1'));
  if (one === undefined) throw new Error('There is nobody');
  await daysReader(database)(one.id);
  const mine = sql`(select id, tallied_to, tally_version from journals where user_id = ${one.id}) mine`;
  for (let first = 2; first <= PEOPLE; first += AT_ONCE)
    await database.execute(sql`
      insert into tallies (journal_id, day, tally)
      select journals.id, tallies.day, tallies.tally
      from ${mine} join tallies on tallies.journal_id = mine.id, journals
      where ${isOneOf(first)}`);
  await database.execute(sql`
    update journals set tallied_to = mine.tallied_to, tally_version = mine.tally_version from ${mine}`);
}
