import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Values of the installation that all servers on the database share: its secret, and the time of the last write
 * probe.
 */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
