import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { installation } from './installation-schema';

const SECRET = 'secret';
const WRITTEN = 'written';

/**
 * The secret that keys what must not be guessed from the tables (addresses) or made by anybody else (device tokens).
 *
 * @param given By the settings; without it one is made once and kept in the database, for all servers on it.
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

/** Writes something, to see whether that is possible. */
export async function writeMark(database: Database): Promise<void> {
  const value = new Date().toISOString();
  await database
    .insert(installation)
    .values({ name: WRITTEN, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });
}
