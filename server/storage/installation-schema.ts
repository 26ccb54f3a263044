import { pgTable, text } from 'drizzle-orm/pg-core';

/** What all servers on the database share: the secret, and the time of the last write probe. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
