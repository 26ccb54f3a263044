/** The tables of the copies of journals that people keep with their accounts. */
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
import type { SyncedEntry } from '../../domain/contract';
import { users } from '../accounts/schema';

/**
 * Copies of journals. A person has one at most that is not deleted, and none while sync is off. Deleted ones stay
 * for a while as empty names, so that a device that comes late learns that what it knows is to be forgotten.
 */
export const journals = pgTable(
  'journals',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The position of the entry that changed last. */
    position: bigint({ mode: 'number' }).notNull().default(0),
    /** How many entries it has. */
    size: integer().notNull().default(0),
    /** The position up to which its days were counted, and by which version of the counting. */
    talliedTo: bigint('tallied_to', { mode: 'number' }).notNull().default(0),
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
    /** Made on a device; another person's may be the same. */
    id: text().notNull(),
    /** Counts the changes of one journal: what a device asks for next begins after the last it has seen. */
    position: bigint({ mode: 'number' }).notNull(),
    /** The person's local day, `2026-11-20`. */
    day: text().notNull(),
    entry: jsonb().$type<SyncedEntry>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.id] }),
    uniqueIndex('entries_position').on(table.journalId, table.position),
    index('entries_day').on(table.journalId, table.day),
  ],
);

/**
 * What the days of a copy come to, one row a local day. They are made from the entries when somebody asks for figures;
 * `journals.talliedTo` says how far they were counted, so whoever reads finds out what is missing.
 */
export const tallies = pgTable(
  'tallies',
  {
    journalId: uuid('journal_id')
      .notNull()
      .references(() => journals.id, { onDelete: 'cascade' }),
    /** The person's local day, `2026-11-20`. */
    day: text().notNull(),
    tally: jsonb().$type<DayTally>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.journalId, table.day] })],
);
