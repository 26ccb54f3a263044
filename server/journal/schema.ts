import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DayTally } from '../../domain/analytics/tally';
import type { SyncedVersion } from '../../domain/contract';
import { users } from '../accounts/schema';

/**
 * A person with sync on has one copy that is not deleted. The ids of deleted copies stay for a while, so that a device
 * that was away learns of the deletion.
 */
export const journals = pgTable(
  'journals',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: bigint({ mode: 'number' }).notNull().default(0),
    /** Entries, including removed ones. */
    size: integer().notNull().default(0),
    /** Position up to which the days are tallied. */
    talliedTo: bigint('tallied_to', { mode: 'number' }).notNull().default(0),
    /** `TALLY_VERSION` of the stored tallies; 0 before the first ones. */
    tallyVersion: integer('tally_version').notNull().default(0),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('journals_user').on(table.userId).where(sql`${table.deletedAt} is null`),
    index('journals_user_all').on(table.userId),
  ],
);

export const entries = pgTable(
  'entries',
  {
    journalId: uuid('journal_id')
      .notNull()
      .references(() => journals.id, { onDelete: 'cascade' }),
    /** The device creates it, so entries of two people may have the same id. */
    id: text().notNull(),
    /** Number of the change within its journal. A device asks for the changes after the last one that it has read. */
    position: bigint({ mode: 'number' }).notNull(),
    /** Local, `2026-11-20`. */
    day: text().notNull(),
    /** A removal stays, so that an older version from another device does not return. */
    entry: jsonb().$type<SyncedVersion>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.id] }),
    uniqueIndex('entries_position').on(table.journalId, table.position),
    index('entries_day').on(table.journalId, table.day),
  ],
);

/** Derived from the entries, one row per local day, without the changes after `journals.talliedTo`. */
export const tallies = pgTable(
  'tallies',
  {
    journalId: uuid('journal_id')
      .notNull()
      .references(() => journals.id, { onDelete: 'cascade' }),
    /** Local, `2026-11-20`. */
    day: text().notNull(),
    tally: jsonb().$type<DayTally>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.journalId, table.day] })],
);
