import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database';
import { installation } from './installation-schema';

const SECRET = 'secret';
const WRITTEN = 'written';

/**
 * The secret of the installation. It keys hashes of guessable values (addresses) and device tokens.
 *
 * @param given Secret of the settings. Without it the first server makes one and stores it in the database.
 */
export async function readSecret(database: Database, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  await database
    .insert(installation)
    .values({ name: SECRET, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await database.select().from(installation).where(eq(installation.name, SECRET));
  if (!kept) throw new Error('The database kept no secret');
  return kept.value;
}

/**
 * Tries whether the database can be written. A full disk still changes a row in place, so this takes new room as well.
 *
 * @throws when it cannot.
 */
export async function tryToWrite(database: Database): Promise<void> {
  const value = new Date().toISOString();
  await database.transaction(async (tx) => {
    await tx
      .insert(installation)
      .values({ name: WRITTEN, value })
      .onConflictDoUpdate({ target: installation.name, set: { value } });
    await tx.execute(sql`create temporary table write_probe on commit drop as select 1 as value`);
  });
}
