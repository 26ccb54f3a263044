import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** All server processes share these counters. */
export const attempts = pgTable(
  'attempts',
  {
    /** Name of the limit and a keyed hash of its subject: `password-name:…`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** End of the window. */
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_reset').on(table.resetsAt)],
);
