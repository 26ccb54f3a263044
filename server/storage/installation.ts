import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database';
import { installationValues } from './installation-schema';

const SECRET = 'secret';
const WRITTEN = 'written';

/**
 * The secret of the installation. It keys the hashes of guessable values, such as addresses, and those in device
 * tokens.
 * @param given from the settings. Without it, the first server stores a new secret in the database
 */
export async function readOrCreateSecret(database: Database, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  await database
    .insert(installationValues)
    .values({ name: SECRET, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [stored] = await database
    .select()
    .from(installationValues)
    .where(eq(installationValues.name, SECRET));
  if (!stored) throw new Error('The database kept no secret');
  return stored.value;
}

/** An update in place succeeds even on a full disk, so a temporary table takes new space. @throws on failure */
export async function probeDatabaseWrite(database: Database): Promise<void> {
  const value = new Date().toISOString();
  await database.transaction(async (tx) => {
    await tx
      .insert(installationValues)
      .values({ name: WRITTEN, value })
      .onConflictDoUpdate({ target: installationValues.name, set: { value } });
    await tx.execute(sql`create temporary table write_probe on commit drop as select 1 as value`);
  });
}
