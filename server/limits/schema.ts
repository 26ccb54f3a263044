import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const attemptCounts = pgTable(
  'attempts',
  {
    /** Name of the limit and a keyed hash of its subject: `password-name:…`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_reset').on(table.resetsAt)],
);
