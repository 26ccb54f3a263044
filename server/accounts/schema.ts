/** The tables of accounts. */
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
    /** As the person typed it. Unique without regard to case. */
    username: text().notNull(),
    /** Argon2id, with salt and cost. */
    passwordHash: text('password_hash').notNull(),
    /** Whether a copy of the journal is kept. */
    sync: boolean().notNull().default(false),
    /** Whether the person has said that they saved the recovery codes that they were shown last. */
    hasSavedCodes: boolean('has_saved_codes').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('users_username').on(sql`lower(${table.username})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, in hex. A reader of the table cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the session in the list of devices. It is no token. */
    id: uuid().notNull().defaultRandom(),
    /** Start of the day on which the session began. The hour is private. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Absolute end, however much the session is used. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Last day of use. */
    usedOn: date('used_on', { mode: 'string' }).notNull().defaultNow(),
    /** Day on which the token was given. An old token is renewed when it is used. */
    tokenFrom: date('token_from', { mode: 'string' }).notNull().defaultNow(),
    /** Token before this one. It counts until the browser has used the new one. */
    previousHash: text('previous_hash'),
    /**
     * End of the old token, set once the browser has used the new one: requests under way still carry the old one.
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

/** Codes that are still unused. A used code is deleted. */
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

/** Counts of tries, shared by all server processes. */
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
