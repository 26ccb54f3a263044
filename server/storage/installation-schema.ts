import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation as a whole, shared by all servers on one database: its secret, when it was last written to. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
