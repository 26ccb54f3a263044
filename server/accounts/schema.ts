/** Tables of accounts. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Name as the person typed it. Unique without regard to case. */
    username: text().notNull(),
    /** Argon2id hash, with its salt and cost. */
    passwordHash: text('password_hash').notNull(),
    /** Whether the server keeps a copy of the journal. */
    sync: boolean().notNull().default(false),
    /** Whether the person has confirmed that they saved the newest recovery codes. */
    hasSavedCodes: boolean('has_saved_codes').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('users_username').on(sql`lower(${table.username})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256, in hex, of the token in the cookie. Nobody can sign in with the hash. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** ID of the session in the list of devices. It differs from the token. */
    id: uuid().notNull().defaultRandom(),
    /** Start day of the session, as midnight UTC. For privacy the hour is not stored. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Absolute end of the session. Use does not extend it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Last day of use. */
    usedOn: date('used_on', { mode: 'string' }).notNull().defaultNow(),
    /** Day on which the token was issued. An old token is replaced at its next use. */
    tokenFrom: date('token_from', { mode: 'string' }).notNull().defaultNow(),
    /** Hash of the replaced token. That token stays valid until a minute after the first use of the new one. */
    previousHash: text('previous_hash'),
    /**
     * Time until which the replaced token is valid; null until the first use of the new token. Pending requests may
     * still carry the old token for a moment after that use.
     */
    previousUntil: timestamp('previous_until', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_previous').on(table.previousHash),
  ],
);

/** Unused recovery codes. A used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Counters of the rate limits. All server processes share these counters. */
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
