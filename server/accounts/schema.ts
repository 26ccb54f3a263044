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
    /** As the person wrote it; unique without regard to case. */
    username: text().notNull(),
    /** Argon2id, with its salt and cost in the text. */
    passwordHash: text('password_hash').notNull(),
    /** Whether a copy of the journal is kept. */
    sync: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('users_username').on(sql`lower(${table.username})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, in hex: who reads the table can sign in nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person calls it by when they end it from elsewhere: worth nothing as a token. */
    id: uuid().notNull().defaultRandom(),
    /** The beginning of the day on which it began: at what hour somebody signs in is nobody's business. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** For good, however much it is used. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The last day on which it was used. */
    usedOn: date('used_on', { mode: 'string' }).notNull().defaultNow(),
    /** The day on which its token was given: one that is old is renewed when it is used. */
    tokenFrom: date('token_from', { mode: 'string' }).notNull().defaultNow(),
    /** The token before this one, which counts until the browser is known to have the new one. */
    previousHash: text('previous_hash'),
    /** When the old token ends, once the new one has been used: requests that were under way still carry it. */
    previousUntil: timestamp('previous_until', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_previous').on(table.previousHash),
  ],
);

/** A code that was used is no longer here. */
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

/** How often something was tried: shared by all server processes. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is limited and for whom, as a keyed hash: `password-name:…`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the counting begins anew. */
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_reset').on(table.resetsAt)],
);
