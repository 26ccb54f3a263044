import { pgTable, text } from 'drizzle-orm/pg-core';

/** Shared by all servers on the database: the secret, and the time of the last write probe. */
export const installationValues = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
